import { column, columnOf, columns, edges, row, rowOf, rows, weight } from './assignment-graph';
import { copyOf, Floats, floats, Ints, ints } from './memory';

/** The kernel: the edges that peeling leaves. Those of row r are at `kernelStart[r]` up to `kernelStart[r + 1]`. */
export let kernelStart: Ints = changetype<Ints>(0);
export let kernelColumn: Ints = changetype<Ints>(0);
/** The weight of an edge less the fallbacks of its two ends. */
export let kernelWeight: Floats = changetype<Floats>(0);

/** A vertex of degree d rescans its edges only after d/8 of its neighbours were removed, so the total work is linear. */
const RESCAN: i32 = 8;

// Rows and columns are vertices; column c is vertex `rows + c`.
/** The edges of vertex v are `lengthOf[v]` entries of `incident`, starting at `firstOf[v]`. */
let firstOf: Ints = changetype<Ints>(0);
let lengthOf: Ints = changetype<Ints>(0);
let incident: Ints = changetype<Ints>(0);
let degree: Ints = changetype<Ints>(0);
let removedNeighbours: Ints = changetype<Ints>(0);
let fallback: Floats = changetype<Floats>(0);
let isRemoved: Ints = changetype<Ints>(0);
let leaves: Ints = changetype<Ints>(0);
let leafCount: i32 = 0;
/** Edges from removed leaves to the neighbours that may be matched with them, in the order of removal. */
let pairs: Ints = changetype<Ints>(0);
let pairCount: i32 = 0;
let edgesLeft: i32 = 0;

/**
 * The degree-one rule of Karp & Sipser (1981) with weights, in linear time.
 *
 * A leaf (a vertex with one edge left) can be matched only with its neighbour. The weight of its edge, less the fallback
 * of the leaf itself, becomes the `fallback` of the neighbour: the gain that the neighbour has if it is not matched with
 * another vertex. Then the leaf is removed. Edges whose weight does not exceed the fallbacks of their two ends are removed
 * too. In a forest nothing is left.
 */
export function peel(): void {
  const vertices = rows + columns;
  buildIncidence();
  removedNeighbours = ints(vertices);
  fallback = floats(vertices);
  isRemoved = ints(edges);
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
    while (isRemoved[incident[i]] !== 0) i++;
    const e = incident[i];
    const neighbour = leaf < rows ? rows + column[e] : row[e];
    const offer = weight[e] - fallback[leaf];
    remove(e);
    if (offer <= fallback[neighbour]) continue;
    fallback[neighbour] = offer;
    pairs[pairCount++] = e;
    if (++removedNeighbours[neighbour] * RESCAN >= degree[neighbour]) rescan(neighbour);
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

function buildIncidence(): void {
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
  isRemoved[e] = 1;
  edgesLeft--;
  if (--degree[row[e]] === 1) leaves[leafCount++] = row[e];
  if (--degree[rows + column[e]] === 1) leaves[leafCount++] = rows + column[e];
}

function rescan(vertex: i32): void {
  const end = firstOf[vertex] + lengthOf[vertex];
  let kept = firstOf[vertex];
  for (let i = kept; i < end; i++) {
    const e = incident[i];
    if (isRemoved[e] !== 0) continue;
    if (surplus(e) > 0) incident[kept++] = e;
    else remove(e);
  }
  lengthOf[vertex] = kept - firstOf[vertex];
  removedNeighbours[vertex] = 0;
}

/**
 * Extends the matching of the kernel to the whole graph. Edges are added in reverse order of removal, because the last
 * fallback of a vertex is its best, and a leaf that stays unmatched may use its own fallbacks, which are older.
 */
export function restore(): void {
  for (let i = pairCount - 1; i >= 0; i--) {
    const e = pairs[i];
    if (columnOf[row[e]] >= 0 || rowOf[column[e]] >= 0) continue;
    columnOf[row[e]] = column[e];
    rowOf[column[e]] = row[e];
  }
}
