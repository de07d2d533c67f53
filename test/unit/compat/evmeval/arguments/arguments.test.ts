import { describe, expect, it } from 'vitest';
import {
  ArgumentCrash,
  ArgumentError,
  type Flag,
  parseArguments,
  usage,
} from '../../../../../src/compat/evmeval/arguments/arguments.ts';

const even = (value: string) => (Number(value) % 2 === 0 ? undefined : `${value} is odd`);
const flags: readonly Flag[] = [
  { short: '-h', long: '--help', value: false, help: 'help' },
  { short: '-g', long: '--gold', value: true, help: 'gold file' },
  { short: '-of', long: '--offset', value: true, help: 'an even offset', fault: even },
  { short: '-o', long: '--output', value: true, help: 'output' },
  { short: '-b', long: '--debug', value: false, help: 'debug' },
  { short: '-v', long: '--verbose', value: false, help: 'more' },
];
const parsed = (...args: string[]) => Object.fromEntries(parseArguments(args, flags) ?? [['help', '']]);

describe('parseArguments', () => {
  it.each([
    [['-g', 'a', '--gold', 'b'], { '-g': 'b' }],
    [['-ga'], { '-g': 'a' }],
    [['-g=a=b'], { '-g': 'a=b' }],
    [['--go=a'], { '-g': 'a' }],
    [['--gold='], { '-g': '' }],
    [['-g', '-1.5'], { '-g': '-1.5' }],
    [['-g', '-x y'], { '-g': '-x y' }],
    [['-g', '-'], { '-g': '-' }],
    [['-g', '__proto__'], { '-g': '__proto__' }],
    [['-bvo', 'r'], { '-b': '', '-v': '', '-o': 'r' }],
    [['-of', '2'], { '-of': '2' }],
    [['-b=v'], { '-b': '', '-v': '' }],
    [['-h', '-g', 'x'], { help: '' }],
    [['-b', '-of', '2', '-h', '-of', '3'], { help: '' }],
  ])('reads %j', (args, expected) => {
    expect(parsed(...args)).toEqual(expected);
  });

  it.each([
    [['-g'], 'argument -g/--gold: expected one argument'],
    [['-g', '--', 'x'], 'argument -g/--gold: expected one argument'],
    [['-g', '-b'], 'argument -g/--gold: expected one argument'],
    [['-of', '3'], 'argument -of/--offset: 3 is odd'],
    [['--o', 'x'], 'ambiguous option: --o could match --offset, --output'],
    [['--debug=x'], "argument -b/--debug: ignored explicit argument 'x'"],
    [['-bx'], "argument -b/--debug: ignored explicit argument 'x'"],
    [['x', '-q', '--', '-b'], 'unrecognized arguments: x -q -- -b'],
  ])('refuses %j', (args, message) => {
    expect(() => parsed(...args)).toThrow(new ArgumentError(message));
  });

  it('names a required flag that is missing before arguments that it does not know', () => {
    const required = flags.map((flag) => ({ ...flag, required: flag.short === '-g' }));
    expect(() => parseArguments(['x'], required)).toThrow(
      new ArgumentError('argument -g/--gold is required'),
    );
  });

  it('crashes for an equals sign with nothing after it, as the original does', () => {
    expect(() => parsed('-b=')).toThrow(new ArgumentCrash('Nothing follows "-b=".'));
  });
});

describe('usage', () => {
  it('has one aligned row for each flag, with X for a value', () => {
    expect(usage('evmeval score', 'Scores.', flags.slice(0, 2))).toBe(
      `usage: evmeval score [options]\n\nScores.\n\noptions:\n  ${'-h, --help'.padEnd(44)}help\n  ${'-g X, --gold X'.padEnd(44)}gold file\n`,
    );
  });
});
