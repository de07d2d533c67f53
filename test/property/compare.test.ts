import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from '../../src/compare/holm.ts';
import { compareCounts, type DocumentCounts } from '../../src/compare/index.ts';
import { quantile } from '../../src/compare/intervals.ts';
import { runs } from '../support/runs.ts';

/** Counts of one document for two systems: key mentions, and for each system those found and those returned. */
const document = fc
  .tuple(
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 9 }),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([key, a, b, extra]) => {
    const row = (found: number) => [
      Math.min(found, key),
      key,
      Math.min(found, key),
      Math.min(found, key) + extra,
    ];
    return [row(a), row(b)] as const;
  });
const corpus = fc.array(document, { minLength: 2, maxLength: 7 });
type Corpus = readonly (readonly [number[], number[]])[];

const countsOf = (documents: Corpus): DocumentCounts => ({
  documents: documents.map((_, d) => `d${d}`),
  systems: [0, 1].map((s) => ({
    name: 'ab'[s],
    counts: { mentions: documents.map((pair) => pair[s as 0 | 1]) },
  })),
});

/** F₁ of summed rows; 0 where undefined, as in a replicate. */
function f1(rows: readonly number[][]): number {
  const [rn, rd, pn, pd] = [0, 1, 2, 3].map((i) => rows.reduce((sum, row) => sum + row[i], 0));
  const [r, p] = [rd === 0 ? 0 : rn / rd, pd === 0 ? 0 : pn / pd];
  return r + p === 0 ? 0 : (2 * r * p) / (r + p);
}

const options = { resamples: 20, exchanges: 20 };

describe('the exact p-value', () => {
  it('is the share of all exchanges of all documents', () => {
    fc.assert(
      fc.property(corpus, (documents) => {
        const { value, p, exact } = compareCounts(countsOf(documents), options).differences['a - b'].mentions;
        if (value === null) return;
        let count = 0;
        for (let mask = 0; mask < 2 ** documents.length; mask++) {
          const side = (s: 0 | 1) =>
            documents.map((pair, d) => pair[(mask >> d) & 1 ? ((1 - s) as 0 | 1) : s]);
          if (Math.abs(f1(side(0)) - f1(side(1))) >= Math.abs(value) - 1e-10) count++;
        }
        expect(exact).toBe(true);
        expect(p).toBeCloseTo(count / 2 ** documents.length, 12);
      }),
    );
  });

  it('is the same for A − B and B − A and for documents in another order', () => {
    fc.assert(
      fc.property(corpus, (documents) => {
        const of = (one: Corpus) => compareCounts(countsOf(one), options).differences['a - b'].mentions;
        const there = of(documents);
        const back = of(documents.map(([a, b]) => [b, a] as const));
        const turned = of([...documents].reverse());
        expect(back.p).toBe(there.p);
        expect(turned.p).toBe(there.p);
        if (there.value !== null) {
          expect(back.value).toBeCloseTo(-there.value, 14);
          expect(turned.standardError).toBeCloseTo(there.standardError as number, 12);
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('intervals', () => {
  it('stay within the scores that there are, the plain one within the adjusted', () => {
    fc.assert(
      fc.property(corpus, (documents) => {
        const [adjusted, plain] = (['adjusted', 'percentile'] as const).map(
          (interval) =>
            compareCounts(countsOf(documents), { ...options, interval }).scores.a.mentions.interval,
        );
        if (adjusted === null || plain === null) return;
        expect(adjusted[0]).toBeGreaterThanOrEqual(0);
        expect(adjusted[1]).toBeLessThanOrEqual(1);
        expect(adjusted[0]).toBeLessThanOrEqual(plain[0]);
        expect(adjusted[1]).toBeGreaterThanOrEqual(plain[1]);
      }),
      { numRuns: runs(50) },
    );
  });

  it('are quantiles: between neighbours, in order', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -1, max: 1 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(numbers, fc.double({ noNaN: true, min: 0, max: 1 }), (values, q) => {
        const sorted = Float64Array.from(values).sort();
        const h = (sorted.length - 1) * q;
        expect(quantile(sorted, q)).toBeGreaterThanOrEqual(sorted[Math.floor(h)]);
        expect(quantile(sorted, q)).toBeLessThanOrEqual(sorted[Math.ceil(h)]);
      }),
    );
  });
});

describe("Holm's correction", () => {
  it('never lowers a p-value, keeps their order, and ignores pairs that were not tested', () => {
    const ps = fc.array(fc.option(fc.double({ noNaN: true, min: 0, max: 1 })), { maxLength: 8 });
    fc.assert(
      fc.property(ps, (given) => {
        const adjusted = holm(given);
        given.forEach((p, i) => {
          if (p === null) expect(adjusted[i]).toBeNull();
          else expect(adjusted[i]).toBeGreaterThanOrEqual(p);
          given.forEach((other, j) => {
            if (p !== null && other !== null && p < other) {
              expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] as number);
            }
          });
        });
        const tested = given.filter((p) => p !== null);
        expect(adjusted.filter((p) => p !== null)).toEqual(holm(tested));
      }),
    );
  });
});
