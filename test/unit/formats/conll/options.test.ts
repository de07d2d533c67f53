import { describe, expect, it } from 'vitest';
import { corefColumn } from '../../../../src/formats/conll/options.ts';
import { UsageError } from '../../../../src/problems/problem.ts';

const { resolve, text, preset } = corefColumn;

describe('the number of a column', () => {
  it('is a whole number from either end, or last', () => {
    expect([1, -2, 'last' as const, preset].map(resolve)).toEqual([1, -2, -1, undefined]);
  });

  it.each([0, 1.5, Number.NaN, 2 ** 53])('is not %d', (value) => {
    expect(() => resolve(value)).toThrow(
      new UsageError(`\`corefColumn\` must be a whole number other than 0, or last, but is ${value}.`),
    );
  });

  it('is in the signature as it was asked for', () => {
    expect(text('last')).toBe('last');
  });
});
