import { Ints, ints, tell } from './memory';

/**
 * Tells the number of entities that have mentions, of those of one mention, and of mentions over a sentence break. Returns
 * −1, or the number of a mention that is in none of the entities.
 */
export function countFacts(
  start: Ints,
  length: i32,
  entities: i32,
  sentences: Ints,
  sentenceCount: i32,
): i32 {
  const end = start.from(length);
  const entityOf = end.from(length);
  let filled = 0;
  let singletons = 0;
  let crossing = 0;
  const sizes = ints(entities);
  for (let i = 0; i < length; i++) {
    if (<u32>entityOf[i] >= <u32>entities) return i;
    sizes[entityOf[i]]++;
    if (end[i] - start[i] > 1 && nextSentence(sentences, sentenceCount, start[i]) < end[i]) crossing++;
  }
  for (let e = 0; e < entities; e++) {
    if (sizes[e] > 0) filled++;
    if (sizes[e] === 1) singletons++;
  }
  tell(0, filled);
  tell(1, singletons);
  tell(2, crossing);
  return -1;
}

/** The start of the first sentence that begins behind a token; the largest number if none does. */
function nextSentence(sentences: Ints, count: i32, token: i32): i32 {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return low < count ? sentences[low] : i32.MAX_VALUE;
}
