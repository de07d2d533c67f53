import { describe, expect, it } from 'vitest';
import { spansOf, textLayout, writtenText } from '../../../src/formats/text-layout.ts';
import { documentWith, wordList } from '../../support/documents.ts';

const words = (...list: string[]) => ({ tokens: wordList(...list), length: list.length });

describe('textLayout', () => {
  it('joins tokens by blanks and sentences by line breaks', () => {
    const document = documentWith([], { ...words('Tom', 'ran', 'He', 'fell'), sentences: [0, 2] });
    const { text, spanOf } = textLayout(document);
    expect(text).toBe('Tom ran\nHe fell\n');
    expect([spanOf([0, 1]), spanOf([1, 3]), spanOf([3, 4])]).toEqual([
      [0, 3],
      [4, 10],
      [11, 15],
    ]);
  });

  it('keeps a token in one piece: white space is an underscore, and so is an empty token', () => {
    expect(textLayout(documentWith([], words('New  York', 'a\r\nb', '', '\u00a0'))).text).toBe(
      'New_York a_b _ _\n',
    );
  });

  it('has an underscore for each token if the words are not known', () => {
    expect(textLayout(documentWith([], { length: 2 })).text).toBe('_ _\n');
  });

  it('keeps the text where positions are characters, and converts code points to code units', () => {
    const { text, spanOf } = textLayout(documentWith([], { unit: 'character', text: '😀 a\n😀', length: 5 }));
    expect(text).toBe('😀 a\n😀');
    expect([spanOf([0, 1]), spanOf([2, 5])]).toEqual([
      [0, 2],
      [3, 7],
    ]);
  });
});

describe('writtenText', () => {
  it('is the text of a document, or undefined if characters are counted in a text that is not known', () => {
    expect(writtenText(documentWith([], words('a', 'b')))).toBe('a b\n');
    expect(writtenText(documentWith([], { unit: 'character', text: ' a' }))).toBe(' a');
    expect(writtenText(documentWith([], { unit: 'character' }))).toBeUndefined();
  });
});

describe('spansOf', () => {
  it('has the pieces of a mention, those that touch joined', () => {
    expect(spansOf({ start: 2, end: 5, entity: 0 })).toEqual([[2, 5]]);
    const parts = [
      [0, 1],
      [1, 2],
      [4, 5],
    ] as const;
    expect(spansOf({ start: 0, end: 5, entity: 0, parts })).toEqual([
      [0, 2],
      [4, 5],
    ]);
  });
});
