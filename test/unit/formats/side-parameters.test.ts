import { describe, expect, it } from 'vitest';
import { formatParameters, formatSideParameters, sideOptions } from '../../../src/formats/index.ts';

describe('the parameters of one side', () => {
  it('are those of every reader', () => {
    expect(formatSideParameters.map(({ flag }) => flag)).toEqual(
      formatParameters.flatMap(({ flag }) => [`key-${flag}`, `response-${flag}`]),
    );
    const column = formatSideParameters.find(({ name }) => name === 'keyCorefColumn');
    expect(column).toMatchObject({ flag: 'key-coref-column', preset: undefined, words: ['last'] });
    expect([undefined, 2, 'last'].map((spec) => column?.resolve(spec))).toEqual([undefined, 2, -1]);
    expect(() => column?.resolve(0)).toThrow('must be a whole number other than 0, or last, but is 0.');
  });

  it('come before those of both sides', () => {
    const reading = { corefColumn: 5, responseCorefColumn: 'last' } as const;
    expect(sideOptions(reading).key.corefColumn).toBe(5);
    expect(sideOptions(reading).response.corefColumn).toBe('last');
    expect(sideOptions({ keyEnds: 'inclusive' }).key.ends).toBe('inclusive');
    expect(sideOptions({ keyEnds: 'inclusive' }).response.ends).toBeUndefined();
  });
});
