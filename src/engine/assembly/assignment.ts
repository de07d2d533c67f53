import { clear, heapOver, heapSize, pop, push } from './heap';
import { copyOf, Floats, floats, Ints, ints, noInts } from './memory';

/*
 * Exact maximum-weight matching in a sparse bipartite graph; rows and columns may stay unmatched. In three steps, none of
 * which builds a matrix:
 * 1. `peel` settles forests (single edges, stars, paths) in linear time and shrinks the rest;
 * 2. `bid` matches most of the remaining rows by an auction, O(edges);
 * 3. `augment` inserts each row left over by a shortest augmenting path, O(edges · log columns) per row.
 *
 * Steps 2 and 3 are Jonker & Volgenant (1987), "A shortest augmenting path algorithm for dense and sparse linear
 * assignment problems", without its requirement that everything be matched: a row may also take nothing, for 0.
 */

// The edges, in the order of the input.
let rows: i32 = 0;
let columns: i32 = 0;
let edges: i32 = 0;
let row: Ints = changetype<Ints>(0);
let column: Ints = changetype<Ints>(0);
let weight: Floats = changetype<Floats>(0);

/** What peeling leaves, by row: the edges of row r are those from `kernelStart[r]` up to `kernelStart[r + 1]`. */
let kernelStart: Ints = changetype<Ints>(0);
let kernelColumn: Ints = changetype<Ints>(0);
/** What an edge is worth over and above what its two ends can fall back on. */
let kernelWeight: Floats = changetype<Floats>(0);

/** Column of each row, row of each column, or −1. */
let columnOf: Ints = changetype<Ints>(0);
let rowOf: Ints = changetype<Ints>(0);
/**
 * What proves a matching best (the dual variables of the linear program): prices and profits are at least 0,
 * `profit[row] + price[column] ≥ weight` on every edge with equality on the matched ones, and a column without row costs
 * 0. The matching is of maximum weight once every row without column also has profit 0.
 */
let price: Floats = changetype<Floats>(0);
let profit: Floats = changetype<Floats>(0);

/** The column of each row, or −1. Returns 0 if an edge is none: within rows and columns, of positive and finite weight. */
export function assign(
  rowCount: i32,
  columnCount: i32,
  edgeCount: i32,
  edgeRow: Ints,
  edgeColumn: Ints,
  edgeWeight: Floats,
): Ints {
  rows = rowCount;
  columns = columnCount;
  edges = edgeCount;
  row = edgeRow;
  column = edgeColumn;
  weight = edgeWeight;
  for (let e = 0; e < edges; e++) {
    if (<u32>row[e] >= <u32>rows || <u32>column[e] >= <u32>columns) return changetype<Ints>(0);
    if (!(weight[e] > 0 && weight[e] < Infinity)) return changetype<Ints>(0);
  }
  columnOf = noInts(rows);
  rowOf = noInts(columns);
  peel();
  if (kernelStart[rows] > 0) {
    price = floats(columns);
    profit = floats(rows);
    augment(bid());
  }
  restore();
  return columnOf;
}

/** A vertex looks through its d edges again only after d/8 of its neighbours have left: the sum stays linear. */
const RESCAN: i32 = 8;

// Rows and columns alike are vertices; column c counts as vertex `rows + c`.
/** The edges of each vertex: `incident[firstOf[v]]` and those that follow, as many as `lengthOf[v]`. */
let firstOf: Ints = changetype<Ints>(0);
let lengthOf: Ints = changetype<Ints>(0);
let incident: Ints = changetype<Ints>(0);
let degree: Ints = changetype<Ints>(0);
let departed: Ints = changetype<Ints>(0);
let fallback: Floats = changetype<Floats>(0);
let isGone: Ints = changetype<Ints>(0);
let leaves: Ints = changetype<Ints>(0);
let leafCount: i32 = 0;
/** The edges of leaves to the neighbours that may need them, in the order in which they were found. */
let pairs: Ints = changetype<Ints>(0);
let pairCount: i32 = 0;
let edgesLeft: i32 = 0;

/**
 * The degree-one rule of Karp & Sipser (1981) with weights, in linear time.
 *
 * A vertex with one edge left, worth w, is there for its neighbour whatever else happens. So w (less what the leaf
 * itself can fall back on) becomes the `fallback` of the neighbour, and the leaf goes. An edge that is worth no more
 * than the fallbacks of its two ends goes as well. In a forest nothing is left.
 */
