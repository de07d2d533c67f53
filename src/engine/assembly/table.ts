import {
  BAD_ENTITY,
  BAD_TWIN,
  TABLE_CELL_KEY,
  TABLE_CELL_RESPONSE,
  TABLE_CELL_SHARED,
  TABLE_FAULTY_MENTION,
  TABLE_KEY_SINGLETONS,
  TABLE_KEY_SIZES,
  TABLE_MATCHED,
  TABLE_RESPONSE_SINGLETONS,
  TABLE_RESPONSE_SIZES,
  TWIN_TAKEN,
} from '../slots';
import { Ints, ints, noInts, setArray, setResult } from './memory';

/* The sparse contingency table of two partitions whose mentions are matched. */

/**
 * Results: the sizes of the key and response entities that have mentions, the cells, one for each pair of entities that
 * share mentions, in order of key entity, then response entity, and the numbers of mentions that are matched
 * and of singletons. `twin[j]` is the key mention that matches response
 * mention j, or −1. Two counting sorts, by response entity and then by key entity, bring the mentions of a cell together in linear
 * time. Returns 0, or a fault, with the index of the faulty mention as a result.
 */
export function contingency(
  keyOf: Ints,
  keyMentions: i32,
  keyEntities: i32,
  responseOf: Ints,
  responseMentions: i32,
  responseEntities: i32,
  twin: Ints,
): i32 {
  const wrong =
    entityFault(keyOf, keyMentions, keyEntities) ||
    entityFault(responseOf, responseMentions, responseEntities) ||
    twinFault(twin, responseMentions, keyMentions);
  if (wrong < 0) return wrong;

  const keyIndex = noInts(keyEntities);
  const keySizes = ints(keyEntities);
  const keyCount = sizesOf(keyOf, keyMentions, keyEntities, keyIndex, keySizes);
  const responseIndex = noInts(responseEntities);
  const responseSizes = ints(responseEntities);
  const responseCount = sizesOf(responseOf, responseMentions, responseEntities, responseIndex, responseSizes);

  // The start of each entity in the list of matched mentions, grouped by entity.
  const nextOfKey = ints(keyCount + 1);
  const nextOfResponse = ints(responseCount + 1);
  for (let j = 0; j < responseMentions; j++) {
    if (twin[j] < 0) continue;
    nextOfKey[keyIndex[keyOf[twin[j]]] + 1]++;
    nextOfResponse[responseIndex[responseOf[j]] + 1]++;
  }
  for (let i = 0; i < keyCount; i++) nextOfKey[i + 1] += nextOfKey[i];
  for (let i = 0; i < responseCount; i++) nextOfResponse[i + 1] += nextOfResponse[i];
  const matched = nextOfKey[keyCount];

  const byResponse = ints(matched);
  for (let j = 0; j < responseMentions; j++) {
    if (twin[j] >= 0) byResponse[nextOfResponse[responseIndex[responseOf[j]]]++] = j;
  }
  const byKey = ints(matched);
  for (let m = 0; m < matched; m++) {
    const j = byResponse[m];
    byKey[nextOfKey[keyIndex[keyOf[twin[j]]]]++] = j;
  }

  const cellKey = ints(3 * matched);
  const cellResponse = cellKey.from(matched);
  const cellShared = cellResponse.from(matched);
  let cells = 0;
  for (let m = 0; m < matched; m++) {
    const i = keyIndex[keyOf[twin[byKey[m]]]];
    const j = responseIndex[responseOf[byKey[m]]];
    if (cells === 0 || cellKey[cells - 1] !== i || cellResponse[cells - 1] !== j) {
      cellKey[cells] = i;
      cellResponse[cells] = j;
      cells++;
    }
    cellShared[cells - 1]++;
  }
  setArray(TABLE_KEY_SIZES, keySizes, keyCount);
  setArray(TABLE_RESPONSE_SIZES, responseSizes, responseCount);
  setArray(TABLE_CELL_KEY, cellKey, cells);
  setArray(TABLE_CELL_RESPONSE, cellResponse, cells);
  setArray(TABLE_CELL_SHARED, cellShared, cells);
  setResult(TABLE_MATCHED, matched);
  setResult(TABLE_KEY_SINGLETONS, singletons(keySizes, keyCount));
  setResult(TABLE_RESPONSE_SINGLETONS, singletons(responseSizes, responseCount));
  return 0;
}

/** Counts the mentions of each entity and numbers the entities that have any; returns the number of those. */
function sizesOf(entityOf: Ints, mentions: i32, entities: i32, index: Ints, sizes: Ints): i32 {
  const all = ints(entities);
  for (let i = 0; i < mentions; i++) all[entityOf[i]]++;
  let count = 0;
  for (let e = 0; e < entities; e++) {
    if (all[e] === 0) continue;
    sizes[count] = all[e];
    index[e] = count++;
  }
  return count;
}

function singletons(sizes: Ints, length: i32): i32 {
  let count = 0;
  for (let e = 0; e < length; e++) if (sizes[e] === 1) count++;
  return count;
}

/** Array indices are not checked, so this and `twinFault` make sure that the input stays within its arrays. */
function entityFault(entityOf: Ints, mentions: i32, entities: i32): i32 {
  for (let i = 0; i < mentions; i++) if (<u32>entityOf[i] >= <u32>entities) return fault(BAD_ENTITY, i);
  return 0;
}

function twinFault(twin: Ints, responseMentions: i32, keyMentions: i32): i32 {
  const taken = ints(keyMentions);
  for (let j = 0; j < responseMentions; j++) {
    if (twin[j] < 0) continue;
    if (twin[j] >= keyMentions) return fault(BAD_TWIN, j);
    if (taken[twin[j]] !== 0) return fault(TWIN_TAKEN, j);
    taken[twin[j]] = 1;
  }
  return 0;
}

/** Records which mention is wrong; returns the kind of fault. */
function fault(kind: i32, mention: i32): i32 {
  setResult(TABLE_FAULTY_MENTION, mention);
  return kind;
}
