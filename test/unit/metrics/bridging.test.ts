import { expect, it } from 'vitest';
import { sharedBridging } from '../../../src/metrics/bridging.ts';
import { sets, tableOf } from '../../support/sets.ts';

const { documentCounts, count, score } = sharedBridging({
  shared: 'sharedBridgingToEntities',
  key: 'keyBridging',
  response: 'responseBridgingToMentions',
});
const scored = (counts: Record<string, number> | undefined) =>
  score(count({ table: { ...tableOf(sets('ab'), sets('ab')), documentCounts: counts } }));

it('asks for the three counts, and for no others', () => {
  expect(documentCounts).toEqual(['keyBridging', 'responseBridgingToMentions', 'sharedBridgingToEntities']);
});

it('divides what both sides have by what each has', () => {
  const others = { sharedBridging: 7, keyBridgingToMentions: 8, responseBridging: 9 };
  expect(
    scored({ ...others, sharedBridgingToEntities: 1, keyBridging: 2, responseBridgingToMentions: 4 }),
  ).toMatchObject({ recall: 0.5, precision: 0.25 });
  expect(scored(undefined)).toMatchObject({ recall: null, precision: null, f1: null });
});