function peel(): void {
  const vertices = rows + columns;
  layIncidence();
  departed = ints(vertices);
  fallback = floats(vertices);
  isGone = ints(edges);
  leaves = ints(vertices);
  leafCount = 0;
  pairs = ints(min(vertices, edges));
  pairCount = 0;
  edgesLeft = edges;

  degree = copyOf(lengthOf, vertices);
  for (let v = 0; v < vertices; v++) if (degree[v] === 1) leaves[leafCount++] = v;
  for (let next = 0; next < leafCount; next++) {
    const leaf = leaves[next];
    if (degree[leaf] === 0) continue;
    let i = firstOf[leaf];
    while (isGone[incident[i]] !== 0) i++;
    const e = incident[i];
    const neighbour = leaf < rows ? rows + column[e] : row[e];
    const offer = weight[e] - fallback[leaf];
    remove(e);
    if (offer <= fallback[neighbour]) continue;
    fallback[neighbour] = offer;
    pairs[pairCount++] = e;
    if (++departed[neighbour] * RESCAN >= degree[neighbour]) rescan(neighbour);
  }

  kernelStart = ints(rows + 1);
  if (edgesLeft === 0) return;
  kernelColumn = ints(edgesLeft);
  kernelWeight = floats(edgesLeft);
  let size = 0;
  for (let r = 0; r < rows; r++) {
    rescan(r);
    for (let i = firstOf[r]; i < firstOf[r] + lengthOf[r]; i++, size++) {
      kernelColumn[size] = column[incident[i]];
      kernelWeight[size] = surplus(incident[i]);
    }
    kernelStart[r + 1] = size;
  }
}

function layIncidence(): void {
  const vertices = rows + columns;
  firstOf = ints(vertices + 1);
  lengthOf = ints(vertices);
  incident = ints(2 * edges);
  for (let e = 0; e < edges; e++) {
    firstOf[row[e] + 1]++;
    firstOf[rows + column[e] + 1]++;
  }
  for (let v = 0; v < vertices; v++) firstOf[v + 1] += firstOf[v];
  for (let e = 0; e < edges; e++) {
    const r = row[e];
    const c = rows + column[e];
    incident[firstOf[r] + lengthOf[r]++] = e;
    incident[firstOf[c] + lengthOf[c]++] = e;
  }
}

function surplus(e: i32): f64 {
  return weight[e] - fallback[row[e]] - fallback[rows + column[e]];
}

function remove(e: i32): void {
  isGone[e] = 1;
  edgesLeft--;
  if (--degree[row[e]] === 1) leaves[leafCount++] = row[e];
  if (--degree[rows + column[e]] === 1) leaves[leafCount++] = rows + column[e];
}

function rescan(vertex: i32): void {
  const end = firstOf[vertex] + lengthOf[vertex];
  let kept = firstOf[vertex];
  for (let i = kept; i < end; i++) {
    const e = incident[i];
    if (isGone[e] !== 0) continue;
    if (surplus(e) > 0) incident[kept++] = e;
    else remove(e);
  }
  lengthOf[vertex] = kept - firstOf[vertex];
  departed[vertex] = 0;
}

/**
 * Completes the matching of what was left to one of the whole graph. The last fallback of a vertex is its best; a leaf
 * that is not needed turns to its own fallbacks, made earlier.
 */
function restore(): void {
  for (let i = pairCount - 1; i >= 0; i--) {
    const e = pairs[i];
    if (columnOf[row[e]] >= 0 || rowOf[column[e]] >= 0) continue;
    columnOf[row[e]] = column[e];
    rowOf[column[e]] = row[e];
  }
}

/** Bids per row on average, after which rows are left to the exact search; a price war could go on for long. */
const PATIENCE: i64 = 16;

let waiting: Ints = changetype<Ints>(0);

/**
 * Lets every row bid for the column that gives it most (`weight − price`), at the price where it would as soon take
 * its second best: the "augmenting row reduction" of Jonker & Volgenant (1987), an auction in which nobody overpays.
 * A row that is outbid bids again. Returns how many rows still want a column (`waiting`): those whose best column is
 * taken and no better than the second best, and all that are outbid once patience runs out. Who has most to gain comes
 * first, lest many weak rows push a long chain of others to and fro before a strong one ends the matter.
 */
