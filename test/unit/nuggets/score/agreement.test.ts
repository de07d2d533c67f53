import { expect, it } from 'vitest';
import { agreement } from '../../../../src/nuggets/score/agreement.ts';

it('sets a bit for each attribute that agrees; a placeholder of gold agrees with everything', () => {
  const gold = [
    ['Attack', 'Actual'],
    ['none', 'Other'],
  ];
  const system = [
    ['Attack', 'Other'],
    ['none', 'Actual'],
  ];
  const table = (placeholder?: string) => {
    const agree = agreement(gold, system, { placeholder } as Parameters<typeof agreement>[2]);
    return gold.map((_, g) => system.map((__, s) => agree(g, s)));
  };
  expect(table()).toEqual([
    [0b01, 0b10],
    [0b10, 0b01],
  ]);
  expect(table('none')).toEqual([
    [0b01, 0b10],
    [0b11, 0b01],
  ]);
});
