import { FINGERPRINT_FIRST, FINGERPRINT_SECOND } from '../slots';
import { Ints, ints, setResult } from './memory';

/*
 * The two lanes of the fingerprint of a document (src/evaluate/fingerprint.ts says what it covers).
 */

const FIRST_SEED: i32 = 0x9e3779b9;
const SECOND_SEED: i32 = 0x7f4a7c15;

/**
 * Hashes the spans of n mentions, which are stored as columns: starts, ends, entities. The pieces of mention i are in `bounds` from
 * `pieces[i]` up to `pieces[i + 1]`, if some mention has a gap (`hasPieces`). Results: the two lanes.
 */
export function fingerprint(
  start: Ints,
  length: i32,
  entities: i32,
  tokens: i32,
  hasPieces: bool,
  pieces: Ints,
  bounds: Ints,
  name: Ints,
  nameLength: i32,
): void {
  const end = start.from(length);
  const entity = end.from(length);
  const first = ints(entities);
  const second = ints(entities);
  for (let i = 0; i < length; i++) {
    let a = mix(mix(FIRST_SEED, start[i]), end[i]);
    let b = mix(mix(SECOND_SEED, start[i]), end[i]);
    if (hasPieces) {
      for (let p = pieces[i]; p < pieces[i + 1]; p++) {
        a = mix(a, bounds[p]);
        b = mix(b, bounds[p]);
      }
    }
    const e = entity[i];
    if (<u32>e >= <u32>entities) continue; // `contingency` reports it
    first[e] = first[e] + a;
    second[e] = second[e] + b;
  }
  setResult(FINGERPRINT_FIRST, lane(FIRST_SEED, first, entities, tokens, name, nameLength));
  setResult(FINGERPRINT_SECOND, lane(SECOND_SEED, second, entities, tokens, name, nameLength));
}

/** One lane, from the sums of the entities. */
function lane(seed: i32, sums: Ints, entities: i32, tokens: i32, name: Ints, nameLength: i32): i32 {
  let sum = 0;
  for (let e = 0; e < entities; e++) if (sums[e] !== 0) sum += mix(seed, sums[e]);
  let h = mix(mix(seed, tokens), sum);
  for (let i = 0; i < nameLength; i++) h = mix(h, name[i]);
  return h;
}

/** One step of a multiplicative hash with the finaliser of MurmurHash3. */
function mix(h: i32, value: i32): i32 {
  let x = (h ^ value) * 0x85ebca6b;
  x = (x ^ (x >>> 13)) * 0xc2b2ae35;
  return x ^ (x >>> 16);
}
