import { describe, expect, it } from 'vitest';
import { integer, strip, words } from '../../../../src/compat/evmeval/bytes.ts';
import { pythonFloat, twoDecimals } from '../../../../src/compat/evmeval/number-format.ts';
import { PythonSet, quoted, stringHash, tupleHash } from '../../../../src/compat/evmeval/python-set.ts';

describe('PythonSet', () => {
  it.each([
    // printed by CPython 2.7.18
    [['E1', 'E2'], "set(['E1', 'E2'])"],
    [['E2', 'E3'], "set(['E3', 'E2'])"],
    [['t28', 't29', 't30'], "set(['t29', 't28', 't30'])"],
    [[''], "set([''])"],
    [[], 'set([])'],
  ])('%j is shown as CPython 2.7 shows it', (members, shown) => {
    expect(new PythonSet(members).toString()).toBe(shown);
  });

  it('holds each member once and grows', () => {
    const ids = Array.from({ length: 1000 }, (_, i) => `E${i % 500}`);
    expect([...new PythonSet(ids)].sort()).toEqual([...new Set(ids)].sort());
  });

  it('subtracts', () => {
    expect([...new PythonSet(['a', 'b', 'c']).without(new PythonSet(['b', 'x']))].sort()).toEqual(['a', 'c']);
  });
});

describe('tupleHash', () => {
  it.each([
    [[], 3527539n],
    [['a', 'b'], 14629945039335920858n],
    [['E1', 'E2', 'After'], 9520533590634744593n],
    [['', '\xc3\xa9', 'Subevent'], 16277554211540337343n],
  ])('of %j', (items, hash) => {
    expect(tupleHash(items.map(stringHash))).toBe(hash);
  });
});

describe('quoted', () => {
  it.each([
    ['a', "'a'"],
    ["it's", '"it\'s"'],
    ['\'"', "'\\'\"'"],
    ['a\tb\\', "'a\\tb\\\\'"],
    ['caf\xe9', "'caf\\xe9'"],
  ])('%j', (text, shown) => {
    expect(quoted(text)).toBe(shown);
  });
});

describe('twoDecimals', () => {
  it.each([
    [3.125, '3.12'],
    [9.375, '9.38'],
    [0.625, '0.62'],
    [66.875, '66.88'],
    [100, '100.00'],
    [66.66666, '66.67'],
    [49.995, '49.99'],
    [0, '0.00'],
    [null, 'nan'],
    [Number.NaN, 'nan'],
  ])('%s as C prints it', (value, shown) => {
    expect(twoDecimals(value)).toBe(shown);
  });
});

describe('pythonFloat', () => {
  it.each([
    [0, '0.0'],
    [100, '100.0'],
    [61.431900000000006, '61.4319'],
    [33.3333, '33.3333'],
  ])('%s as Python 2 prints it', (value, shown) => {
    expect(pythonFloat(value)).toBe(shown);
  });
});

describe('byte strings', () => {
  it('have ASCII white space only', () => {
    expect(strip(' \t\v\f\r a\xa0 ')).toBe('a\xa0');
    expect(words(' a \t b\xa0c ')).toEqual(['a', 'b\xa0c']);
  });

  it.each([
    [' 12 ', 12],
    ['-3', -3],
    ['+4', 4],
    ['1.5', undefined],
    ['t1', undefined],
    ['', undefined],
  ])('int(%j)', (text, value) => {
    expect(integer(text)).toBe(value);
  });
});
