import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../../../src/compat/evmeval/arguments.ts';
import { scorerOptions } from '../../../../src/compat/evmeval/scorer-arguments.ts';
import { validatorOptions } from '../../../../src/compat/evmeval/validator-arguments.ts';

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
    ['-wl types -dn d1 -b', { whiteList: 'types', document: 'd1' }],
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

  it('ask for help', () => {
    expect(scorerOptions(['-h'])).toBeUndefined();
  });
});

describe('the flags of the validator', () => {
  it('are read', () => {
    expect(validatorOptions(['-s', 'a', '-tm', '-t', 'tkn', '-wc', 'counts', '-ty', 'types'])).toEqual({
      system: 'a',
      tokenMode: true,
      tokenPath: 'tkn',
      tokenExtension: '.tab',
      wordCounts: 'counts',
      types: 'types',
    });
    expect(() => validatorOptions([])).toThrow('argument -s/--system is required');
  });
});
