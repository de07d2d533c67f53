import fc from 'fast-check';
import type { Document, Mention } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';

/** Words and tags with everything that matters to heads, pronouns and boundaries. */
const vocabulary = [
  ['the', 'DT'],
  ['Bodo', 'NNP'],
  ['he', 'PRP'],
  ['his', 'PRP$'],
  [',', ','],
  ["'s", 'POS'],
  ['house', 'NN'],
  ['é', 'NN'],
] as const;

const LENGTH = 10;

/** A span and the labels of its entities on both sides; −1 where a side lacks it. */
const span = fc.record({
  start: fc.integer({ min: 0, max: LENGTH - 1 }),
  size: fc.constantFrom(1, 1, 2, 3),
  key: fc.integer({ min: -1, max: 3 }),
  response: fc.integer({ min: -1, max: 3 }),
});

export interface DocumentPair {
  readonly key: Document;
  readonly response: Document;
}

/** Two annotations of a random text of two sentences, with tags and flat trees. */
export const documentPairs: fc.Arbitrary<DocumentPair> = fc
  .tuple(
    fc.array(fc.constantFrom(...vocabulary), { minLength: LENGTH, maxLength: LENGTH }),
    fc.uniqueArray(span, {
      maxLength: 14,
      selector: ({ start, size }) => `${start} ${Math.min(start + size, LENGTH)}`,
    }),
  )
  .map(([words, spans]) => {
    const middle = LENGTH / 2;
    const cell = (i: number) =>
      i === 0 || i === middle ? '(NOPARSE*' : i === middle - 1 || i === LENGTH - 1 ? '*)' : '*';
    const text = {
      id: 'd',
      pairKey: 'd#0',
      unit: 'token' as const,
      length: LENGTH,
      sentences: [0, middle],
      tokens: { length: LENGTH, at: (i: number) => words[i][0] },
      columns: new Map([
        ['pos', { at: (i: number) => words[i][1] }],
        ['parse', { at: cell }],
      ]),
    };
    const side = (which: 'key' | 'response'): Document => {
      const own = spans.filter((each) => each[which] >= 0);
      const labels = [...new Set(own.map((each) => each[which]))];
      const mentions = own.map(
        (each): Mention => ({
          start: each.start,
          end: Math.min(each.start + each.size, LENGTH),
          entity: labels.indexOf(each[which]),
        }),
      );
      return { ...text, entities: labels.map(String), mentions: Mentions.of(mentions) };
    };
    return { key: side('key'), response: side('response') };
  });
