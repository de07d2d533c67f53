import { describe, expect, it } from 'vitest';
import {
  documentName,
  MAX_POSITION,
  oneLine,
  positionOf,
  textLines,
} from '../../../src/formats/text-lines.ts';
import { bytesOf } from '../../support/conll.ts';

describe('textLines', () => {
  it('has lines without LF or CRLF, with their numbers, and no byte-order mark', () => {
    expect([...textLines(bytesOf('\ufeffa\r\n\nb\rc\n\r\nd'))]).toEqual([
      { text: 'a', number: 1 },
      { text: '', number: 2 },
      { text: 'b\rc', number: 3 },
      { text: '', number: 4 },
      { text: 'd', number: 5 },
    ]);
  });

  it('has no line after the last line feed', () => {
    expect([...textLines(bytesOf('a\n'))]).toEqual([{ text: 'a', number: 1 }]);
    expect([...textLines(new Uint8Array())]).toEqual([]);
  });

  it('keeps a byte that is not UTF-8 as a lone surrogate', () => {
    expect([...textLines(Uint8Array.of(0x61, 0xff))]).toEqual([{ text: 'a\udcff', number: 1 }]);
  });
});

describe('documentName', () => {
  it.each([
    ['a/b.c/story.1.xml', 'story.1'],
    ['a\\story.xml', 'story'],
    ['story', 'story'],
    ['.hidden', '.hidden'],
    ['dir/.hidden.xml', '.hidden'],
    ['a/', ''],
  ])('of %s is %s', (file, name) => expect(documentName(file)).toBe(name));

  it('is that of the whole file for a piece of it', () => {
    expect(documentName({ name: 'x/y.xml', start: 100 })).toBe('y');
  });
});

describe('positionOf', () => {
  it('reads whole numbers up to the largest position', () => {
    expect(MAX_POSITION).toBe(2147483646);
    expect(['0', '007', '2147483646'].map(positionOf)).toEqual([0, 7, 2147483646]);
  });

  it.each([undefined, '', '-1', '+1', ' 1', '1.0', '1e3', '0x1', '٣', '2147483647', '00000000001'])(
    'refuses %j',
    (text) => expect(positionOf(text)).toBe(-1),
  );
});

it('replaces each line break and TAB by a blank; CRLF is one line break', () => {
  expect(oneLine('a\tb\nc\r\nd\re\vf\fg')).toBe('a b c d e f g');
  expect(oneLine('\n\n\r\r\n')).toBe('    ');
});

it('keeps blanks and other white space', () => {
  expect(oneLine(' a  b\u00a0c\u2028d ')).toBe(' a  b\u00a0c\u2028d ');
});
