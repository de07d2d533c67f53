import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { addDocumentCounts } from '../../../src/evaluate/document-counts.ts';
import { alignPair, evaluateCorpus, settingsOf } from '../../../src/evaluate/index.ts';
import { documentWith, wordList } from '../../support/documents.ts';
import { runs } from '../../support/runs.ts';
import { anaphorCounts } from '../../support/sets.ts';

const countsOf = (key: Document, response: Document, spec: Parameters<typeof settingsOf>[0]) =>
  alignPair(key, response, settingsOf(spec), () => {}).pair.table.documentCounts;

const words = (key: Document, response: Document) => countsOf(key, response, { metrics: ['mor'] });

/** The greatest number of common words in any one-to-one pairing. */
function naiveSharedWords(key: readonly Mention[], response: readonly Mention[]): number {
  const [first, ...others] = key;
  if (first === undefined) return 0;
  const wordsOf = ({ start, end, parts = [[start, end]] }: Mention) =>
    parts.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i));
  const common = (other: Mention) => wordsOf(first).filter((word) => wordsOf(other).includes(word)).length;
  return Math.max(
    naiveSharedWords(others, response),
    ...response.map((other, r) => common(other) + naiveSharedWords(others, response.toSpliced(r, 1))),
  );
}

const mentionArbitrary: fc.Arbitrary<Mention> = fc
  .tuple(fc.nat(8), fc.integer({ min: 1, max: 4 }), fc.nat(2), fc.boolean())
  .map(([start, length, entity, hasGap]) =>
    hasGap
      ? {
          start,
          end: start + length + 2,
          entity,
          parts: [
            [start, start + length],
            [start + length + 1, start + length + 2],
          ],
        }
      : { start, end: start + length, entity },
  );

const sideArbitrary = fc
  .uniqueArray(mentionArbitrary, {
    maxLength: 5,
    selector: ({ start, end, parts }) => JSON.stringify([start, end, parts]),
  })
  .map((mentions): Document => documentWith([['0'], ['1'], ['2']], { mentions: Mentions.of(mentions) }));

describe('words', () => {
  it('are those of the best pairing of mentions, with gaps and nesting', () => {
    const key = documentWith([['a', '0-2', '3']]);
    const response = documentWith([
      ['a', '0-1'],
      ['b', '2-3'],
    ]);
    expect(words(key, response)).toEqual({ keyWords: 4, responseWords: 4, sharedWords: 3 });
    fc.assert(
      fc.property(sideArbitrary, sideArbitrary, (one, other) => {
        const counts = words(one, other);
        expect(counts?.sharedWords).toBe(naiveSharedWords([...one.mentions], [...other.mentions]));
        expect(words(other, one)?.sharedWords).toBe(counts?.sharedWords);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('anaphors', () => {
  it('are those of the definition, in the order of the text', () => {
    const entityArbitrary = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 9, maxLength: 9 });
    // Mention i is token i; −1: the side lacks it.
    const sets = (entities: readonly number[]) =>
      [0, 1, 2]
        .map((e) => entities.flatMap((entity, i) => (entity === e ? [String(i)] : [])))
        .filter((entity) => entity.length > 0);
    const side = (entities: readonly number[]) =>
      documentWith(sets(entities).map((names, e) => [String(e), ...names.toReversed()] as const));
    fc.assert(
      fc.property(entityArbitrary, entityArbitrary, (key, response) => {
        expect(countsOf(side(key), side(response), { metrics: ['anaphors'], anaphors: 'length=1' })).toEqual(
          anaphorCounts(sets(key), sets(response)),
        );
      }),
      { numRuns: runs(300) },
    );
  });

  it('are zeros by default, also where the twin is a word', () => {
    const zeros = (...tokens: number[]) => ({
      length: 20,
      tokens: { length: 20, at: () => '', emptyNodes: new Set(tokens) },
    });
    // The example of docs/metrics.md for zeros: {Petr, 2, 5}, {Anna, 4} against {Petr, 2, 4}, {Anna, 5}.
    const key = documentWith(
      [
        ['p', '0', '2', '5'],
        ['a', '1', '4'],
      ],
      zeros(2, 4, 5),
    );
    const response = documentWith(
      [
        ['p', '0', '2', '4'],
        ['a', '1', '5'],
      ],
      zeros(2, 4, 5),
    );
    const score = (other: Document) =>
      evaluateCorpus([key], [other], settingsOf({ metrics: ['anaphors'] }), () => {}).scores.get('anaphors');
    expect(score(response)).toMatchObject({ recall: 1 / 3, precision: 1 / 3 });
    const without = documentWith(
      [
        ['p', '0', '4'],
        ['a', '1', '5'],
      ],
      zeros(2, 4, 5),
    );
    expect(score(without)?.counts).toEqual({ recall: [0, 3], precision: [0, 2] });
  });
});

it('has mentions that do not refer by their words, also where the response has other tokens', () => {
  const words = (...list: string[]) => ({ length: list.length, tokens: wordList(...list) });
  const marked = (...spans: [number, number][]) => ({
    nonReferring: Mentions.of(spans.map(([start, end]) => ({ start, end, entity: 0 }))),
  });
  const counts = (response: Document) => countsOf(key, response, { metrics: ['nonreferring'] });
  const key = documentWith([['a', '3']], { ...words('it', 'rains', ',', 'too'), ...marked([0, 1], [1, 2]) });
  const same = documentWith([['a', '3']], { ...words('it', 'rains', ',', 'too'), ...marked([0, 1], [0, 1]) });
  expect(counts(same)).toEqual({ keyNonReferring: 2, responseNonReferring: 1, sharedNonReferring: 1 });
  const other = documentWith([['a', '2']], { ...words('it', 'rains,', 'too'), ...marked([0, 1], [2, 3]) });
  expect(counts(other)).toEqual({ keyNonReferring: 2, responseNonReferring: 2, sharedNonReferring: 1 });
  expect(
    alignPair(key, undefined, settingsOf({ metrics: ['nonreferring'] }), () => {}).pair.table.documentCounts,
  ).toEqual({ keyNonReferring: 2, responseNonReferring: 0, sharedNonReferring: 0 });
});

it('are added up over the documents of a unit, and absent if no metric needs them', () => {
  expect(addDocumentCounts(undefined, { keyWords: 2 })).toEqual({ keyWords: 2 });
  expect(addDocumentCounts({ keyWords: 1 }, { keyWords: 2, sharedWords: 1 })).toEqual({
    keyWords: 3,
    sharedWords: 1,
  });
  const document = documentWith([['a', '0-1', '3']]);
  expect(countsOf(document, document, {})).toBeUndefined();
  const named = (id: string) => ({ ...document, id, pairKey: id });
  const corpus = ['x', 'y'].map(named);
  const settings = settingsOf({ metrics: ['mor'], scope: 'corpus' });
  expect(evaluateCorpus(corpus, corpus, settings, () => {}).scores.get('mor')?.counts).toEqual({
    recall: [6, 6],
    precision: [6, 6],
  });
});
