import { describe, expect, it } from 'vitest';
import {
  CountsFault,
  length,
  list,
  number,
  numberList,
  record,
  same,
  text,
  textList,
  whole,
} from '../../../../src/verbs/counts/counts-values.ts';

/** The message and what was expected. */
function faultOf(check: () => unknown): string {
  try {
    check();
  } catch (error) {
    if (error instanceof CountsFault) return `${error.message} Expected ${error.expected}.`;
    throw error;
  }
  return 'none';
}

describe('values of a counts file', () => {
  it('are returned if they are of their type', () => {
    expect([text('p', ''), number('p', -0.5), whole('p', 0)]).toEqual(['', -0.5, 0]);
    expect([textList('p', ['a']), numberList('p', [1, 2.5]), list('p', [1, 2], whole)]).toEqual([
      ['a'],
      [1, 2.5],
      [1, 2],
    ]);
    const value = { a: 1 };
    expect(record('p', value)).toBe(value);
  });

  it.each([
    [() => text('key', 5), 'key is 5. Expected a text.'],
    [() => text('key', undefined), 'key is missing. Expected a text.'],
    [() => number('n', '5'), 'n is "5". Expected a number.'],
    [() => number('n', null), 'n is null. Expected a number.'],
    [() => whole('n', 1.5), 'n is 1.5. Expected a whole number of at least 0.'],
    [() => whole('n', -1), 'n is -1. Expected a whole number of at least 0.'],
    [() => whole('n', 2 ** 53), 'n is 9007199254740992. Expected a whole number of at least 0.'],
    [() => record('tally', []), 'tally is []. Expected an object.'],
    [() => record('tally', null), 'tally is null. Expected an object.'],
    [() => textList('ids', 'a'), 'ids is "a". Expected a list.'],
    [() => textList('ids', ['a', 7]), 'ids[1] is 7. Expected a text.'],
    [() => numberList('sums', [1, null]), 'sums[1] is null. Expected a number.'],
    [() => list('sums', [[1], ['x']], numberList), 'sums[1][0] is "x". Expected a number.'],
    [() => list('sums', {}, numberList), 'sums is an object. Expected a list.'],
    [() => length('sums', [1, 2], 3), 'sums is [1,2]. Expected a list of 3.'],
  ])('are refused with their place: case %#', (check, fault) => {
    expect(faultOf(check)).toBe(fault);
  });

  it('are shortened in messages', () => {
    expect(faultOf(() => length('a', Array(11).fill(0), 3))).toBe('a is a list of 11. Expected a list of 3.');
    expect(faultOf(() => length('a', [{}], 3))).toBe('a is a list of 1. Expected a list of 3.');
    expect(faultOf(() => number('a', 'x'.repeat(1000))).length).toBeLessThan(350);
  });

  it('are the same list, or the first difference is named', () => {
    expect(faultOf(() => same('f', ['a', 'b'], ['a', 'b'], 'the fields'))).toBe('none');
    expect(faultOf(() => same('f', ['a', 'x', 'y'], ['a', 'b', 'c'], 'the fields'))).toBe(
      'f[1] is "x". Expected "b": the fields.',
    );
    expect(faultOf(() => same('f', ['a'], ['a', 'b'], 'the fields'))).toBe(
      'f is ["a"]. Expected a list of 2.',
    );
  });
});
