import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { score } from '../../../src/library/score.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { lea, leaImportances } from '../../../src/metrics/lea.ts';
import { realNumber } from '../../../src/metrics/measure.ts';
import { runs } from '../../support/runs.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const importances = [
  ...Object.values(leaImportances),
  Math.sqrt,
  (size: number) => 1 / (size + 0.1),
  Math.cbrt,
];

it('is exactly 1 for a response that is the key, whatever the importance', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...importances),
      (sizes, importance) => {
        const key = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `${i} ${j}`));
        const { lea } = score({ key, response: key, metrics: ['lea'], leaImportance: importance });
        expect([lea.recall, lea.precision, lea.f1]).toEqual([1, 1, 1]);
      },
    ),
    { numRuns: runs(500) },
  ));

/** Recall and precision. */
function leaOf(key: string, response: string, leaImportance?: (size: number) => number) {
  const { recall, precision } = scoreOf(lea, sets(key), sets(response), metricOptions({ leaImportance }));
  return [recall, precision];
}

describe('the example of Moosavi & Strube (2016, section 4)', () => {
  // Of the links of {a b c}, ab is right, of those of {d e f g}, fg: resolved to 1/3 and to 1/6.
  const [key, response] = ['abc defg', 'ab cd fghi'];

  it('weights entities by their size', () => {
    const recall = (3 * (1 / 3) + 4 * (1 / 6)) / 7;
    const precision = (2 * 1 + 2 * 0 + 4 * (1 / 6)) / 8;
    expect(leaOf(key, response)).toEqual([expect.closeTo(recall, 12), expect.closeTo(precision, 12)]);
  });

  it('weights all entities alike if the importance is uniform', () => {
    const { counts } = scoreOf(lea, sets(key), sets(response), metricOptions({ leaImportance: 'uniform' }));
    expect(counts.recall).toEqual([expect.closeTo(1 / 3 + 1 / 6, 12), 2]);
    expect(counts.precision).toEqual([expect.closeTo(1 + 0 + 1 / 6, 12), 3]);
  });

  it('weights an entity by log₂(1 + size) if the importance is log', () => {
    const { counts } = scoreOf(lea, sets(key), sets(response), metricOptions({ leaImportance: 'log' }));
    const [two, three, four] = [2, 3, 4].map((size) => Math.log2(1 + size));
    expect(counts.recall).toEqual([
      expect.closeTo(three / 3 + four / 6, 12),
      expect.closeTo(three + four, 12),
    ]);
    expect(counts.precision).toEqual([
      expect.closeTo(two + four / 6, 12),
      expect.closeTo(2 * two + four, 12),
    ]);
  });
});

it('resolves a singleton if it is one on both sides, and only then', () => {
  expect(leaOf('a b cd', 'a bc d')).toEqual([1 / 4, 1 / 4]);
  expect(leaOf('a', 'ab')).toEqual([0, 0]);
  expect(leaOf('ab', 'a')).toEqual([0, 0]);
});

describe('an importance', () => {
  it('may be 0', () => {
    expect(leaOf('a bc', 'a b', (size) => size - 1)).toEqual([0, null]);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('of %d is refused', (weight) => {
    expect(() => leaOf('abc', 'abc', () => weight)).toThrow(
      `Expected the LEA importance of an entity to be a finite number of at least 0, got ${weight} for size 3`,
    );
  });
});

describe('the measures, by which merge checks counts', () => {
  const { size, uniform, log } = leaImportances;

  it.each([
    ['the mentions of each side, for the size', size, 'keyMentions', 'responseMentions'],
    ['the entities of each side, for a uniform importance', uniform, 'keyEntities', 'responseEntities'],
    ['real numbers, for the logarithm', log, realNumber, realNumber],
    ['real numbers, for an importance without a name', Math.sqrt, realNumber, realNumber],
  ])('have as denominators %s', (_, leaImportance, recallDen, precisionDen) => {
    expect(lea.measures({ leaImportance })).toEqual({
      recallNum: realNumber,
      recallDen,
      precisionNum: realNumber,
      precisionDen,
    });
  });
});
