import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemArguments } from '../../../../src/cli/options/system-arguments.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const namesOf = (...args: string[]) => systemArguments(args).map(({ name, path }) => [name, path]);

describe('NAME=PATH', () => {
  it.each([
    ['ours=runs/a.conll', 'ours', 'runs/a.conll'],
    ['my system=a', 'my system', 'a'],
    ['ours=C:\\runs\\a.conll', 'ours', 'C:\\runs\\a.conll'],
    ['a=b=c', 'a', 'b=c'],
    ['ours=-', 'ours', '-'],
    ['ours="*.conll"', 'ours', '"*.conll"'],
    ['runs/lr=0.1/a.conll', 'a.conll', 'runs/lr=0.1/a.conll'],
    ['./lr=0.1', 'lr=0.1', './lr=0.1'],
    ['C:\\lr=0.1\\a.conll', 'a.conll', 'C:\\lr=0.1\\a.conll'],
    ['C:lr=0.1', 'C:lr=0.1', 'C:lr=0.1'],
    ['=a', '=a', '=a'],
    ['a=', 'a=', 'a='],
    ['-', '-', '-'],
  ])('%s', (argument, name, path) => {
    expect(namesOf(argument)).toEqual([[name, path]]);
  });

  it('is a path where a file of that name exists', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'a=b'), '');
    expect(namesOf(join(folder, 'a=b'))).toEqual([['a=b', join(folder, 'a=b')]]);
    mkdirSync(join(folder, 'c=d'));
    expect(namesOf(join(folder, 'c=d'))[0][0]).toBe('c=d');
  });

  it('cannot be used twice', () => {
    expect(() => namesOf('a=x', 'a=y')).toThrow('Two systems are called a.');
  });

  it('goes before the name of a file', () => {
    expect(namesOf('x.conll=y', 'runs/x.conll').map(([name]) => name)).toEqual(['x.conll', 'runs/x.conll']);
  });
});
