import { describe, expect, it } from 'vitest';
import { printed, totals } from '../../../support/scorer-pl-sets.ts';

describe('the noise of doubles', () => {
  it('is kept in ceafe, which adds up 1 - (1 - similarity)', () => {
    expect(printed('ceafe', ['a'], ['abcdefghi'])).toBe('19.99');
    expect(totals('ceafe', ['a'], ['abcdefghi'])('Coreference').recall).toEqual({ num: 0.2, den: 1 });
    expect(totals('ceafe', ['a'], ['abcdefghi'])('Identification of Mentions').printed[2]).toBe('19.99%');
  });
});
