import { describe, expect, it } from 'vitest';
import { errorTypes } from '../../../src/analyze/error-types.ts';
import type { PageIndex, PagePair } from '../../../src/page/types.ts';
import { verdictOf, verdictText } from '../../../src/page/verdict.ts';

const NAMES = ['A', 'B', 'C', 'D'];

interface Facts {
  readonly scores: readonly (number | null)[];
  /** p after Holm of each pair, in order; none if absent. */
  readonly holm?: readonly (number | null)[];
  readonly documents?: number;
  readonly pair?: Partial<PagePair>;
  readonly share?: readonly number[];
}

function indexOf({ scores, holm, documents = 100, pair = {}, share }: Facts): PageIndex {
  let at = 0;
  const pairs = scores.flatMap((own, a) =>
    scores.slice(a + 1).map((other, i): PagePair => {
      const difference = own === null || other === null ? null : own - other;
      const p = holm?.[at++] ?? null;
      return { a, b: a + 1 + i, difference, interval: null, p, holm: p, documents: [60, 10, 30, 0], ...pair };
    }),
  );
  const ids = ['muc', 'bcub', 'ceafe'];
  return {
    metrics: ids.map((id) => ({ id, label: id, headline: 'f1' })),
    systems: scores.map((conll, s) => ({
      name: NAMES[s],
      conll,
      ...(share && { analysis: { share: errorTypes.map((_, type) => share[type] ?? 0) } }),
    })),
    documents: Array.from({ length: documents }, () => ({})),
    ...(holm && { pairs: { conll: { pairs, ranks: scores.map(() => [1, scores.length]) } } }),
    ...(share && { costs: 'conll' }),
  } as unknown as PageIndex;
}

const textOf = (facts: Facts) => verdictText(verdictOf(indexOf(facts)), NAMES);

describe('the sentence', () => {
  it.each([
    ['one system', { scores: [0.7124] }, 'A scores 71.24 CoNLL.'],
    ['one system without a score', { scores: [null] }, 'CoNLL is undefined for every system.'],
    [
      'a clear winner',
      { scores: [0.8, 0.8361, 0.7], holm: [0.01, 0.01, 0.0002] },
      'B wins with 83.61 CoNLL, 3.61 points ahead of A.',
    ],
    [
      'a best system that is not significantly better than one other',
      { scores: [0.8143, 0.81, 0.7], holm: [0.6, 0.01, 0.02] },
      'A has the best score, 81.43 CoNLL, but is not significantly better than B.',
    ],
    [
      'two others',
      { scores: [0.8143, 0.81, 0.7], holm: [0.6, 0.06, 0.02] },
      'A has the best score, 81.43 CoNLL, but is not significantly better than B or C.',
    ],
    [
      'equal scores',
      { scores: [0.5, 0.8, 0.8], holm: [0.01, 0.01, 1] },
      'B and C share the best score, 80.00 CoNLL.',
    ],
    [
      'one document',
      { scores: [0.8, 0.7], holm: [null], documents: 1, pair: { documents: undefined } },
      'A has the best score, 80.00 CoNLL, on one document. One document cannot decide which system is better.',
    ],
    [
      'too many documents for tests',
      { scores: [0.8, 0.7] },
      'A has the best score, 80.00 CoNLL. Nothing was tested here: corefeval compare tests any number of documents.',
    ],
    ['a system without a score', { scores: [null, 0.7], holm: [null] }, 'B scores 70.00 CoNLL.'],
  ] satisfies [string, Facts, string][])('of %s', (_, facts, expected) => {
    expect(textOf(facts).slice(0, expected.length)).toBe(expected);
  });
});

describe('the details', () => {
  it('say how certain the lead is, and that the documents add up', () => {
    expect(textOf({ scores: [0.9, 0.8], holm: [0.012], pair: { documents: [60, 10, 28, 2] } })).toContain(
      'Significant (p = 0.012); better in 60 of 100 documents, worse in 28, equal in 10, without a score in 2.',
    );
    expect(textOf({ scores: [0.9, 0.8, 0.1], holm: [0.0001, 0.0001, 0.0001] })).toContain(
      'Significant (p < 0.001, Holm over 3 pairs);',
    );
  });

  it('say why a test could not decide', () => {
    expect(textOf({ scores: [0.9, 0.8], holm: [0.5], pair: { differing: 3 } })).toContain(
      'Not significant (p = 0.500); better in 60 of 100 documents, worse in 30, equal in 10; a test needs 6 documents that differ, and there are 3.',
    );
  });

  it('name the groups that cannot be told apart', () => {
    expect(textOf({ scores: [0.9, 0.8, 0.7, 0.1], holm: [0.01, 0.01, 0.01, 0.5, 0.01, 0.01] })).toContain(
      ' B and C cannot be told apart.',
    );
  });

  it('name the dearest kind of error', () => {
    const share = errorTypes.map((type) => (type === 'divided-entity' ? 0.12 : 0.01));
    expect(textOf({ scores: [0.8], share })).toBe(
      'A scores 80.00 CoNLL. Of the 20.00 points that it misses, divided entities cost most: 12.00.',
    );
    expect(textOf({ scores: [1], share: [] })).toBe('A scores 100.00 CoNLL.');
  });
});
