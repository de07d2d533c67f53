import { describe, expect, it } from 'vitest';
import {
  readArguments,
  type ScorerOption,
  scorerUsage,
  UsageFailure,
} from '../../../../src/compat/lookups/arguments.ts';

const options: readonly ScorerOption[] = [
  { names: ['-m', '--metrics'], kind: 'list', choices: ['muc', 'lea'], help: 'metrics' },
  { names: ['-s', '--keep-singletons'], kind: 'switch', help: 'keep' },
  { names: ['-a', '--match'], kind: 'value', choices: ['exact', 'head'], help: 'match' },
];

const read = (line: string) => readArguments(line.split(' '), options);

describe('readArguments', () => {
  it.each([
    ['k r', {}],
    ['-s k r', { '-s': [] }],
    ['k -a head r', { '-a': ['head'] }],
    ['-ahead k r', { '-a': ['head'] }],
    ['--match=exact k r', { '-a': ['exact'] }],
    ['--mat exact k r', { '-a': ['exact'] }],
    ['k r -m muc lea', { '-m': ['muc', 'lea'] }],
    ['-m muc -- k r', { '-m': ['muc'] }],
    ['-m muc lea -s k r', { '-m': ['muc', 'lea'], '-s': [] }],
  ])('%s', (line, values) => {
    expect(read(line)).toEqual({ files: ['k', 'r'], values: new Map(Object.entries(values)) });
  });

  it.each([
    ['k', 'the following arguments are required: sys_file'],
    ['k r x', 'unrecognized arguments: x'],
    ['k r -q', 'unrecognized arguments: -q'],
    ['k r -a', 'argument -a/--match: expected one argument'],
    ['k r -a near', "argument -a/--match: invalid choice: 'near' (choose from 'exact', 'head')"],
    ['k r --m exact', 'ambiguous option: --m could match -m/--metrics, -a/--match'],
    ['k r --keep=1', "argument -s/--keep-singletons: ignored explicit argument '1'"],
    ['-m k r', "argument -m/--metrics: invalid choice: 'k' (choose from 'muc', 'lea')"],
  ])('refuses %s', (line, message) => {
    expect(() => read(line)).toThrow(new UsageFailure(message));
  });

  it('leaves help to the caller', () => {
    expect(read('-h')).toBeUndefined();
    expect(scorerUsage('p', 'Summary.', options)).toContain('-a, --match {exact,head}\n      match');
  });
});
