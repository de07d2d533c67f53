import { describe, expect, it } from 'vitest';
import { type Contingency, contingency, integers, transpose } from '../../../src/core/contingency.ts';
import { sets, tableOf } from '../../support/sets.ts';

const partition = (entities: number, ...entityOf: number[]) => ({ entities, entityOf });

/** A table with its cells one by one. */
const plain = ({ keySizes, responseSizes, cells, ...sums }: Contingency) => ({
  keySizes,
  responseSizes,
  cells: [...cells],
  mentions: [sums.keyMentions, sums.responseMentions, sums.sharedMentions],
  singletons: [sums.keySingletons, sums.responseSingletons],
});

describe('contingency', () => {
  it('counts shared mentions in cells, in order of key and response entity', () => {
    expect(plain(tableOf(sets('abc defg'), sets('gf xdc ab')))).toEqual({
      keySizes: Int32Array.of(3, 4),
      responseSizes: Int32Array.of(2, 3, 2),
      cells: [
        { key: 0, response: 1, shared: 1, keySize: 3, responseSize: 3 },
        { key: 0, response: 2, shared: 2, keySize: 3, responseSize: 2 },
        { key: 1, response: 0, shared: 2, keySize: 4, responseSize: 2 },
        { key: 1, response: 1, shared: 1, keySize: 4, responseSize: 3 },
      ],
      mentions: [7, 7, 6],
      singletons: [0, 0],
    });
  });

  it('leaves out entities without mentions', () => {
    expect(plain(contingency(partition(4, 3, 1, 3), partition(3, 2), [1]))).toEqual({
      keySizes: Int32Array.of(1, 2),
      responseSizes: Int32Array.of(1),
      cells: [{ key: 0, response: 0, shared: 1, keySize: 1, responseSize: 1 }],
      mentions: [3, 1, 1],
      singletons: [1, 1],
    });
  });

  it('has no cells where nothing is matched', () => {
    expect(contingency(partition(1, 0), partition(1, 0), [-1]).cells).toHaveLength(0);
    expect(plain(contingency(partition(0), partition(0), []))).toEqual({
      keySizes: new Int32Array(),
      responseSizes: new Int32Array(),
      cells: [],
      mentions: [0, 0, 0],
      singletons: [0, 0],
    });
  });

  it('refuses a matching that is not one to one', () => {
    expect(() => contingency(partition(1, 0, 0), partition(1, 0, 0), [1, 1])).toThrow(
      new RangeError('Expected a one-to-one matching, got two response mentions for key mention 1'),
    );
  });

  it.each([
    [partition(1, 0, 1), partition(1, 0), [0], 'Expected mention 1 to be in one of the entities'],
    [partition(1, 0), partition(1, -1), [0], 'Expected mention 0 to be in one of the entities'],
    [partition(1, 0), partition(1, 0), [1], 'Expected a key mention as twin of response mention 0, got 1'],
  ])('refuses what is out of range: %j, %j, %j', (key, response, twin, message) => {
    expect(() => contingency(key, response, twin)).toThrow(new RangeError(message));
  });

  it.each([
    [partition(-1), partition(1, 0), [-1], 'Expected 0 to 67108864 entities, got -1'],
    [partition(1, 0), partition(Number.NaN, 0), [0], 'Expected 0 to 67108864 entities, got NaN'],
    [partition(1.5, 0), partition(1, 0), [0], 'Expected 0 to 67108864 entities, got 1.5'],
    [partition(2 ** 30, 0), partition(1, 0), [0], 'Expected 0 to 67108864 entities, got 1073741824'],
    [partition(2 ** 32, 0), partition(1, 0), [0], 'Expected 0 to 67108864 entities, got 4294967296'],
    [partition(1, 2 ** 32), partition(1, 0), [0], 'Expected mention 0 to be in one of the entities'],
    [partition(2, 0.5), partition(1, 0), [0], 'Expected mention 0 to be in one of the entities'],
    [
      partition(1, 0),
      partition(1, 0, Number.NaN),
      [0, -1],
      'Expected mention 1 to be in one of the entities',
    ],
    [
      partition(1, 0),
      partition(1, 0),
      [0.5],
      'Expected a key mention as twin of response mention 0, got 0.5',
    ],
    [partition(1, 0), partition(1, 0, 0), [0], 'Expected one twin for each of 2 response mentions, got 1'],
  ])('refuses numbers that the engine cannot take: %j, %j, %j', (key, response, twin, message) => {
    expect(() => contingency(key, response, twin)).toThrow(new RangeError(message));
  });

  it('transposes to the table of the exchanged sides', () => {
    for (const [key, response] of [
      [sets('abc de f'), sets('ad be cx')],
      [sets('a b c d'), sets('dcba')],
      [sets('ab cd'), sets('bd ac')],
    ]) {
      expect(plain(transpose(tableOf(key, response)))).toEqual(plain(tableOf(response, key)));
    }
  });
});

it('copies a list, and returns a typed array itself', () => {
  const typed = Int32Array.of(3, 1);
  expect(integers(typed)).toBe(typed);
  expect(integers([3, 1])).toEqual(typed);
});
