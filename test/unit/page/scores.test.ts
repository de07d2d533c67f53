import { describe, expect, it } from 'vitest';
import { pageIndex } from '../../../src/page/report-index.ts';
import {
  choices,
  corpusValue,
  documentScores,
  documentValue,
  hasConll,
  unpackScore,
} from '../../../src/page/scores.ts';
import { documents, KEY, reportOn } from '../../support/score-reports.ts';

const report = documents;
const index = pageIndex(report, []);
const scored = [...report.systems[0].documents];

describe('unpackScore', () => {
  it('restores a score from its fractions', () => {
    expect(unpackScore([2, 5, 1, 1])).toEqual({
      recall: 0.4,
      precision: 1,
      f1: expect.closeTo(4 / 7, 12),
      counts: { recall: [2, 5], precision: [1, 1] },
    });
    expect(unpackScore([0, 0, 0, 0]).f1).toBeNull();
    const score = { recall: null, precision: null, f1: null, index: 1 };
    expect(unpackScore(score)).toBe(score);
  });
});

describe('the scores of a document', () => {
  it('are those of the report', () => {
    const [first, second] = scored;
    expect(documentScores(index, 0, 0)).toEqual(first.scores);
    expect(documentScores(index, 0, 1)).toEqual(second.scores);
    expect(documentScores(index, 0, 9).size).toBe(0);
  });

  it('have one number for each metric: F₁, the index or the CoNLL average', () => {
    // MUC of the worked example is 2/5 on both sides; the second document is perfect.
    expect(documentValue(index, 0, 0, 'muc')).toBeCloseTo(0.4, 12);
    expect(documentValue(index, 0, 1, 'rand')).toBe(1);
    expect(documentValue(index, 0, 1, 'conll')).toBe(1);
    expect(documentValue(index, 0, 0, 'conll')).toBe(scored[0].conll);
    expect(documentValue(index, 0, 0, '__proto__')).toBeNull();
    expect(documentValue(index, 0, 9, 'muc')).toBeNull();
  });
});

describe('the scores of the corpus', () => {
  it('have one number for each metric', () => {
    expect(corpusValue(index, 0, 'conll')).toBe(report.systems[0].conll);
    // Counts are added up: 2 + 5 of 5 + 5 links.
    expect(corpusValue(index, 0, 'muc')).toBeCloseTo(0.7, 12);
    expect(corpusValue(index, 0, 'constructor')).toBeNull();
  });
});

describe('choices', () => {
  it('have the CoNLL average first, if its metrics were scored', () => {
    expect(hasConll(index)).toBe(true);
    expect(choices(index).map(({ label }) => label)).toEqual(['CoNLL', 'MUC', 'B³', 'CEAFe', 'Rand']);
    const partial = pageIndex(reportOn([['a', KEY]], { metrics: ['muc'] }), []);
    expect(choices(partial)).toEqual([{ id: 'muc', label: 'MUC' }]);
  });
});
