import { describe, expect, it } from 'vitest';
import {
  attributeColumns,
  attributesAt,
  columnsHeldAs,
  type ExtraColumn,
  extraColumns,
  extrasAt,
  extrasOf,
  movedExtras,
  pickCodes,
  tokensNamed,
} from '../../../src/core/mention-columns.ts';

describe('properties of mentions', () => {
  const list = [{ head: 0, zero: false }, {}, { zero: true, minStart: 4 }, { head: 1 }];
  const extras = extrasOf(list);

  it('come back as they were, false, 0 and 1 among them', () => {
    expect(list.map((_, i) => extrasAt(extras, i))).toEqual(list);
  });

  it('have a column only if a mention has them', () => {
    expect([...extras.keys()]).toEqual(['head', 'minStart', 'zero']);
    expect(extrasOf([{}, {}]).size).toBe(0);
  });
});

describe('positions among the properties', () => {
  it('are moved: a token as a token, the borders of a span together', () => {
    const moved = movedExtras(
      { head: 3, minStart: 3, minEnd: 5, zero: true },
      (token) => token + 10,
      ([start, end]) => [start + 20, end + 30],
    );
    expect(moved).toEqual({ head: 13, minStart: 23, minEnd: 35 });
  });

  it('are undefined where they have no new place, and half a span has none', () => {
    const nowhere = () => undefined;
    const lost = { head: undefined, minStart: undefined, minEnd: undefined };
    expect(movedExtras({ head: 3, minStart: 3, minEnd: 5 }, nowhere, nowhere)).toStrictEqual(lost);
    const half = movedExtras({ minStart: 3 }, nowhere, (span) => span);
    expect(half).toStrictEqual({ minStart: undefined, minEnd: undefined });
  });

  it.each((Object.keys(extraColumns) as ExtraColumn[]).filter((name) => extraColumns[name].isPosition))(
    'have %s among them, with the token that it names',
    (name) => {
      const mention = name === 'minEnd' ? { minStart: 3, minEnd: 4 } : { minEnd: 4, [name]: 3 };
      const moved = movedExtras(
        mention,
        (token) => token + 10,
        ([start, end]) => [start + 10, end + 10],
      );
      expect(moved[name]).toBe(name === 'minEnd' ? 14 : 13);
      expect(new Set(tokensNamed(mention))).toEqual(new Set([3]));
    },
  );
});

it('columnsHeldAs names the columns for which a format needs a capability', () => {
  expect(columnsHeldAs('minima')).toEqual(['minStart', 'minEnd']);
  expect(columnsHeldAs('words')).toEqual([]);
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
  const columns = attributeColumns(list);

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
