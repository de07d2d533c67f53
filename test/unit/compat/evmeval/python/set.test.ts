import { describe, expect, it } from 'vitest';
import { PythonSet, quoted, stringHash, tupleHash } from '../../../../../src/compat/evmeval/python/set.ts';

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
