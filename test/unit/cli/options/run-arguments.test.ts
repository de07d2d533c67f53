import { describe, expect, it } from 'vitest';
import { runArguments } from '../../../../src/cli/options/run-arguments.ts';
import { UsageError } from '../../../../src/problems/problem.ts';

describe('runArguments', () => {
  it('reads systems and groups of runs', () => {
    expect(runArguments(['A=x/1.conll,x/2.conll', 'B=y.conll', 'z.conll'])).toEqual([
      { system: 'A', name: 'A#1', path: 'x/1.conll' },
      { system: 'A', name: 'A#2', path: 'x/2.conll' },
      { system: 'B', name: 'B', path: 'y.conll' },
      { system: 'z.conll', name: 'z.conll', path: 'z.conll' },
    ]);
  });

  it.each([[['1.conll,2.conll']], [['A=1.conll,']], [['A=,']]])('refuses %j', (args) => {
    expect(() => runArguments(args)).toThrow(UsageError);
  });
});
