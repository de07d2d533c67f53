import { describe, expect, it } from 'vitest';
import { blanc } from '../../../src/metrics/blanc.ts';
import { blancGold } from '../../../src/metrics/blanc_gold.ts';
import {
  defineMetric,
  headline,
  indexScore,
  type Metric,
  mergeCounts,
  partsOf,
  ratioCounts,
  ratioScore,
  tolerant,
  zeroCounts,
} from '../../../src/metrics/metric.ts';
import { muc } from '../../../src/metrics/muc.ts';
import { scoreOf, sets } from '../../support/sets.ts';

describe('defineMetric', () => {
  it('adds what most metrics share, and keeps what a metric declares', () => {
    const { headline: _, parts: __, parameters: ___, ...card } = muc;
    expect(defineMetric(card)).toMatchObject({ headline: 'f1', parts: [], parameters: [] });
    expect(defineMetric({ ...card, headline: 'index' }).headline).toBe('index');
  });
});

describe('counts', () => {
  const metric = { fields: ['right', 'all'] };

  it('are added by field', () => {
    expect(mergeCounts(metric, { right: 1, all: 3 }, { right: 2, all: 4 })).toEqual({ right: 3, all: 7 });
    expect(zeroCounts(metric)).toEqual({ right: 0, all: 0 });
  });

  it('of fractions become recall, precision and F₁', () => {
    const counts = ratioCounts({ num: 1, den: 2 }, { num: 1, den: 4 });
    expect(ratioScore(counts)).toEqual({
      recall: 0.5,
      precision: 0.25,
      f1: expect.closeTo(1 / 3, 12),
      counts: { recall: [1, 2], precision: [1, 4] },
    });
    expect(ratioScore(zeroCounts(muc))).toMatchObject({ recall: null, precision: null, f1: null });
  });
});

describe('a score', () => {
  it('is represented by F₁ or by its index', () => {
    const score = { recall: 1, precision: 0, f1: 0, index: 0.5 };
    expect([headline({ headline: 'f1' }, score), headline({ headline: 'index' }, score)]).toEqual([0, 0.5]);
    expect(headline({ headline: 'f1' }, indexScore(1))).toBeNull();
  });

  it('has the parts that its metric names, if it was not averaged over documents', () => {
    const score = scoreOf(blanc, sets('ab c'), sets('ab c'));
    expect(partsOf(blanc, score).map(([{ id }, { f1 }]) => [id, f1])).toEqual([
      ['coref', 1],
      ['noncoref', 1],
    ]);
    expect(partsOf(blanc, { recall: 1, precision: 1, f1: 1 })).toEqual([]);
    expect(partsOf(muc, score)).toEqual([]);
  });
});

describe('a tolerant metric', () => {
  const metric = tolerant(blancGold as Metric);

  it('has an undefined score where the metric refuses the counts', () => {
    expect(() => scoreOf(blancGold, sets('ab'), sets('abc'))).toThrow('one side only');
    expect(scoreOf(metric, sets('ab'), sets('abc'))).toEqual({ recall: null, precision: null, f1: null });
  });

  it('has the score of the metric otherwise', () => {
    expect(scoreOf(metric, sets('ab c'), sets('abc')).f1).toBeCloseTo(0.25, 12);
    expect(tolerant(muc as Metric)).toBe(muc);
  });
});
