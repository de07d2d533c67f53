import { expect, it } from 'vitest';
import { naturallySorted } from '../../../../../src/compat/evmeval/python/natural-order.ts';

it('sorts token ids by the numbers in them', () => {
  expect(naturallySorted(['t10', 't2', 't', 's3', '7', '12', 't2a', 't02'])).toEqual([
    '7',
    '12',
    's3',
    't',
    't2',
    't02',
    't2a',
    't10',
  ]);
  const long = '9'.repeat(40);
  expect(naturallySorted([`t1${long}`, `t${long}`])).toEqual([`t${long}`, `t1${long}`]);
});
