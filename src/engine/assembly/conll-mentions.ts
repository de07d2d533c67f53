import { byte, grown, Ints, newInts } from './memory';

/* The mentions of a CoNLL document, read from the cells of its coreference column. */

const OPEN: i32 = 40;
const CLOSE: i32 = 41;
const ZERO: i32 = 48;
const BAR: i32 = 124;

/** Entity ids index a table; larger ids are left to the general reader. */
const IDS: i32 = 1 << 20;
const idTable: usize = memory.data(IDS << 2);

/** The columns of the mentions, `mentionCapacity` each, one after another. */
let starts: Ints = changetype<Ints>(0);
let ends: Ints = changetype<Ints>(0);
let entityOf: Ints = changetype<Ints>(0);
let lineOf: Ints = changetype<Ints>(0);
let mentionCapacity: i32 = 0;
export let mentionCount: i32 = 0;
/** The id of each entity. */
export let labels: Ints = changetype<Ints>(0);
/** For each entity its innermost open mention, or −1. */
let innermost: Ints = changetype<Ints>(0);
let entityCapacity: i32 = 0;
export let entityCount: i32 = 0;

/** For each opened mention its first token, and the open mention of the same entity around it. */
let openedAt: Ints = changetype<Ints>(0);
let around: Ints = changetype<Ints>(0);
let openedCapacity: i32 = 0;
let openedCount: i32 = 0;
/** The number of mentions that are open. */
export let stillOpen: i32 = 0;
/** The ids that close in the current cell. */
let closings: Ints = changetype<Ints>(0);
let closingCapacity: i32 = 0;

/** The token and the line of the current cell. */
let token: i32 = 0;
let line: i32 = 0;

/** Whether the table of ids is in use: it is cleared at the end of a document, unless there was no memory to come to an end. */
let isInUse: bool = false;

/** Starts a document. Arrays are short at first and grow. */
export function startMentions(): void {
  if (isInUse) memory.fill(idTable, 0, IDS << 2);
  isInUse = true;
  useColumns(256);
  entityCapacity = 256;
  labels = newInts(entityCapacity);
  innermost = newInts(entityCapacity);
  openedCapacity = 256;
  openedAt = newInts(openedCapacity);
  around = newInts(openedCapacity);
  closingCapacity = 16;
  closings = newInts(closingCapacity);
  mentionCount = 0;
  entityCount = 0;
  openedCount = 0;
  stillOpen = 0;
}

function useColumns(capacity: i32): void {
  mentionCapacity = capacity;
  starts = newInts(4 * capacity);
  ends = starts.from(capacity);
  entityOf = ends.from(capacity);
  lineOf = entityOf.from(capacity);
}

function growColumns(): void {
  const old = starts;
  const length = mentionCapacity;
  useColumns(2 * length);
  old.copyTo(starts, length);
  old.from(length).copyTo(ends, length);
  old.from(2 * length).copyTo(entityOf, length);
  old.from(3 * length).copyTo(lineOf, length);
}

/** Clears the table of ids; returns the four columns of the mentions (starts, ends, entities, lines), one after another. */
export function finishMentions(): Ints {
  for (let e = 0; e < entityCount; e++) store<i32>(idTable + ((<usize>labels[e]) << 2), 0);
  isInUse = false;
  ends.copyTo(starts.from(mentionCount), mentionCount);
  entityOf.copyTo(starts.from(2 * mentionCount), mentionCount);
  lineOf.copyTo(starts.from(3 * mentionCount), mentionCount);
  return starts;
}

/** Reads the cell of a token: one-token mentions and openings first, then closings. Returns false if it is not plain. */
export function readCell(start: usize, end: usize, cellToken: i32, cellLine: i32): bool {
  token = cellToken;
  line = cellLine;
  let closingCount = 0;
  let p = start;
  while (p < end) {
    if (byte(p) === BAR) {
      p++;
      continue;
    }
    const opens = byte(p) === OPEN;
    if (opens) p++;
    const idEnd = endOfId(p, end);
    if (idEnd === 0) return false;
    const id = idAt(p, idEnd);
    const closes = idEnd < end && byte(idEnd) === CLOSE;
    if (opens) {
      const entity = entityWith(id);
      if (entity < 0) return false;
      if (closes) complete(token, entity);
      else open(entity);
    } else {
      if (!closes) return false;
      if (closingCount === closingCapacity) {
        closings = grown(closings, closingCapacity);
        closingCapacity *= 2;
      }
      closings[closingCount++] = id;
    }
    p = closes ? idEnd + 1 : idEnd;
  }
  for (let i = 0; i < closingCount; i++) if (!close(closings[i])) return false;
  return true;
}

/** The end of a numeric id; 0 if there is none here, or if it has more than one spelling (leading zeros). */
function endOfId(start: usize, end: usize): usize {
  let p = start;
  while (p < end && <u32>(byte(p) - ZERO) <= 9) p++;
  if (p === start || p - start > 7 || (byte(start) === ZERO && p - start > 1)) return 0;
  if (p < end && byte(p) !== OPEN && byte(p) !== CLOSE && byte(p) !== BAR) return 0;
  return p;
}

function idAt(start: usize, end: usize): i32 {
  let id = 0;
  for (let p = start; p < end; p++) id = id * 10 + byte(p) - ZERO;
  return id;
}

/** The index of the entity with an id, which is added if it is new; −1 if the id is too large. */
function entityWith(id: i32): i32 {
  if (id >= IDS) return -1;
  const address = idTable + ((<usize>id) << 2);
  const known = load<i32>(address);
  if (known > 0) return known - 1;
  if (entityCount === entityCapacity) {
    labels = grown(labels, entityCapacity);
    innermost = grown(innermost, entityCapacity);
    entityCapacity *= 2;
  }
  labels[entityCount] = id;
  innermost[entityCount] = -1;
  store<i32>(address, entityCount + 1);
  return entityCount++;
}

function open(entity: i32): void {
  if (openedCount === openedCapacity) {
    openedAt = grown(openedAt, openedCapacity);
    around = grown(around, openedCapacity);
    openedCapacity *= 2;
  }
  openedAt[openedCount] = token;
  around[openedCount] = innermost[entity];
  innermost[entity] = openedCount++;
  stillOpen++;
}

function close(id: i32): bool {
  const entity = id < IDS ? load<i32>(idTable + ((<usize>id) << 2)) - 1 : -1;
  if (entity < 0 || innermost[entity] < 0) return false;
  const opened = innermost[entity];
  innermost[entity] = around[opened];
  stillOpen--;
  complete(openedAt[opened], entity);
  return true;
}

function complete(start: i32, entity: i32): void {
  if (mentionCount === mentionCapacity) growColumns();
  starts[mentionCount] = start;
  ends[mentionCount] = token + 1;
  entityOf[mentionCount] = entity;
  lineOf[mentionCount] = line;
  mentionCount++;
}
