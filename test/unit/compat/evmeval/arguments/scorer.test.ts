import { describe, expect, it } from 'vitest';
import { ArgumentCrash, ArgumentError } from '../../../../../src/compat/evmeval/arguments/arguments.ts';
import { scorerOptions } from '../../../../../src/compat/evmeval/arguments/scorer.ts';
import { release16, release18 } from '../../../../../src/compat/evmeval/release.ts';

const required = ['-g', 'gold', '-s', 'system'];

describe('the flags of the scorer', () => {
  it('have defaults', () => {
    expect(scorerOptions(required)).toEqual({
      gold: 'gold',
      system: 'system',
      validateGraphs: true,
      tokenExtension: '.tab',
      offsetColumns: [2, 3],
      badOffsetColumns: false,
      debug: false,
      mapping: 1,
      threshold: 1,
    });
  });

  it.each([
    ['-m 3', { mapping: 3 }],
    ['-m -1', { mapping: -1 }],
    ['-ct 0.5', { threshold: 0.5 }],
    ['-ct .5', { threshold: 0.5 }],
    ['--coreference_threshold=0.25', { threshold: 0.25 }],
    ['--coreference_t 0.25', { threshold: 0.25 }],
    ['-of 1,2', { offsetColumns: [1, 2] }],
    ['-of x', { offsetColumns: [2, 3], badOffsetColumns: true }],
    ['-nv', { validateGraphs: false }],
    ['-t tkn -te .txt', { tokenPath: 'tkn', tokenExtension: '.txt' }],
    ['-oreport', { output: 'report' }],
    [
      '--token_path=a --output b --coref c --sequencing d',
      { tokenPath: 'a', output: 'b', coref: 'c', sequencing: 'd' },
    ],
    ['-wl types -dn d1 -b', { whiteList: 'types', document: 'd1', debug: true }],
    ['-bo r', { debug: true, output: 'r' }],
    ['-nv=b', { validateGraphs: false, debug: true }],
    ['-ct0.5', { coref: 't0.5', threshold: 1 }],
    ['-ct=0.5', { threshold: 0.5 }],
    ['-n -w types', { validateGraphs: false, whiteList: 'types' }],
    ['-tm', { tokenPath: 'm' }],
    ['-o -', { output: '-' }],
    ['-of 2', { offsetColumns: [2] }],
  ])('%s', (line, expected) => {
    expect(scorerOptions([...required, ...line.split(' ')])).toMatchObject(expected);
  });

  it.each([
    [[], 'argument -g/--gold is required'],
    [['-g', 'gold'], 'argument -s/--system is required'],
    [['-g'], 'argument -g/--gold: expected one argument'],
    [['-g', '-s'], 'argument -g/--gold: expected one argument'],
    [[...required, '-x'], 'unrecognized arguments: -x'],
    [[...required, '--eval_mode', 'token'], 'unrecognized arguments: --eval_mode token'],
    [
      [...required, '--co', 'x'],
      'ambiguous option: --co could match --comparison_output, --coref, --coref_mapping, --coreference_threshold',
    ],
    [[...required, '-m', 'x'], "argument -m/--coref_mapping: invalid int value: 'x'"],
    [[...required, '-ct', '-inf'], 'argument -ct/--coreference_threshold: expected one argument'],
    [[...required, '-ct', 'x'], "argument -ct/--coreference_threshold: invalid float value: 'x'"],
    [[...required, '--debug=1'], "argument -b/--debug: ignored explicit argument '1'"],
  ])('%j are refused', (args, message) => {
    expect(() => scorerOptions(args)).toThrow(new ArgumentError(message));
  });

  it.each([['-h'], ['--hel'], ['-bh'], ['-h', '-m', 'x'], ['-hb']])('ask for help: %s', (...args) => {
    expect(scorerOptions(args)).toBeUndefined();
  });

  it.each([
    [['-m', 'x', '-h'], "argument -m/--coref_mapping: invalid int value: 'x'"],
    [
      ['-h', '--core', 'x'],
      'ambiguous option: --core could match --coref, --coref_mapping, --coreference_threshold',
    ],
    [['-g', '-h'], 'argument -g/--gold: expected one argument'],
    [['-hg'], 'argument -g/--gold: expected one argument'],
    [[...required, '-bnv'], "argument -b/--debug: ignored explicit argument 'nv'"],
    [[...required, '-o', '--', 'r'], 'argument -o/--output: expected one argument'],
    [[...required, '--', '-b'], 'unrecognized arguments: -- -b'],
  ])('%j are refused before or instead of help', (args, message) => {
    expect(() => scorerOptions(args)).toThrow(new ArgumentError(message));
  });

  it('end with an exception after an equals sign without anything', () => {
    expect(() => scorerOptions([...required, '-b='])).toThrow(ArgumentCrash);
  });

  it('are fewer in version 1.6, which needs token tables', () => {
    expect(() => scorerOptions(required, release16)).toThrow('argument -t/--token_path is required');
    for (const flag of ['-a', '-m', '-wl', '-dn']) {
      expect(() => scorerOptions([...required, '-t', 'tkn', flag, '1'], release16)).toThrow('unrecognized');
    }
  });

  it('name a list of types that can be read', () => {
    const world = { read: (path: string) => (path === 'types' ? '' : undefined), isDirectory: () => false };
    expect(scorerOptions([...required, '-wl', 'types'], release18, world)).toMatchObject({
      whiteList: 'types',
    });
    expect(() => scorerOptions([...required, '-wl', 'x'], release18, world)).toThrow(
      "argument -wl/--type_white_list: can't open 'x'",
    );
  });
});
