import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import type { DocumentCounts } from '../../src/compare/index.ts';
import { type AgreementCase, checkAgreement, type ExpectedAgreement } from '../support/agree-goldens.ts';
import { checkFixed, type ExpectedComparison, type Resamples } from '../support/stats-goldens.ts';

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`../fixtures/stats/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface ComparisonCase {
  readonly counts: DocumentCounts & { readonly id: string };
  readonly resamples: Resamples;
  readonly expected: ExpectedComparison;
}

describe('compareCounts gives the numbers of scipy and R on fixed resamples', () => {
  it.each(lines<ComparisonCase>('compare.jsonl').map((one) => [one.counts.id, one] as const))(
    '%s',
    (_, { counts, resamples, expected }) => checkFixed(counts, resamples, expected),
  );
});

describe('agree gives the exact fractions', () => {
  it.each(
    lines<{ case: AgreementCase; expected: ExpectedAgreement }>('agree.jsonl').map(
      (one) => [one.case.id, one] as const,
    ),
  )('%s', (_, one) => checkAgreement(one.case, one.expected));
});
