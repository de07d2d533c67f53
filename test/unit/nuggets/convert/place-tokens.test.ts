import { describe, expect, it } from 'vitest';
import { placeTokens, tablePoints, tokenSpansOfText } from '../../../../src/nuggets/convert/place-tokens.ts';
import { tableOf } from '../../../support/nuggets.ts';

const TEXT = '😀 saw him';
const table = tableOf(TEXT);

describe('tokens of a table and fragments of brat', () => {
  it('are converted by way of the text where the table counts code units', () => {
    // In code units "saw" is 3 to 6, in code points 2 to 5.
    expect(tokenSpansOfText(table, TEXT, 'utf16', 'd')([[2, 5]])).toBe('t1');
    expect(placeTokens(table, TEXT, 'utf16', 'd')('t1')).toMatchObject({ fragments: [[2, 5]] });
  });

  it('have the same offsets where the table counts code points', () => {
    expect(tokenSpansOfText(table, TEXT, 'code-points', 'd')([[3, 6]])).toBe('t1');
    expect(placeTokens(table, TEXT, 'code-points', 'd')('t1')).toMatchObject({ fragments: [[3, 6]] });
  });

  it('returns what is wrong with a span', () => {
    expect(placeTokens(table, TEXT, 'utf16', 'd')('')).toHaveProperty('message');
  });
});

describe('tablePoints', () => {
  const wide = tableOf('a 😀 b');

  it('converts by the text, where the table counts code units', () => {
    const points = tablePoints(wide, 'a 😀 b', 'utf16', 'd');
    expect([points?.fromUnits(5), points?.toUnits(4)]).toEqual([4, 5]);
  });

  it('is not needed for code points, nor for a table without wide characters', () => {
    expect(tablePoints(wide, 'a 😀 b', 'code-points', 'd')).toBeUndefined();
    expect(tablePoints(tableOf('a é'), undefined, 'utf16', 'd')).toBeUndefined();
  });

  it('refuses wide characters without the text', () => {
    expect(() => tablePoints(wide, undefined, 'utf16', 'd')).toThrow(
      'Token "t1" of document "d" has a character beyond U+FFFF, after which the table and brat count differently.',
    );
  });
});
