import { describe, expect, it } from 'vitest';
import { studentCritical } from '../../../src/compare/distributions.ts';
import { closeSystems, compareCounts, type DocumentCounts } from '../../../src/compare/index.ts';

/** Systems by the numbers that they find in each document, of ten. */
const countsOf = (found: Record<string, number[]>): DocumentCounts => ({
  documents: Object.values(found)[0].map((_, d) => `d${d}`),
  systems: Object.entries(found).map(([name, numbers]) => ({
    name,
    counts: { bcub: numbers.map((number) => [number, 10, number, 10]) },
  })),
});

const best = [9, 8, 9, 7, 9, 8];

describe('closeSystems', () => {
  it('names the systems whose difference from the best is within its interval', () => {
    const counts = countsOf({ a: [9, 7, 9, 8, 8, 8], b: best, c: [5, 4, 6, 3, 5, 4] });
    const found = closeSystems(counts, { labelOf: () => 'B³' });
    expect([...found.keys()]).toEqual(['a']);
    // The order of the systems does not matter.
    const bestFirst = countsOf({ b: best, a: [9, 7, 9, 8, 8, 8], c: [5, 4, 6, 3, 5, 4] });
    expect(closeSystems(bestFirst, { labelOf: () => 'B³' })).toEqual(found);
    const { value, standardError } = compareCounts(counts, { resamples: 1 }).differences['a - b'].bcub;
    const half = studentCritical(0.05, 5) * (standardError as number);
    const ends = [-1, 1].map((sign) => (100 * (-(value as number) + sign * half)).toFixed(2));
    expect(found.get('a')?.message).toBe(
      `"a" is 1.67 points of B³ below "b", within the 95 % interval of the difference (${ends.join(' to ')}).`,
    );
  });

  it('says nothing about one system, about equal ones, and about undefined scores', () => {
    expect(closeSystems(countsOf({ a: best })).size).toBe(0);
    expect(closeSystems(countsOf({ a: best, b: best })).size).toBe(0);
    const undefinedScore = { name: 'u', counts: { bcub: best.map(() => [0, 0, 0, 0]) } };
    const { documents, systems } = countsOf({ a: best });
    expect(closeSystems({ documents, systems: [undefinedScore, ...systems] }).size).toBe(0);
    expect(closeSystems({ documents, systems: [undefinedScore] }).size).toBe(0);
  });

  it('refuses counts without documents or with two systems of one name', () => {
    expect(() => closeSystems({ documents: [], systems: countsOf({ a: best }).systems })).toThrow(
      'The counts have no documents.',
    );
    const { documents, systems } = countsOf({ a: best });
    expect(() => closeSystems({ documents, systems: [...systems, ...systems] })).toThrow(
      'Two systems are called "a".',
    );
  });

  it('tests a difference in two documents', () => {
    expect(closeSystems(countsOf({ a: [5, 7], b: [6, 7] })).get('a')).toMatchObject({
      code: 'systems/close',
    });
  });

  it('says of one document that nothing can be tested', () => {
    const found = closeSystems(countsOf({ a: [5], b: [8] }));
    expect(found.get('a')).toMatchObject({ code: 'systems/untested' });
    expect(found.get('a')?.message).toContain('whether "b" is better than "a" (30.00 points of bcub)');
  });
});
