import fc from 'fast-check';
import type { Annotator } from '../../src/agree/index.ts';
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';

/** For each annotator the label of each mention of a document; −1 for one that the annotator did not mark. */
export type Labels = readonly (readonly number[])[];

const MENTIONS = 9;

export const labelsOf = (annotators: number): fc.Arbitrary<Labels> =>
  fc.array(fc.array(fc.integer({ min: -1, max: 3 }), { minLength: MENTIONS, maxLength: MENTIONS }), {
    minLength: annotators,
    maxLength: annotators,
  });

/** A document with words, and mentions of one word. */
export function labelled(labels: readonly number[], id = 'd'): Document {
  const entities = [...new Set(labels.filter((label) => label >= 0))];
  const mentions = labels.flatMap((label, i) =>
    label < 0 ? [] : [{ start: i, end: i + 1, entity: entities.indexOf(label) }],
  );
  return {
    id,
    pairKey: `${id}#0`,
    unit: 'token',
    length: labels.length,
    sentences: [0],
    tokens: { length: labels.length, at: (i) => `w${i}` },
    entities: entities.map(String),
    mentions: Mentions.of(mentions),
  };
}

/** Annotators of one document. */
export const annotationOf = (all: Labels): Annotator[] =>
  all.map((labels, c) => ({ name: `n${c}`, documents: [labelled(labels)] }));
