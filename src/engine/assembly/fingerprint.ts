import { Ints, ints } from './memory';

/** One step of a multiplicative hash with a murmur finish. */
function mix(h: i32, value: i32): i32 {
  let x = (h ^ value) * 0x85ebca6b;
  x = (x ^ (x >>> 13)) * 0xc2b2ae35;
  return x ^ (x >>> 16);
}

/**
 * One lane of the fingerprint of a document: which spans corefer, how many tokens there are, and a name in characters.
 * Sums over mentions make a number for an entity, sums over entities one for the document. The pieces of a mention with
 * gaps lie between `pieceStart[i]` and `pieceStart[i + 1]` among `pieces`; `pieceStart` is 0 where no mention has gaps.
 */
export function fingerprint(
  seed: i32,
  start: Ints,
  length: i32,
  entities: i32,
  pieceStart: Ints,
  pieces: Ints,
  tokens: i32,
  name: Ints,
  nameLength: i32,
): i32 {
  const end = start.from(length);
  const entityOf = end.from(length);
  const sums = ints(entities);
  for (let i = 0; i < length; i++) {
    let h = mix(mix(seed, start[i]), end[i]);
    if (changetype<usize>(pieceStart) !== 0) {
      for (let p = pieceStart[i]; p < pieceStart[i + 1]; p++) h = mix(h, pieces[p]);
    }
    if (<u32>entityOf[i] < <u32>entities) sums[entityOf[i]] += h;
  }
  let sum = 0;
  for (let e = 0; e < entities; e++) if (sums[e] !== 0) sum += mix(seed, sums[e]);
  let h = mix(mix(seed, tokens), sum);
  for (let i = 0; i < nameLength; i++) h = mix(h, name[i]);
  return h;
}
