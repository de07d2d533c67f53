/** The worked example of Pradhan et al. (2014), section 4, and the example of its section 2. */
import { describe, expect, it } from 'vitest';
import { score } from '../../src/library/score.ts';
import { bestSimilarity, phi3, phi4 } from '../../src/metrics/ceaf.ts';
import {
  bcub,
  bcub0,
  bcubAll,
  bcubRn,
  blanc,
  ceafe,
  ceafm,
  type Metric,
  metricOptions,
  muc,
  type RatioScore,
} from '../../src/metrics/index.ts';
import { linkCounts } from '../../src/metrics/links.ts';
import { scoreOf, sets, tableOf } from '../support/sets.ts';

const key = sets('abc defg');
const response = sets('ab cd fghi');
const table = tableOf(key, response);
const options = metricOptions();

describe('section 4: key {a b c}{d e f g}, response {a b}{c d}{f g h i}', () => {
  it('has the intersections of figure 1', () => {
    expect([...table.cells].map(({ key: k, response: r, shared }) => [k + 1, r + 1, shared])).toEqual([
      [1, 1, 2], // ab
      [1, 2, 1], // c
      [2, 2, 1], // d
      [2, 3, 2], // fg
    ]);
    expect([[...Array.from(table.keySizes)], [...Array.from(table.responseSizes)]]).toEqual([
      [3, 4],
      [2, 2, 4],
    ]);
  });

  it('has mention detection 6/7 and 6/8: e is missing, h and i are spurious', () => {
    const { mentions } = score({ key, response });
    expect(mentions.counts).toEqual({ recall: [6, 7], precision: [6, 8] });
  });

  it('has MUC ((3−2)+(4−3)) / ((3−1)+(4−1)) and ((2−1)+(2−2)+(4−3)) / ((2−1)+(2−1)+(4−1)): 0.40', () => {
    expect(scoreOf(muc, key, response)).toEqual({
      recall: 2 / 5,
      precision: 2 / 5,
      f1: expect.closeTo(2 / 5, 14),
      counts: {
        recall: [3 - 2 + (4 - 3), 3 - 1 + (4 - 1)],
        precision: [2 - 1 + (2 - 2) + (4 - 3), 2 - 1 + (2 - 1) + (4 - 1)],
      },
    });
  });

  it('has B³ 1/7 · 35/12 and 1/8 · 4: 0.42, 0.50, 0.46', () => {
    const { recall, precision, f1, counts } = scoreOf(bcub, key, response) as RatioScore;
    expect(counts.recall).toEqual([expect.closeTo(35 / 12, 14), 7]);
    expect(counts.precision).toEqual([4, 8]);
    expect(recall).toBeCloseTo(5 / 12, 14);
    expect(precision).toBe(1 / 2);
    expect(f1).toBeCloseTo(5 / 11, 14); // 0.4545…; the paper prints 0.46, the F₁ of its rounded 0.42 and 0.50
    expect([recall, precision].map((x) => x?.toFixed(2))).toEqual(['0.42', '0.50']);
  });

  it('aligns K₁ with R₁ and K₂ with R₃: CEAFm 4/7 and 4/8, F₁ 0.53', () => {
    expect(bestSimilarity(table, phi3)).toBe(2 + 2);
    const { recall, precision, f1, counts } = scoreOf(ceafm, key, response) as RatioScore;
    expect(counts).toEqual({ recall: [4, 7], precision: [4, 8] });
    expect([recall, precision, f1].map((x) => x?.toFixed(2))).toEqual(['0.57', '0.50', '0.53']);
  });

  it('has φ₄ 4/5 and 4/8: CEAFe 1.3/2 and 1.3/3, F₁ 0.52', () => {
    const similarities = Array.from(table.cells, ({ shared, keySize, responseSize }) =>
      phi4(shared, keySize, responseSize),
    );
    expect(similarities).toEqual([4 / 5, 2 / 5, 2 / 6, 4 / 8]);
    expect(bestSimilarity(table, phi4)).toBeCloseTo(1.3, 14);
    const { recall, precision, f1, counts } = scoreOf(ceafe, key, response) as RatioScore;
    expect(counts.recall[1]).toBe(2);
    expect(counts.precision[1]).toBe(3);
    expect([recall, precision, f1].map((x) => x?.toFixed(2))).toEqual(['0.65', '0.43', '0.52']);
  });

  it('has 9, 8 and 2 coreference links, 12, 20 and 8 others: BLANC 0.36', () => {
    expect(linkCounts(table)).toEqual({
      keyCoref: 9,
      responseCoref: 8,
      sharedCoref: 2,
      keyNoncoref: 12,
      responseNoncoref: 20,
      sharedNoncoref: 8,
    });
    const { coref, noncoref, f1, recall, precision } = blanc.score(blanc.count({ table }, options), options);
    expect(coref.counts).toEqual({ recall: [2, 9], precision: [2, 8] });
    expect(noncoref.counts).toEqual({ recall: [8, 12], precision: [8, 20] });
    expect(coref.f1).toBeCloseTo(4 / 17, 14); // 0.235…, which the paper prints as 0.23
    expect(noncoref.f1).toBeCloseTo(1 / 2, 14);
    expect(f1).toBeCloseTo(25 / 68, 14); // 0.3676…; the paper prints 0.36, from its rounded 0.23 and 0.50
    expect(recall).toBeCloseTo((2 / 9 + 8 / 12) / 2, 14);
    expect(precision).toBeCloseTo((2 / 8 + 8 / 20) / 2, 14);
  });

  it('has a CoNLL average of the mean of 2/5, 5/11 and 13/25', () => {
    expect(score({ key, response }).conll).toBeCloseTo((2 / 5 + 5 / 11 + 13 / 25) / 3, 14);
  });
});

describe('section 2: precision of B³ and its variants for key {a b c}', () => {
  const precision = (text: string, metric: Metric) => scoreOf(metric, sets('abc'), sets(text)).precision;

  // biome-ignore format: aligned columns are the point
  it.each([
    // response  B³       B³_0   B³_all
    ['abd',      4 / 9,   1,     5 / 9],
    ['abd i',    3 / 9,   1,     6 / 9],
  ] as const)('response %s', (text, plain, discarding, keeping) => {
    expect(precision(text, bcub)).toBeCloseTo(plain, 14);
    expect(precision(text, bcub0)).toBeCloseTo(discarding, 14);
    expect(precision(text, bcubAll)).toBeCloseTo(keeping, 14);
  });

  it('gives 0.583, not the 0.333 of the paper, if the added singleton is really {c}', () => {
    expect(precision('abd c', bcub)).toBeCloseTo(7 / 12, 14);
  });

  it('does not let B³_r&n gain from the singleton, which it removes', () => {
    expect(precision('abd i', bcubRn)).toBe(precision('abd', bcubRn));
    expect(precision('abd', bcubRn)).toBeCloseTo(5 / 9, 14);
  });
});
