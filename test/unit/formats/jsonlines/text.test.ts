import { describe, expect, it } from 'vitest';
import { JsonCursor } from '../../../../src/formats/json/cursor.ts';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import { membersOf } from '../../../../src/formats/jsonlines/members.ts';
import { textAtCursor, wordText } from '../../../../src/formats/jsonlines/text.ts';
import { variantOf } from '../../../../src/formats/jsonlines/variants.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText } from '../../../support/read-text.ts';

/** The text of a document, with its words as a list. */
function read(document: object) {
  const cursor = new JsonCursor(bytesOf(JSON.stringify(document)));
  const { values } = membersOf(cursor);
  const variant = variantOf((key) => values.has(key));
  if (variant === undefined) throw new Error('no variant');
  const { tokens, ...rest } = textAtCursor(cursor, values, variant);
  return { ...rest, ...(tokens && { words: Array.from({ length: tokens.length }, (_, i) => tokens.at(i)) }) };
}

describe('textOf', () => {
  it('reads sentences, with the first token of each, empty ones too', () => {
    expect(read({ doc_key: 'd', sentences: [['a', 'b'], [], ['c']], clusters: [] })).toEqual({
      unit: 'token',
      length: 3,
      words: ['a', 'b', 'c'],
      sentences: [0, 2],
      sentenceStarts: [0, 2, 2],
    });
  });

  it('reads a flat list of words, without sentences', () => {
    expect(read({ tokens: ['a', '__proto__'], clusters: [] })).toEqual({
      unit: 'token',
      length: 2,
      words: ['a', '__proto__'],
      sentences: [],
      sentenceStarts: undefined,
    });
  });

  it('reads sentences and words that are objects, by the first key of a word', () => {
    const tokens = [{ index: 1, word: 'Tom', text: 'x' }, { form: 'ran' }];
    expect(read({ sentences: [{ index: 0, tokens }, { words: ['He'] }], corefs: {} })).toMatchObject({
      length: 3,
      words: ['Tom', 'ran', 'He'],
      sentences: [0, 2],
      sentenceStarts: [0, 2],
    });
  });

  it('counts characters of a text as code points', () => {
    expect(read({ text: 'I 😀 x', clusters: [], clusters_strings: [] })).toEqual({
      unit: 'character',
      length: 5,
      sentences: [],
      text: 'I 😀 x',
    });
  });

  it('takes sentences from the numbers that wl-coref has beside the words', () => {
    expect(read({ cased_words: ['a', 'b', 'c'], sent_id: [4, 4, 5], span_clusters: [] })).toMatchObject({
      words: ['a', 'b', 'c'],
      sentences: [0, 2],
    });
  });

  it('maps subtokens to words, and takes words from a key that has as many', () => {
    const document = { subtoken_map: [0, 0, 1, 2, 2], sentence_map: [0, 0, 0, 1, 1], clusters: [] };
    const wanted = { unit: 'token', length: 3, sentences: [0, 2], subtokens: [0, 0, 1, 2, 2] };
    expect(read(document)).toEqual(wanted);
    expect(read({ ...document, orig_tokens: ['a'], words: ['a', 'b', 'c'] })).toEqual({
      ...wanted,
      words: ['a', 'b', 'c'],
    });
  });

  it('has nothing if there is neither text nor words', () => {
    expect(read({ clusters: [] })).toEqual({ unit: 'token', length: 0, sentences: [] });
  });

  it('takes the words that were read before', () => {
    const cursor = new JsonCursor(bytesOf('{"tokens": ["a"], "clusters": []}'));
    const { values } = membersOf(cursor);
    const variant = variantOf((key) => values.has(key));
    const known = { unit: 'token', length: 9, sentences: [3] } as const;
    const find = (offset: number) => (offset === 11 ? known : undefined);
    expect(variant && textAtCursor(cursor, values, variant, find)).toBe(known);
  });
});

describe('wordText', () => {
  it.each([
    ['{}', 0, 'a list of words or of sentences'],
    ['["a", 1]', 6, 'a sentence: a list of words'],
    ['[["a", 1]]', 7, 'a word in quotes'],
    ['[[{"index": 1}]]', 14, 'a token with "word", "text" or "form"'],
    ['[[{"word": 1}]]', 13, 'a token with "word", "text" or "form"'],
  ])('refuses %s at %d: expected %s', (text, at, expected) =>
    expect(() => wordText(new JsonCursor(bytesOf(text)))).toThrow(expect.objectContaining({ at, expected })),
  );
});

it('words with ## are empty nodes in the JSON of text2text-coref', () => {
  const read = (extra: object) => {
    const document = {
      doc_id: 'd',
      tokens: ['Tom', '##', 'left'],
      clusters_token_offsets: [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      ...extra,
    };
    return readText(jsonlines, JSON.stringify(document)).documents[0].tokens?.emptyNodes;
  };
  expect(read({})).toEqual(new Set([1]));
  expect(read({ clusters_char_offsets: [] })).toBeUndefined();
});
