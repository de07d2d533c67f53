/** Each metric equals its definition, computed naively. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlancScore,
  type IndexScore,
  leaImportances,
  type Metric,
  metrics,
  type RatioScore,
  type Score,
} from '../../src/metrics/index.ts';
import { pairArbitrary, pairFor } from '../support/arbitraries.ts';
import * as naive from '../support/brute-force.ts';
import { near } from '../support/near.ts';
import { runs } from '../support/runs.ts';
import { plainOptions, scoreOf } from '../support/sets.ts';

const fractions = (score: Score) => (score as RatioScore).counts;
const nearFractions = ({ recall, precision }: naive.Fractions) => ({
  recall: recall.map(near),
  precision: precision.map(near),
});

describe('brute force', () => {
  const covered = [
    ...naive.bruteForce.keys(),
    ...naive.bruteForceIndex.keys(),
    'blanc',
    'blanc_gold',
    'vmeasure',
  ];

  it.each(metrics.map(({ id }) => id))('covers %s', (id) => {
    expect(
      covered.includes(id),
      `write a naive version of ${id} in test/support/brute-force.ts and add it to "bruteForce" there`,
    ).toBe(true);
  });

  it('covers nothing but metrics', () => {
    expect(covered.filter((id) => !metrics.some((metric) => metric.id === id))).toEqual([]);
  });

  it.each([...naive.bruteForce])('agrees on %s', (id, bruteForce) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    const size = naive.triesAllAlignments.includes(id) ? { mentions: 7, most: 4 } : { mentions: 14, most: 6 };
    fc.assert(
      fc.property(pairArbitrary(size), ([key, response]) => {
        expect(fractions(scoreOf(metric, key, response))).toEqual(nearFractions(bruteForce(key, response)));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([...naive.bruteForceIndex])('agrees on %s', (id, bruteForce) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    const size = naive.triesAllOrders.includes(id) ? { mentions: 6, most: 3 } : { mentions: 10, most: 5 };
    fc.assert(
      fc.property(pairArbitrary(size), ([key, response]) => {
        const { index } = scoreOf(metric, key, response) as IndexScore;
        expect(index).toEqual(near(bruteForce(key, response)));
      }),
      { numRuns: runs(400) },
    );
  });

  it('agrees on vmeasure', () => {
    const metric = metrics.find(({ id }) => id === 'vmeasure') as Metric;
    fc.assert(
      fc.property(pairArbitrary({ mentions: 12, most: 5 }), ([key, response]) => {
        const { recall, precision } = scoreOf(metric, key, response);
        expect([recall, precision]).toEqual(naive.vmeasure(key, response).map(near));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each(['blanc', 'blanc_gold'])('agrees on %s', (id) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    fc.assert(
      fc.property(
        pairFor(metric, { mentions: 9, most: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([key, response], blancWeight) => {
          const score = scoreOf(metric, key, response, { ...plainOptions, blancWeight }) as BlancScore;
          const [coref, noncoref] = [naive.pairwise(key, response), naive.noncoref(key, response)];
          expect(score.coref.counts).toEqual(nearFractions(coref));
          expect(score.noncoref.counts).toEqual(nearFractions(noncoref));
          if (id === 'blanc_gold' && coref.recall[1] + noncoref.recall[1] === 0) {
            expect(score.f1).toBe(key.length === 0 ? null : 1);
            return;
          }
          expect([score.recall, score.precision, score.f1]).toEqual(
            blancByTheBook(coref, noncoref, blancWeight).map(near),
          );
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['uniform', leaImportances.uniform],
    ['log', leaImportances.log],
    ['a function of the user', (size: number) => (size === 2 ? 0 : size ** 3)],
  ] as const)('agrees on LEA with importance %s', (_, leaImportance) => {
    const lea = metrics.find(({ id }) => id === 'lea') as Metric;
    fc.assert(
      fc.property(pairArbitrary({ mentions: 12, most: 6 }), ([key, response]) => {
        const score = scoreOf(lea, key, response, { ...plainOptions, leaImportance });
        expect(fractions(score)).toEqual(nearFractions(naive.lea(leaImportance)(key, response)));
      }),
      { numRuns: runs(300) },
    );
  });
});

/** Recall, precision and F₁ of BLANC from the fractions of both kinds of link, with the boundary rules of the reference scorer. */
function blancByTheBook(
  coref: naive.Fractions,
  noncoref: naive.Fractions,
  weight: number,
): (number | null)[] {
  const rpf = ({ recall, precision }: naive.Fractions) => {
    const [r, p] = [recall, precision].map(([num, den]) => (den === 0 ? 0 : num / den));
    return [r, p, r + p === 0 ? 0 : (2 * r * p) / (r + p)];
  };
  const [c, n] = [rpf(coref), rpf(noncoref)];
  if (coref.recall[1] === 0 && noncoref.recall[1] === 0) return [null, null, null];
  if (noncoref.recall[1] === 0) return c;
  if (coref.recall[1] === 0) return n;
  return c.map((value, i) => weight * value + (1 - weight) * n[i]);
}