function bid(): i32 {
  waiting = ints(rows);
  let count = 0;
  let patience = PATIENCE * rows;
  for (let first = 0; first < rows; first++) {
    let bidder = first;
    while (bidder >= 0) {
      let best: f64 = 0;
      let second: f64 = 0;
      let choice = -1;
      for (let i = kernelStart[bidder]; i < kernelStart[bidder + 1]; i++) {
        const c = kernelColumn[i];
        const value = kernelWeight[i] - price[c];
        if (value > best || (value === best && rowOf[c] < 0 && choice >= 0 && rowOf[choice] >= 0)) {
          second = best;
          best = value;
          choice = c;
        } else if (value > second) second = value;
      }
      profit[bidder] = best;
      if (choice < 0) break;
      const outbid = rowOf[choice];
      if (outbid >= 0 && (best === second || patience-- <= 0)) {
        waiting[count++] = bidder;
        break;
      }
      price[choice] += best - second;
      profit[bidder] = second;
      columnOf[bidder] = choice;
      rowOf[choice] = bidder;
      if (outbid >= 0) columnOf[outbid] = -1;
      bidder = outbid;
    }
  }
  sortWaiting(count);
  return count;
}

/** Sorts the waiting rows by falling profit, then by number: a merge sort, from the bottom up. */
function sortWaiting(count: i32): void {
  let from = waiting;
  let to = ints(count);
  for (let width = 1; width < count; width *= 2) {
    for (let low = 0; low < count; low += 2 * width) {
      const middle = min(low + width, count);
      const high = min(low + 2 * width, count);
      let a = low;
      let b = middle;
      for (let i = low; i < high; i++) {
        const takesFirst = a < middle && (b >= high || profit[from[a]] >= profit[from[b]]);
        to[i] = takesFirst ? from[a++] : from[b++];
      }
    }
    const sorted = to;
    to = from;
    from = sorted;
  }
  waiting = from;
}

/**
 * Gives each of the waiting rows its place by a shortest augmenting path: Dijkstra's search over the reduced costs
 * `profit + price − weight ≥ 0` (Edmonds & Karp 1972, Tomizawa 1971), from the row to the nearest free column or to
 * the row that loses least by going without. The search then lowers profits and raises prices so that the path costs
 * nothing, and shifts the matching along it.
 */
function augment(count: i32): void {
  if (count === 0) return;
  const distance = floats(columns);
  for (let c = 0; c < columns; c++) distance[c] = Infinity;
  /** The row from which a column was reached. */
  const from = ints(columns);
  const reached = ints(columns);
  const settled = ints(columns);
  heapOver(distance, columns);

  for (let w = 0; w < count; w++) {
    const source = waiting[w];
    // Prices have only risen since the row had its bid.
    profit[source] = 0;
    for (let i = kernelStart[source]; i < kernelStart[source + 1]; i++) {
      profit[source] = max(profit[source], kernelWeight[i] - price[kernelColumn[i]]);
    }

    let reachedCount = 0;
    let settledCount = 0;
    let at = source;
    let travelled: f64 = 0;
    let shortest: f64 = Infinity;
    let loser = -1;
    let freeColumn = -1;
    for (;;) {
      const reserve = travelled + profit[at];
      if (reserve < shortest) {
        shortest = reserve;
        loser = at;
        freeColumn = -1;
      }
      for (let i = kernelStart[at]; i < kernelStart[at + 1] && travelled < shortest; i++) {
        const c = kernelColumn[i];
        // Rounding can make a reduced cost of 0 negative: no step may lead back.
        const length = max(travelled, reserve + price[c] - kernelWeight[i]);
        if (length >= shortest || length >= distance[c]) continue;
        from[c] = at;
        if (rowOf[c] < 0) {
          shortest = length;
          freeColumn = c;
        } else {
          if (distance[c] === Infinity) reached[reachedCount++] = c;
          distance[c] = length;
          push(c);
        }
      }
      if (heapSize === 0 || travelled >= shortest) break;
      const nearest = pop();
      if (distance[nearest] >= shortest) break;
      settled[settledCount++] = nearest;
      travelled = distance[nearest];
      at = rowOf[nearest];
    }

    profit[source] = max(0, profit[source] - shortest);
    for (let i = 0; i < settledCount; i++) {
      const c = settled[i];
      const change = shortest - distance[c];
      price[c] += change;
      profit[rowOf[c]] = max(0, profit[rowOf[c]] - change);
    }
    for (let i = 0; i < reachedCount; i++) distance[reached[i]] = Infinity;
    clear();

    let c = freeColumn;
    if (c < 0) {
      c = columnOf[loser];
      columnOf[loser] = -1;
    }
    while (c >= 0) {
      const taker = from[c];
      const left = columnOf[taker];
      columnOf[taker] = c;
      rowOf[c] = taker;
      c = left;
    }
  }
}
