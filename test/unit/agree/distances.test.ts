import { expect, it } from 'vitest';
import { type DistanceId, distances } from '../../../src/agree/distances.ts';

it.each<[title: string, sizes: [number, number, number], Record<DistanceId, number>]>([
  ['equal', [3, 3, 3], { masi: 0, jaccard: 0, dice: 0, passonneau: 0, nominal: 0 }],
  ['nested', [2, 2, 4], { masi: 2 / 3, jaccard: 1 / 2, dice: 1 / 3, passonneau: 1 / 3, nominal: 1 }],
  ['overlapping', [1, 2, 3], { masi: 11 / 12, jaccard: 3 / 4, dice: 3 / 5, passonneau: 2 / 3, nominal: 1 }],
])('of %s chains', (_, sizes, expected) => {
  const found = Object.entries(distances).map(([id, distance]) => [id, distance(...sizes)]);
  const wanted = Object.entries(expected).map(([id, value]) => [id, expect.closeTo(value, 14)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});
