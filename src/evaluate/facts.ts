import type { Document } from '../core/document.ts';

/** Sizes of one side of a document or corpus. */
export interface Facts {
  readonly documents: number;
  readonly tokens: number;
  readonly mentions: number;
  readonly entities: number;
  /** Entities of one mention. */
  readonly singletons: number;
  /** Mentions that cross a sentence break. */
  readonly crossing: number;
  /** Mentions that repeat a span of their own entity. */
  readonly repeated: number;
  /** Mentions whose span another entity has as well. */
  readonly shared: number;
}

export const noFacts: Facts = {
  documents: 0,
  tokens: 0,
  mentions: 0,
  entities: 0,
  singletons: 0,
  crossing: 0,
  repeated: 0,
  shared: 0,
};

export const addFacts = (a: Facts, b: Facts): Facts => ({
  documents: a.documents + b.documents,
  tokens: a.tokens + b.tokens,
  mentions: a.mentions + b.mentions,
  entities: a.entities + b.entities,
  singletons: a.singletons + b.singletons,
  crossing: a.crossing + b.crossing,
  repeated: a.repeated + b.repeated,
  shared: a.shared + b.shared,
});

/** The facts of a document after repeats were resolved. */
export function factsOf(
  { mentions, entities, sentences, length }: Document,
  repeats: { repeated: number; shared: number },
): Facts {
  const { length: mentionCount, starts, ends, entities: entityOf } = mentions;
  const sizes = new Int32Array(entities.length);
  let crossing = 0;
  for (let i = 0; i < mentionCount; i++) {
    if (entityOf[i] < 0 || entityOf[i] >= sizes.length) {
      throw new RangeError(`Expected mention ${i} to be in one of the entities`);
    }
    sizes[entityOf[i]]++;
    if (ends[i] - starts[i] > 1 && nextSentence(sentences, starts[i]) < ends[i]) crossing++;
  }
  let [filled, singletons] = [0, 0];
  for (let e = 0; e < sizes.length; e++) {
    if (sizes[e] > 0) filled++;
    if (sizes[e] === 1) singletons++;
  }
  return {
    ...{ documents: 1, tokens: length, mentions: mentionCount, entities: filled, singletons, crossing },
    ...repeats,
  };
}

/** The first token of the first sentence that starts after a token, by binary search. */
function nextSentence(sentences: ArrayLike<number>, token: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return low < sentences.length ? sentences[low] : Number.POSITIVE_INFINITY;
}
