import type { Document } from '../core/document.ts';
import { entitySizes } from './singletons.ts';

/** How much there is of everything, on one side. */
export interface Facts {
  readonly documents: number;
  readonly tokens: number;
  readonly mentions: number;
  readonly entities: number;
  /** Entities of one mention. */
  readonly singletons: number;
  /** Mentions that reach over a sentence break. */
  readonly crossing: number;
  /** Repeats of a mention within an entity. */
  readonly repeated: number;
  /** Mentions whose span another entity has too. */
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
export function factsOf(document: Document, repeats: { repeated: number; shared: number }): Facts {
  let entities = 0;
  let singletons = 0;
  for (const size of entitySizes(document)) {
    if (size > 0) entities++;
    if (size === 1) singletons++;
  }
  return {
    documents: 1,
    tokens: document.length,
    mentions: document.mentions.length,
    entities,
    singletons,
    crossing: crossings(document),
    ...repeats,
  };
}

/** How many mentions begin in one sentence and end in another. */
function crossings({ mentions, sentences }: Document): number {
  let count = 0;
  for (const { start, end } of mentions) if (end - start > 1 && nextSentence(sentences, start) < end) count++;
  return count;
}

/** The start of the first sentence that begins behind a token; infinite if none does. Binary search. */
function nextSentence(sentences: ArrayLike<number>, token: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return low < sentences.length ? sentences[low] : Infinity;
}
