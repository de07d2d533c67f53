import { Ints, ints } from './memory';

export let entitiesWithMentions: i32 = 0;
export let singletons: i32 = 0;
export let crossing: i32 = 0;

/** Counts the entities that have mentions, those of one mention, and the mentions that reach over a sentence break. */
export function countFacts(
  start: Ints,
  length: i32,
  entities: i32,
  sentences: Ints,
  sentenceCount: i32,
): void {
  const end = start.from(length);
  const entityOf = end.from(length);
  entitiesWithMentions = 0;
  singletons = 0;
  crossing = 0;
  const sizes = ints(entities);
  for (let i = 0; i < length; i++) {
    sizes[entityOf[i]]++;
    if (end[i] - start[i] > 1 && nextSentence(sentences, sentenceCount, start[i]) < end[i]) crossing++;
  }
  for (let e = 0; e < entities; e++) {
    if (sizes[e] > 0) entitiesWithMentions++;
    if (sizes[e] === 1) singletons++;
  }
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
