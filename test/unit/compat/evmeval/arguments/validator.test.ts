import { describe, expect, it } from 'vitest';
import { validatorOptions } from '../../../../../src/compat/evmeval/arguments/validator.ts';

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
