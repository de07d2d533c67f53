import { describe, expect, it } from 'vitest';
import {
  attributesAt,
  attributesOf,
  extrasAt,
  extrasOf,
  pickCodes,
} from '../../../src/core/mention-columns.ts';

describe('properties of mentions', () => {
  const list = [{ head: 0, zero: false }, {}, { zero: true, minStart: 4 }];
  const extras = extrasOf(list);

  it('come back as they were, false and 0 among them', () => {
    expect(list.map((_, i) => extrasAt(extras, i))).toEqual(list);
  });

  it('have a column only if a mention has them', () => {
    expect([...extras.keys()]).toEqual(['head', 'minStart', 'zero']);
    expect(extrasOf([{}, {}]).size).toBe(0);
  });
});

describe('attributes of mentions', () => {
  const list = [
    new Map([['type', 'PER']]),
    undefined,
    new Map([
      ['type', 'ORG'],
      ['__proto__', 'x'],
    ]),
    new Map([['type', 'PER']]),
  ];
  const columns = attributesOf(list);

  it('come back as they were, whatever their names', () => {
    expect(list.map((_, i) => attributesAt(columns, i))).toEqual(list);
  });

  it('store each text once', () => {
    const { values, codes } = columns.get('type') ?? { values: [], codes: [] };
    expect(values).toEqual(['PER', 'ORG']);
    expect([...codes]).toEqual([0, -1, 1, 0]);
  });
});

it('pickCodes has the entries at the indices, in their order', () => {
  expect([...pickCodes(Int32Array.of(5, 6, 7), [2, 0, 2])]).toEqual([7, 5, 7]);
});
