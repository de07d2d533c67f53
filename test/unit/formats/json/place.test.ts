import { describe, expect, it } from 'vitest';
import { bytePlace } from '../../../../src/formats/json/place.ts';
import { bytesOf } from '../../../support/conll.ts';

describe('placeOf', () => {
  it('has line, column in characters, and the line itself', () => {
    const bytes = bytesOf('{"a":\n\t"é😀", x\n}');
    const at = bytes.indexOf('x'.charCodeAt(0));
    expect(bytePlace(bytes, at)).toEqual({ line: 2, column: 8, excerpt: '  "é😀", x' });
    expect(bytePlace(bytes, 0)).toEqual({ line: 1, column: 1, excerpt: '{"a":' });
    expect(bytePlace(bytes, bytes.length)).toEqual({ line: 3, column: 2, excerpt: '}' });
  });

  it('counts lines from a place whose line is known', () => {
    const bytes = bytesOf('1\n2\n3\n4\n');
    expect(bytePlace(bytes, 6, 4, 30)).toMatchObject({ line: 31, column: 1, excerpt: '4' });
    expect(bytePlace(bytes, 2, 4, 30)).toMatchObject({ line: 30, excerpt: '2' });
  });

  it('shows 60 bytes before the place in a long line, and 160 in all', () => {
    const bytes = bytesOf(`${'a'.repeat(100)}X${'b'.repeat(5000)}\n`);
    expect(bytePlace(bytes, 100)).toEqual({
      line: 1,
      column: 101,
      excerpt: `… ${'a'.repeat(60)}X${'b'.repeat(99)} …`,
    });
  });

  it('begins an excerpt with a whole character', () => {
    const bytes = bytesOf(`${'é'.repeat(50)}xX`);
    // 60 bytes before the place are the second byte of a character.
    expect(bytePlace(bytes, 101)).toEqual({ line: 1, column: 52, excerpt: `… ${'é'.repeat(30)}xX` });
  });
});
