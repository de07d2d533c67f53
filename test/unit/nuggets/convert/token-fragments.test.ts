import { describe, expect, it } from 'vitest';
import type { TableToken } from '../../../../src/formats/token-table/read.ts';
import { tokenFragments } from '../../../../src/nuggets/convert/token-fragments.ts';

const token = (id: string, start: number, end: number): TableToken => ({ id, text: '', start, end });
const text = 'it took  place\nthere';
const tokens = [token('1', 0, 2), token('2', 3, 7), token('3', 9, 14), token('4', 15, 20)];

describe('tokenFragments', () => {
  it('gives each token a fragment, and joins neighbours on one line if the text is known', () => {
    expect(tokenFragments(tokens)('3,2')).toEqual({
      fragments: [
        [3, 7],
        [9, 14],
      ],
    });
    const known = tokenFragments(tokens, (start, end) => text.slice(start, end));
    expect(known('2,3')).toEqual({ fragments: [[3, 14]] });
    expect(known('3,4')).toEqual({
      fragments: [
        [9, 14],
        [15, 20],
      ],
    });
    expect(known('1,3')).toEqual({
      fragments: [
        [0, 2],
        [9, 14],
      ],
    });
  });

  it('gives a token that is listed twice two fragments', () => {
    expect(tokenFragments(tokens)('4,4')).toEqual({
      fragments: [
        [15, 20],
        [15, 20],
      ],
    });
  });

  it.each([
    ['9', 'Token "9" is not in the token table.'],
    ['x', 'Token "x" has no offsets in the token table.'],
    ['1,,2', 'A token id of the span is empty.'],
    ['1,2;3,4', 'Found a character span where token ids are expected.'],
  ])('refuses "%s"', (span, message) => {
    const place = tokenFragments([...tokens, token('x', Number.NaN, 3)]);
    expect(place(span)).toMatchObject({ message });
  });

  it('says what is read back where tokens of a table overlap', () => {
    const place = tokenFragments([token('1', 0, 9), token('2', 4, 6)]);
    expect(place('1')).toEqual({ fragments: [[0, 9]], readBack: '1,2' });
  });
});
