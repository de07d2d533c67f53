import { describe, expect, it } from 'vitest';
import { integer, pythonWords, strip } from '../../../../../src/compat/evmeval/python/bytes.ts';

describe('byte strings', () => {
  it('have ASCII white space only', () => {
    expect(strip(' \t\v\f\r a\xa0 ')).toBe('a\xa0');
    expect(pythonWords(' a \t b\xa0c ')).toEqual(['a', 'b\xa0c']);
  });

  it.each([
    [' 12 ', 12],
    ['-3', -3],
    ['+4', 4],
    ['1.5', undefined],
    ['t1', undefined],
    ['', undefined],
  ])('int(%j)', (text, value) => {
    expect(integer(text)).toBe(value);
  });
});
