import { REPEATS_FIRST } from '../slots';
import { Ints, ints, noInts, setArray } from './memory';

/*
 * Lookup of spans: an open-addressing hash table of mention indices. The spans of n mentions are stored as columns, first
 * all starts, then all ends.
 */

function hash(start: i32, end: i32): i32 {
  let h = (start * 0x9e3779b1) ^ (end * 0x85ebca6b);
  h = (h ^ (h >>> 15)) * 0x2c1b3c6d;
  return h ^ (h >>> 13);
}

/** The smallest power of two that is at least twice `length`. */
function tableSize(length: i32): i32 {
  return 1 << (32 - clz(max(length, 1) * 2 - 1));
}

/** Returns the number of mentions with the span of an earlier one. Result: for each mention the first one of its span. */
export function repeats(start: Ints, length: i32): i32 {
  const end = start.from(length);
  const mask = tableSize(length) - 1;
  const slots = noInts(mask + 1);
  const original = ints(length);
  let count = 0;
  for (let i = 0; i < length; i++) {
    let slot = hash(start[i], end[i]) & mask;
    let other = slots[slot];
    while (other >= 0 && (start[other] !== start[i] || end[other] !== end[i])) {
      slot = (slot + 1) & mask;
      other = slots[slot];
    }
    if (other >= 0) count++;
    else slots[slot] = i;
    original[i] = other >= 0 ? other : i;
  }
  setArray(REPEATS_FIRST, original, length);
  return count;
}

/** For each response mention the key mention with the same span, or −1. Spans must be distinct within the key. */
export function twins(key: Ints, keyLength: i32, response: Ints, responseLength: i32): Ints {
  const keyEnd = key.from(keyLength);
  const responseEnd = response.from(responseLength);
  const mask = tableSize(keyLength) - 1;
  const slots = noInts(mask + 1);
  for (let i = 0; i < keyLength; i++) {
    let slot = hash(key[i], keyEnd[i]) & mask;
    while (slots[slot] >= 0) slot = (slot + 1) & mask;
    slots[slot] = i;
  }
  const twin = ints(responseLength);
  for (let j = 0; j < responseLength; j++) {
    let slot = hash(response[j], responseEnd[j]) & mask;
    let i = slots[slot];
    while (i >= 0 && (key[i] !== response[j] || keyEnd[i] !== responseEnd[j])) {
      slot = (slot + 1) & mask;
      i = slots[slot];
    }
    twin[j] = i;
  }
  return twin;
}
