import { expect, it } from 'vitest';
import { vi } from '../../../src/metrics/vi.ts';
import { countsOf, scoreOf, sets } from '../../support/sets.ts';

const scored = (key: string, response: string) => scoreOf(vi, sets(key), sets(response));

it('counts a bit for each mention, and the bits that name its entity', () => {
  // g(2) = 4, g(1) = 1, g(3) = 3 log₂ 6, g(4) = 12.
  expect(countsOf(vi, sets('abc defg'), sets('ab cd fghi'))).toEqual({
    shared: 10,
    keyBits: 19.75488750216347,
    responseBits: 20,
    union: 9,
  });
});

it('is the share of the bits that both sides have, and the distance in bits per mention', () => {
  const { recall, precision, distance } = scored('abc defg', 'ab cd fghi');
  expect([recall, precision]).toEqual([10 / 19.75488750216347, 0.5]);
  expect(distance).toBeCloseTo((19.75488750216347 + 20 - 20) / 9, 14);
});

it('has the published distance for equal mentions: H(K|R) + H(R|K)', () => {
  // Half of the mentions need one bit more on the key side: {a b} is {a}{b} in the response.
  expect(scored('ab cd', 'a b cd').distance).toBe(0.5);
  // Both entropies are 1 bit, and nothing is shared.
  expect(scored('ab cd', 'ac bd').distance).toBe(2);
});

it('is undefined on a side without mentions; without any there is no distance', () => {
  expect(scored('ab', '')).toMatchObject({ recall: 0, precision: null, distance: 2 });
  expect(scored('', '')).toMatchObject({ f1: null, distance: null });
});

it('remarks on the distance, where there is one', () => {
  expect(vi.remark(scored('ab cd', 'ac bd'))).toBe('distance 2.000 bits per mention');
  expect(vi.remark(scored('', ''))).toBe('');
  expect(vi.figures(scored('ab cd', 'ac bd'))).toEqual({ distance: 2 });
  expect(vi.remark({ recall: 1, precision: 1, f1: 1 })).toBe('');
});
