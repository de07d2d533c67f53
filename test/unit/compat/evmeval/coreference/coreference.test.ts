import { describe, expect, it } from 'vitest';
import {
  conllMean,
  coreferenceTable,
  runConllScorer,
} from '../../../../../src/compat/evmeval/coreference/coreference.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';
import { renderSets } from '../../../../support/render-sets.ts';

const scores = new Map([
  ['bcub', 50],
  ['ceafe', 30],
  ['ceafm', 40],
  ['muc', 66.5],
  ['blanc', 20],
]);

describe('runConllScorer', () => {
  it('reads back F₁ as printed, truncated, in the order of a dictionary of CPython 2', () => {
    const { output, scores: found } = runConllScorer(renderSets(['abc']), renderSets(['ab', 'c']));
    // MUC 2·1·½/(3/2); B³ R = (2/3 + 2/3 + 1/3)/3, P = 1; CEAFe 4/5 of 1 and of 2; CEAFm 2/3; one of three links.
    expect([...found]).toEqual([
      ['bcub', 71.42],
      ['ceafe', 53.33],
      ['ceafm', 66.66],
      ['muc', 66.66],
      ['blanc', 50],
    ]);
    expect(output.startsWith('version: 8.0 corefeval\n\nMETRIC muc:\n')).toBe(true);
    expect(output).not.toContain('METRIC lea');
  });

  it('has no scores if a file is missing', () => {
    const { output, scores: found } = runConllScorer(undefined, renderSets(['ab']));
    expect(output).toBe('version: 8.0 corefeval\n\nMETRIC muc:\n');
    expect(found.size).toBe(0);
  });
});

describe('conllMean', () => {
  it('divides by the number of metrics that have a score', () => {
    expect(conllMean(scores, ['muc', 'bcub'])).toBe(58.25);
    expect(conllMean(new Map([['muc', 10]]), ['muc', 'bcub'])).toBe(10);
  });

  it('crashes where there is none', () => {
    expect(() => conllMean(new Map(), ['muc'])).toThrow(
      'The CoNLL scorer returned no score, so there is no average.',
    );
  });
});

describe('coreferenceTable', () => {
  it('leaves CEAFm out of the average of version 1.8 and rounds exact halves to even', () => {
    // (50 + 30 + 66.5 + 20) / 4 = 41.625
    expect(coreferenceTable(scores, release18)).toBe(`
=======Final Mention Coreference Results=========
Metric : bcub\tScore\t50.00
Metric : ceafe\tScore\t30.00
Metric : ceafm\tScore\t40.00 *
Metric : muc\tScore\t66.50
Metric : blanc\tScore\t20.00
Overall Average CoNLL score\t41.62

* Score not included for final CoNLL score.
`);
  });

  it('has colons in version 1.6, whose average includes CEAFm although it says otherwise', () => {
    const table = coreferenceTable(scores, release16);
    expect(table).toContain('\nMetric : ceafm\tScore : 40.00 *\n');
    expect(table).toContain('\nOverall Average CoNLL score : 41.30\n\n* Score not included');
  });

  it('is empty without scores', () => {
    expect(coreferenceTable(new Map(), release18)).toBe('');
  });
});
