import { describe, expect, it } from 'vitest';
import type { Comparison, DifferenceEstimate, Standing } from '../../../../src/compare/index.ts';
import type { CompareReport } from '../../../../src/report/compare/report.ts';
import { compareSentence } from '../../../../src/report/compare/sentence.ts';
import { compareReportWith, difference } from '../../../support/compare-reports.ts';

const estimate = (value: number | null) => ({ value, interval: null, standardError: null });
const tested = (differing: number) => ({ differing, exact: true, count: 1, of: 64, p: 0.5 });

interface Given {
  readonly scores: Readonly<Record<string, number | null>>;
  readonly differences?: Readonly<Record<string, Partial<DifferenceEstimate>>>;
  readonly documents?: number;
  readonly runs?: Readonly<Record<string, number>>;
  readonly standings?: readonly Partial<Standing>[];
  readonly failures?: CompareReport['failures'];
}

function sentence({
  scores,
  differences = {},
  documents = 100,
  runs = {},
  standings,
  failures,
}: Given): string {
  const systems = Object.keys(scores);
  const comparison: Partial<Comparison> = {
    systems,
    documents,
    methods: { tests: [], intervals: [], runs },
    pairs: Object.keys(differences).map((name) => name.split(' - ') as [string, string]),
    scores: Object.fromEntries(systems.map((name) => [name, { conll: estimate(scores[name]) }])),
    differences: Object.fromEntries(
      Object.entries(differences).map(([name, fields]) => [name, { conll: difference(fields) }]),
    ),
    standings: standings === undefined ? {} : { conll: standings as readonly Standing[] },
  };
  return compareSentence({ ...compareReportWith(comparison), labelOf: () => 'CoNLL', failures });
}

const two = (fields: Partial<DifferenceEstimate>, rest: Partial<Given> = {}) =>
  sentence({
    scores: { ours: 0.6, theirs: 0.6149 },
    differences: { 'ours - theirs': { randomisation: tested(100), ...fields } },
    ...rest,
  });

describe('the sentence of a comparison', () => {
  it('of one system says that nothing was compared', () => {
    expect(sentence({ scores: { a: 0.5 } })).toBe('Only one system was given: nothing was compared.');
    expect(
      sentence({ scores: { a: 0.5 }, failures: [{ name: 'b', reason: 'Entity 12 is never closed.' }] }),
    ).toBe('Only a could be scored: nothing was compared. b was left out: Entity 12 is never closed.');
  });

  it('names systems whose score is undefined', () => {
    expect(sentence({ scores: { a: null, b: 0.5 } })).toBe('CoNLL is undefined for a: nothing was compared.');
    expect(sentence({ scores: { a: null, b: null } })).toBe(
      'CoNLL is undefined for a and b: nothing was compared.',
    );
  });

  it('names the better of two, the difference from its view, p, documents and runs', () => {
    const found = { value: -0.01491, interval: [-0.0185, -0.0113] as const, p: 0.0001 };
    expect(two(found, { runs: { ours: 3, theirs: 3 } })).toBe(
      'theirs is 1.49 points of CoNLL ahead of ours (1.13 to 1.85), p < 0.001, 100 documents, 3 runs each.',
    );
    expect(two({ ...found, p: 0.0123 }, { runs: { ours: 1, theirs: 3 } })).toBe(
      'theirs is 1.49 points of CoNLL ahead of ours (1.13 to 1.85), p = 0.012, 100 documents, 3 and 1 runs.',
    );
  });

  it('says that the data do not decide', () => {
    expect(two({ value: 0.02, interval: [-0.00001, 0.04], p: 0.051 })).toBe(
      'The data do not decide between ours and theirs: ours is 2.00 points of CoNLL ahead (0.00 to 4.00), p = 0.051, 100 documents, one run each.',
    );
    expect(two({ value: 0, interval: [-0.1, 0.1], p: 1 })).toBe(
      'The data do not decide between ours and theirs: both have 60.00 points of CoNLL, p = 1.000, 100 documents, one run each.',
    );
  });

  it('says that the data cannot decide', () => {
    const scores = { value: 0.02, interval: null, p: 0.5 };
    expect(two({ ...scores, randomisation: null }, { documents: 1 })).toBe(
      'One document cannot decide between ours and theirs: ours is 2.00 points of CoNLL ahead.',
    );
    expect(two({ ...scores, value: 0, randomisation: tested(0) })).toBe(
      'ours and theirs cannot be told apart: they have the same counts in all 100 documents.',
    );
    expect(two({ ...scores, randomisation: tested(5) })).toBe(
      'The data cannot decide between ours and theirs: they differ in 5 of 100 documents, and a test needs 6; ours is 2.00 points of CoNLL ahead.',
    );
    expect(two({ ...scores, randomisation: tested(5) }, { runs: { ours: 2, theirs: 2 } })).toMatch(
      /^The data do not decide .* 2 runs each\.$/,
    );
  });

  const three = {
    scores: { a: 0.5, b: 0.7, c: 0.6 },
    differences: {
      'a - b': { value: -0.2, holm: 0.001 },
      'a - c': { value: -0.1, holm: 0.2 },
      'b - c': { value: 0.1, interval: [0.05, 0.15] as const, holm: 0.04 },
    },
    runs: { a: 1, b: 3, c: 2 },
  };

  it('names the best of several, and its lead before the second', () => {
    const standings = [
      { system: 'b', score: 0.7, worseThanBest: null },
      { system: 'c', score: 0.6, worseThanBest: true },
      { system: 'a', score: 0.5, worseThanBest: true },
    ];
    expect(sentence({ ...three, standings })).toBe(
      'b is ahead of all 2 other systems: 10.00 points of CoNLL before c (5.00 to 15.00), p = 0.040 (Holm, 3 comparisons), 100 documents, 1 to 3 runs.',
    );
  });

  it('names all that may be the best', () => {
    const standings = [
      { system: 'b', score: 0.7, worseThanBest: null },
      { system: 'c', score: 0.6, worseThanBest: false },
      { system: 'a', score: 0.5, worseThanBest: true },
    ];
    expect(sentence({ ...three, standings, runs: {} })).toBe(
      'The data do not decide which of b and c is best (CoNLL, Holm, 3 comparisons, 100 documents, one run each); b has the highest score, 70.00.',
    );
  });

  it('sorts systems by what they are against a baseline', () => {
    const differences = {
      'a - x': { value: 0.1, holm: 0.01 },
      'b - x': { value: -0.1, holm: 0.05 },
      'c - x': { value: 0.3, holm: 0.06 },
      'd - x': { value: 0.2, holm: 0.01 },
    };
    const scores = { x: 0.5, a: 0.6, b: 0.4, c: 0.8, d: 0.7 };
    expect(sentence({ scores, differences })).toBe(
      'Against x, better: a, d; worse: b; undecided: c (CoNLL, Holm, 4 comparisons, 100 documents, one run each).',
    );
  });
});
