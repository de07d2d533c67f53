import { expect, it } from 'vitest';
import { bridgingAnaphors } from '../../../src/metrics/bridging_anaphors.ts';
import { plainOptions, sets, tableOf } from '../../support/sets.ts';

const scored = (documentCounts: Record<string, number> | undefined) => {
  const counts = bridgingAnaphors.count(
    { table: { ...tableOf(sets('ab'), sets('ab')), documentCounts } },
    plainOptions,
  );
  return bridgingAnaphors.score(counts, plainOptions);
};

it('is the share of the anaphors that both sides have', () => {
  expect(scored({ sharedBridging: 1, keyBridging: 2, responseBridging: 4 })).toMatchObject({
    recall: 0.5,
    precision: 0.25,
  });
});

it('is undefined where there are no links', () => {
  expect(scored(undefined)).toMatchObject({ recall: null, precision: null, f1: null });
});
