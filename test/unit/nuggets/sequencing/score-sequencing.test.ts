import { expect, it } from 'vitest';
import { scoreTexts, tbf } from '../../../support/nuggets.ts';

it('is scored over mapped mentions, for each relation and all together', () => {
  const gold = tbf(
    'd',
    'E1 0,4',
    'E2 10,14',
    'E3 20,24',
    '@Subevent R1 E1,E2',
    '@Subevent R2 E1,E3',
    '@After R3 E2,E3',
  );
  const system = tbf('d', 'S1 20,24', 'S2 10,14', 'S3 0,4', '@Subevent R1 S3,S2', '@After R2 S1,S2');
  const { sequencing } = scoreTexts(gold, system).scores;
  const rows = sequencing?.map(({ group, precision, recall }) => [group, precision, recall]);
  expect(rows).toEqual([
    ['Subevent', 1, 1 / 2],
    ['After', 0, 0],
    ['All', 1 / 2, 1 / 3],
  ]);
});
