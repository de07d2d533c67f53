import { expect, it } from 'vitest';
import { type CompareOptions, compareCounts, type DocumentCounts } from '../../src/compare/index.ts';
import { UsageError } from '../../src/problems/problem.ts';

/** Rows of B³ for `documents` documents, a little different for each system. */
export const rows = (documents: number, quality: number) =>
  Array.from({ length: documents }, (_, d) => {
    const found = 3 + ((d * 7 + quality * (d % 3)) % 5);
    return [found, 10, found, 9];
  });

export const countsOf = (documents: number, qualities: readonly number[] = [0, 2]): DocumentCounts => ({
  documents: Array.from({ length: documents }, (_, d) => `d${d}`),
  systems: qualities.map((quality, s) => ({ name: 'abcdef'[s], counts: { bcub: rows(documents, quality) } })),
});

/** Options for results that are not looked at closely. */
export const quick: CompareOptions = { resamples: 200, exchanges: 200 };

export type RefusedCase = [what: string, counts: DocumentCounts, options: CompareOptions, message: string];

/** A test for each case: `compareCounts` refuses the counts or the options with the message. */
export const itRefuses = (cases: readonly RefusedCase[]): void =>
  it.each(cases)('refuses %s', (_, counts, options, message) => {
    expect(() => compareCounts(counts, options)).toThrow(UsageError);
    expect(() => compareCounts(counts, options)).toThrow(message);
  });
