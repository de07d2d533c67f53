import { describe, expect, it } from 'vitest';
import { distinctNames, namedSystems } from '../../../src/verbs/system-names.ts';

describe('systems without a name', () => {
  it.each([
    [
      ['a/x.conll', 'b/y.conll'],
      ['x.conll', 'y.conll'],
    ],
    [
      ['a/x.conll', 'b/x.conll'],
      ['a', 'b'],
    ],
    [
      ['runs/1/out/dev.conll', 'runs/2/out/dev.conll', 'base.conll'],
      ['1', '2', 'base.conll'],
    ],
    [
      ['a/x', 'b/c/x'],
      ['a', 'b/c'],
    ],
    [
      ['x', 'a/x'],
      ['x', 'a'],
    ],
    [
      ['a\\x.conll', 'b\\x.conll'],
      ['a', 'b'],
    ],
    [
      ['a/x', 'b/x', 'a'],
      ['a/x', 'b', 'a'],
    ],
    [
      ['x', 'x'],
      ['x', 'x (2)'],
    ],
    [
      ['./x', 'x'],
      ['./x', 'x'],
    ],
    [
      ['a/x/', 'b/x/'],
      ['a', 'b'],
    ],
  ])('%j are told apart: %j', (paths, names) => {
    expect(distinctNames(paths)).toEqual(names);
    expect(new Set(names).size).toBe(paths.length);
  });
});

describe('namedSystems', () => {
  it('keeps names that were given, and finds others for the rest', () => {
    const systems = [{ path: 'b/x.conll' }, { path: 'c', name: 'x.conll' }, { path: 'd/y.conll/' }];
    expect(namedSystems(systems, 'help').map(({ name }) => name)).toEqual([
      'b/x.conll',
      'x.conll',
      'y.conll',
    ]);
  });

  it('refuses a name that is given twice', () => {
    const systems = ['a', 'b'].map((path) => ({ path, name: 'x' }));
    expect(() => namedSystems(systems, 'help')).toThrow('Two systems are called x.');
  });
});
