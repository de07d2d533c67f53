import { expect, it } from 'vitest';
import { nonreferring } from '../../../src/metrics/nonreferring.ts';
import { plainOptions, sets, tableOf } from '../../support/sets.ts';

const scored = (documentCounts: Record<string, number> | undefined) => {
  const counts = nonreferring.count(
    { table: { ...tableOf(sets('ab'), sets('ab')), documentCounts } },
    plainOptions,
  );
  return nonreferring.score(counts, plainOptions);
};

it('is the share of the mentions that do not refer on both sides', () => {
  const counts = { sharedNonReferring: 1, keyNonReferring: 2, responseNonReferring: 4 };
  expect(scored(counts)).toMatchObject({ recall: 0.5, precision: 0.25 });
});

it('is undefined where no mention is marked', () => {
  expect(scored(undefined)).toMatchObject({ recall: null, precision: null, f1: null });
});
