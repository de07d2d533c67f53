import { expect, it } from 'vitest';
import { CountSums } from '../../../src/analyze/count-sums.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { near } from '../../support/near.ts';
import { sets, tableOf } from '../../support/sets.ts';

const { vector } = settingsOf({ metrics: ['muc', 'bcub', 'ceafe'] });

it('scores the sum of the counts, not the mean of the scores', () => {
  const sums = new CountSums(vector);
  sums.add(tableOf(sets('abc'), sets('ab c')));
  sums.add(tableOf(sets('de'), sets('de')));
  const { scores, conll } = sums.scores();
  // MUC: 1 + 1 of 2 + 1 links; 1 + 1 of 1 + 1. B³: 5/3 + 2 of 5 mentions. CEAFe: 4/5 + 1 of 2 and 3 entities.
  expect(scores.get('muc')).toMatchObject({ recall: near(2 / 3), precision: 1, f1: near(4 / 5) });
  expect(scores.get('bcub')).toMatchObject({ recall: near(11 / 15), precision: 1, f1: near(11 / 13) });
  expect(scores.get('ceafe')).toMatchObject({
    recall: near(9 / 10),
    precision: near(3 / 5),
    f1: near(18 / 25),
  });
  expect(conll).toEqual(near((4 / 5 + 11 / 13 + 18 / 25) / 3));
});

it('adds counts that are known already, and leaves them as they are', () => {
  const counts = vector.count({ table: tableOf(sets('ab'), sets('a b')) });
  const before = [...counts];
  const sums = new CountSums(vector);
  sums.addCounts(counts);
  sums.addCounts(counts);
  expect(sums.scores().scores.get('bcub')?.counts).toEqual({ recall: [2, 4], precision: [4, 4] });
  expect([...counts]).toEqual(before);
});

it('is undefined without documents', () => {
  expect(new CountSums(vector).scores().scores.get('muc')).toMatchObject({
    recall: null,
    precision: null,
    f1: null,
  });
});
