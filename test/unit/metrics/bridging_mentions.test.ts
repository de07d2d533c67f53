import { expect, it } from 'vitest';
import { bridgingMentions } from '../../../src/metrics/bridging_mentions.ts';
import { plainOptions, sets, tableOf } from '../../support/sets.ts';

const scored = (documentCounts: Record<string, number> | undefined) => {
  const counts = bridgingMentions.count(
    { table: { ...tableOf(sets('ab'), sets('ab')), documentCounts } },
    plainOptions,
  );
  return bridgingMentions.score(counts, plainOptions);
};

it('is the share of the anaphors with the same mention as anchor', () => {
  expect(
    scored({ sharedBridgingToMentions: 1, keyBridgingToMentions: 2, responseBridgingToMentions: 4 }),
  ).toMatchObject({ recall: 0.5, precision: 0.25 });
});

it('is undefined where there are no links', () => {
  expect(scored(undefined)).toMatchObject({ recall: null, precision: null, f1: null });
});
