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

export function addFacts(a: Facts, b: Facts): Facts {
  const sum = { ...a };
  for (const name of Object.keys(noFacts) as (keyof Facts)[]) sum[name] += b[name];
  return sum;
}

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
function crossings({ mentions, sentences, length }: Document): number {
  if (sentences.length < 2) return 0;
  const sentenceOf = new Int32Array(length + 1);
  for (let s = 1; s < sentences.length; s++) sentenceOf[sentences[s]]++;
  for (let t = 1; t <= length; t++) sentenceOf[t] += sentenceOf[t - 1];
  let count = 0;
  for (const { start, end } of mentions) if (sentenceOf[start] !== sentenceOf[end - 1]) count++;
  return count;
}
