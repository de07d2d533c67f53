import { describe, expect, it } from 'vitest';
import { characterSpanReader, tokenSpanReader } from '../../../../src/nuggets/model/units.ts';
import { tableOf } from '../../../support/nuggets.ts';

describe('characterSpans', () => {
  it('counts characters of several fragments once, or once for each fragment', () => {
    expect(characterSpanReader(false)('1,5;3,8')).toEqual({
      extent: { ranges: [1, 8], size: 7 },
      written: { ranges: [1, 8], size: 7 },
      repeats: true,
      unknown: [],
      ascending: false,
    });
    expect(characterSpanReader(true)('1,5;3,8')).toMatchObject({ extent: { size: 9 }, written: { size: 7 } });
  });

  it('sees whether fragments are in order', () => {
    expect(characterSpanReader(false)('0,2;2,4')).toMatchObject({ ascending: true, repeats: false });
    expect(characterSpanReader(false)('2,4;0,2')).toMatchObject({ ascending: false, repeats: false });
  });

  it('returns what is wrong with a span', () => {
    expect(characterSpanReader(false)('x')).toHaveProperty('message');
  });
});

describe('tokenSpans', () => {
  const read = tokenSpanReader(tableOf('takes a shower'), new Set(['t1']));

  it('has rows of the table as elements, and leaves invisible ones out of the comparison', () => {
    expect(read('t0,t1,t2')).toEqual({
      extent: { ranges: [0, 1, 2, 3], size: 2 },
      written: { ranges: [0, 3], size: 3 },
      repeats: false,
      unknown: [],
      ascending: true,
    });
  });

  it('numbers ids that are not in the table after it, always in the same way', () => {
    expect(read('t2,t9')).toMatchObject({ extent: { ranges: [2, 4] }, unknown: ['t9'] });
    expect(read('t8,t9')).toMatchObject({
      written: { ranges: [3, 5] },
      unknown: ['t8', 't9'],
      ascending: false,
    });
  });

  it('sees repetitions and the order', () => {
    expect(read('t2,t0,t2')).toMatchObject({ repeats: true, ascending: false, written: { size: 2 } });
  });

  it('compares ids as names without a table', () => {
    expect(tokenSpanReader(undefined, new Set())('b,a')).toMatchObject({ unknown: [], ascending: true });
  });
});
