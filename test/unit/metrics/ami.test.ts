import { describe, expect, it } from 'vitest';
import { tableFrom } from '../../../src/core/contingency.ts';
import { ami } from '../../../src/metrics/ami.ts';
import { countsOf, plainOptions, scoreOf, sets } from '../../support/sets.ts';

const scored = (key: string, response: string) => scoreOf(ami, sets(key), sets(response));

describe('gain and room', () => {
  it('are the doubles nearest to the exact numbers', () => {
    expect(countsOf(ami, sets('abc defg'), sets('ab cd fghi'))).toMatchObject({
      gain: 1.6,
      room: 5.354887502163469,
      matched: 6,
    });
    const table = tableFrom([40, 7, 1, 1], [30, 11, 8], {
      key: Int32Array.from([0, 0, 0, 1, 1, 2, 3]),
      response: Int32Array.from([0, 1, 2, 0, 2, 1, 0]),
      shared: Int32Array.from([25, 10, 5, 4, 3, 1, 1]),
    });
    expect(ami.count({ table }, plainOptions)).toMatchObject({
      gain: 2.529815699437447,
      room: 49.7441389911772,
    });
  });

  it('are exactly 0 where chance agreement is complete', () => {
    for (const text of ['a b c', 'abc', 'abcdefghij']) {
      expect(countsOf(ami, sets(text), sets(text))).toMatchObject({ gain: 0, room: 0 });
    }
  });
});

it('is the gain over chance, by the share of mentions that were found', () => {
  const { index, matched } = scored('abc defg', 'ab cd fghi');
  expect(matched.index).toBeCloseTo(0.2988, 4);
  expect(index).toBe(((matched.index as number) * 2 * 6) / 15);
});

it('is not scaled below 0', () => {
  const { index, matched } = scored('ab cdx', 'ac bdy');
  expect(index).toBe(matched.index);
  expect(index).toBeLessThan(0);
});

it('is 1 where chance agreement is complete, less what was not found', () => {
  expect(scored('a b', 'a b').index).toBe(1);
  expect(scored('abc', 'ab').index).toBe(4 / 5);
});

it('is 0 without matched mentions, and undefined without mentions', () => {
  expect([scored('a', 'b').index, scored('a', 'b').matched.index]).toEqual([0, null]);
  expect([scored('', '').index, scored('', '').matched.index]).toEqual([null, null]);
});
