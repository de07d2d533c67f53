import { describe, expect, it } from 'vitest';
import {
  baselineTable,
  hasSingletons,
  singletonVariants,
  withoutSingletonRows,
} from '../../../src/analyze/panels.ts';
import type { Contingency } from '../../../src/core/contingency.ts';
import { textWith } from '../../support/aligned-pairs.ts';
import { documentWith } from '../../support/documents.ts';
import { sets, tableOf } from '../../support/sets.ts';

const shown = (table: Contingency | undefined) =>
  table && {
    key: Array.from(table.keySizes),
    response: Array.from(table.responseSizes),
    cells: Array.from(table.cells, ({ key, response, shared }) => [key, response, shared].join(' ')),
  };

describe('baselineTable', () => {
  const key = textWith('Ann saw ann and Ben', [
    ['k0', '0', '4'],
    ['k1', '2'],
  ]);

  it('links the mentions of the key by the rule of the baseline', () => {
    expect(shown(baselineTable('all-singletons', key))).toEqual({
      key: [2, 1],
      response: [1, 1, 1],
      cells: ['0 0 1', '0 1 1', '1 2 1'],
    });
    expect(shown(baselineTable('one-entity', key))).toEqual({
      key: [2, 1],
      response: [3],
      cells: ['0 0 2', '1 0 1'],
    });
  });

  it('compares strings without regard to case, whole ones', () => {
    expect(shown(baselineTable('same-string', key))).toEqual({
      key: [2, 1],
      response: [2, 1],
      cells: ['0 0 1', '0 1 1', '1 0 1'],
    });
    const words = Array.from({ length: 14 }, (_, i) => `w${i % 13 === 0 ? 0 : i}`);
    const long = textWith([...words, ...words.slice(0, 13), 'end'].join(' '), [['k', '0-13', '14-27']]);
    expect(shown(baselineTable('same-string', long))?.response).toEqual([1, 1]);
  });

  it('has no strings to compare without words, or with names of mentions in their place', () => {
    expect(baselineTable('same-string', documentWith([['k', '0']]))).toBeUndefined();
    expect(baselineTable('same-string', { ...key, length: 0 })).toBeUndefined();
    expect(shown(baselineTable('one-entity', { ...key, length: 0 }))?.response).toEqual([3]);
  });
});

describe('withoutSingletonRows', () => {
  const table = tableOf(sets('ab c d'), sets('a bc d x'));

  it('drops singletons of the sides that the variant names; their twins remain as mentions of the other side', () => {
    const variant = (name: keyof typeof singletonVariants) =>
      shown(withoutSingletonRows(table, singletonVariants[name]));
    expect(variant('kept')).toEqual(shown(table));
    expect(variant('dropped')).toEqual({ key: [2], response: [2], cells: ['0 0 1'] });
    expect(variant('dropped-from-key')).toEqual({
      key: [2],
      response: [1, 2, 1, 1],
      cells: ['0 0 1', '0 1 1'],
    });
    expect(variant('dropped-from-response')).toEqual({
      key: [2, 1, 1],
      response: [2],
      cells: ['0 0 1', '1 0 1'],
    });
  });
});

describe('hasSingletons', () => {
  it('looks at both sides', () => {
    expect(hasSingletons(tableOf(sets('ab'), sets('ab')))).toBe(false);
    expect(hasSingletons(tableOf(sets('ab c'), sets('ab')))).toBe(true);
    expect(hasSingletons(tableOf(sets('ab'), sets('a')))).toBe(true);
    expect(hasSingletons(tableOf([], []))).toBe(false);
  });
});
