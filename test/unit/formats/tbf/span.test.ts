import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterFragments, isFault, looksLikeTokens, tokenIds } from '../../../../src/formats/tbf/span.ts';
import { extentKey, extentOf } from '../../../../src/matching/extent.ts';
import { runs } from '../../../support/runs.ts';

describe('characterFragments', () => {
  it('reads pairs of offsets joined by semicolons', () => {
    expect(characterFragments('4,8;13,16')).toEqual([
      [4, 8],
      [13, 16],
    ]);
    expect(characterFragments(' 4 , 8 ')).toEqual([[4, 8]]);
  });

  it.each([
    ['NaN,3', 'The fragment "NaN,3" is not a pair of offsets.', 0],
    ['4,8;', 'A fragment of the span is empty.', 4],
    ['4', 'The fragment "4" is not a pair of offsets.', 0],
    ['4,8,9', 'The fragment "4,8,9" is not a pair of offsets.', 0],
    ['1,2;-3,4', 'The fragment "-3,4" has a negative offset.', 4],
    ['8,4', 'The fragment "8,4" ends before it begins.', 0],
    ['4,8;t1', 'The fragment "t1" is not a pair of offsets.', 4],
    ['1,99999999999999999999', 'The fragment "1,99999999999999999999" is not a pair of offsets.', 0],
  ])('refuses %s and says where', (span, message, at) => {
    expect(characterFragments(span)).toMatchObject({ message, at });
  });
});

describe('tokenIds', () => {
  it('reads ids separated by commas', () => {
    expect(tokenIds('t3,t5, t9')).toEqual(['t3', 't5', 't9']);
  });

  it.each([
    ['4,8;9,12', 'Found a character span where token ids are expected.', 3],
    ['t1,,t2', 'A token id of the span is empty.', 2],
    ['', 'The span is empty.', 0],
  ])('refuses "%s" and says where', (span, message, at) => {
    expect(tokenIds(span)).toMatchObject({ message, at });
  });

  it.each([
    ['t12', true],
    ['t1,t2', true],
    ['3,5', false],
    ['3,5;7,9', false],
    ['', false],
  ])('%s can only be token ids: %s', (span, expected) => {
    expect(looksLikeTokens(span)).toBe(expected);
  });
});

describe('extentOf', () => {
  it('sorts and joins fragments and counts what they cover once', () => {
    const extent = extentOf([
      [10, 12],
      [3, 8],
      [1, 5],
      [12, 13],
      [7, 7],
    ]);
    expect(extent).toEqual({ ranges: [1, 8, 10, 13], size: 10 });
    expect(extentKey(extent)).toBe('1,8,10,13');
  });

  it('counts what fragments share as often as it is written if it is to', () => {
    expect(
      extentOf(
        [
          [1, 5],
          [3, 8],
        ],
        true,
      ),
    ).toEqual({ ranges: [1, 8], size: 9 });
  });

  it('costs nothing for a huge span', () => {
    expect(extentOf([[0, 1e14]])).toEqual({ ranges: [0, 1e14], size: 1e14 });
  });
});

describe('a span of one fragment', () => {
  it('is read as the same fragment among others is', () => {
    const digits = fc.stringMatching(/^[\d ]{0,17}$/);
    const piece = fc.oneof(
      fc.tuple(digits, digits).map((pair) => pair.join()),
      fc.string({ unit: fc.constantFrom(',', '1', '0', ' ', '-', ';'), maxLength: 6 }),
    );
    fc.assert(
      fc.property(piece, (span) => {
        fc.pre(!span.includes(';'));
        const [alone, among] = [characterFragments(span), characterFragments(`${span};7,9`)];
        if (isFault(alone)) expect(isFault(among) && among.message).toBe(alone.message);
        else expect(among).toEqual([...alone, [7, 9]]);
      }),
      { numRuns: runs(2000) },
    );
  });
});
