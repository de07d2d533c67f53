import { type Document, noEdits, type WordEdits } from '../core/document.ts';
import type { Mentions } from '../core/mentions.ts';

/** Sizes of one side of a document or corpus. */
export interface Facts extends WordEdits {
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
  ...noEdits,
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
  altered: a.altered + b.altered,
  dropped: a.dropped + b.dropped,
  invented: a.invented + b.invented,
  unaligned: a.unaligned + b.unaligned,
});

/** The facts of a document after repeats were resolved. `sizes` are the sizes of its entities; 0 is no entity. */
export function factsOf(
  { mentions, sentences, length, edits = noEdits }: Document,
  sizes: ArrayLike<number>,
  repeats: { repeated: number; shared: number },
): Facts {
  let [entities, singletons] = [0, 0];
  for (let e = 0; e < sizes.length; e++) {
    if (sizes[e] > 0) entities++;
    if (sizes[e] === 1) singletons++;
  }
  let crossing = 0;
  for (let from = 0; from < mentions.length; from += BLOCK) crossing += crossingIn(mentions, from, sentences);
  return {
    documents: 1,
    tokens: length,
    mentions: mentions.length,
    entities,
    singletons,
    crossing,
    repeated: repeats.repeated,
    shared: repeats.shared,
    altered: edits.altered,
    dropped: edits.dropped,
    invented: edits.invented,
    unaligned: edits.unaligned,
  };
}

/** Mentions per call: V8 compiles a function that is called often sooner than a long loop. */
const BLOCK = 256;

/** The number of mentions in a block that cross a sentence break. */
function crossingIn({ columns, length }: Mentions, from: number, sentences: ArrayLike<number>): number {
  const to = Math.min(from + BLOCK, length);
  let crossing = 0;
  // Mentions come mostly in the order of the text, so most are in the sentence of the one before.
  let [sentenceStart, sentenceEnd] = [0, 0];
  for (let i = from; i < to; i++) {
    const start = columns[i];
    const end = columns[length + i];
    if (end - start === 1) continue;
    if (start < sentenceStart || start >= sentenceEnd) {
      const next = sentenceAfter(sentences, start);
      sentenceStart = next > 0 ? sentences[next - 1] : 0;
      sentenceEnd = next < sentences.length ? sentences[next] : Number.POSITIVE_INFINITY;
    }
    if (end > sentenceEnd) crossing++;
  }
  return crossing;
}

/** The index of the first sentence that starts after a token, by binary search. */
function sentenceAfter(sentences: ArrayLike<number>, token: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return low;
}
