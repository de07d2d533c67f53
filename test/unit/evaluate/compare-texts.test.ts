import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/document.ts';
import { compareTexts } from '../../../src/evaluate/compare-texts.ts';
import { renderProblem } from '../../../src/problems/render.ts';
import { collector, documentWith, wordList } from '../../support/documents.ts';

function messages(key: Partial<Document>, response: Partial<Document>): string[] {
  const { problems, report } = collector();
  const common = { length: 3, file: 'r.conll', line: 7 };
  compareTexts(documentWith([], { ...common, ...key }), documentWith([], { ...common, ...response }), report);
  return problems.map((p) => renderProblem(p));
}

describe('texts', () => {
  it('that are the same are passed over', () => {
    const text = { tokens: wordList('a', 'b', 'c'), sentences: [0, 2] };
    expect(messages(text, text)).toEqual([]);
  });

  it('of other lengths are reported', () => {
    expect(messages({ length: 3 }, { length: 2 })).toEqual([
      `r.conll:7: error[text/length]: Document d has 3 tokens in the key and 2 in the response.
  help: mentions are matched by token position; check the tokenisation, and whether a file is truncated; --allow text/length scores it nevertheless`,
    ]);
    expect(messages({ length: 20 }, { length: 21 })).toEqual([
      `r.conll:7: warning[text/length]: Document d has 20 tokens in the key and 21 in the response.
  help: mentions are matched by token position; check the tokenisation, and whether a file is truncated`,
    ]);
  });

  it('with other words are reported', () => {
    expect(messages({ tokens: wordList('a', 'b', 'c') }, { tokens: wordList('a', 'x', 'y') })).toEqual([
      `r.conll:7: error[text/words]: Document d has different words in the response: 2 of 3, first token 1, "b" in the key and "x" in the response.
  help: mentions are matched by token position; check that both files have the same text; --allow text/words scores it nevertheless`,
    ]);
    const words = [...'abcdefghij'];
    expect(messages({ tokens: wordList(...words) }, { tokens: wordList(...words.with(1, 'y')) })).toEqual([
      `r.conll:7: warning[text/words]: Document d has different words in the response: 1 of 3, first token 1, "b" in the key and "y" in the response.
  help: mentions are matched by token position; check that both files have the same text`,
    ]);
  });

  it.each([
    [100, 110, 'warning'],
    [100, 90, 'warning'],
    [100, 111, 'error'],
    [100, 89, 'error'],
    [9, 10, 'error'],
    [0, 1, 'error'],
  ])('of %i and %i tokens are an %s', (ofKey, ofResponse, severity) => {
    const many = (length: number) => ({
      length,
      tokens: wordList(...Array.from({ length }, (_, i) => `${i}`)),
    });
    expect(messages(many(ofKey), many(ofResponse))[0]).toContain(`${severity}[text/length]`);
  });

  it('with masked words are no error, whatever their length', () => {
    const masked = { length: 2, tokens: wordList('xx', 'xxxx') };
    expect(messages({ tokens: wordList('a', 'bc', 'd') }, masked)).toEqual([
      expect.stringContaining('warning[text/length]'),
    ]);
    // Some masked words: the others are compared.
    const partly = { tokens: wordList('a', '___', '___') };
    expect(messages({ tokens: wordList('a', 'b', 'c') }, partly)[0]).toContain(
      'warning[text/words]: Document d has different words in the response: 2 of 3',
    );
  });

  it.each([
    ['key', ['_', '_', '_'], ['a', 'b', 'c']],
    ['response', ['a', 'b', 'c'], ['x', 'x', 'x']],
  ])('with masked words in the %s are passed over', (_, key, response) => {
    expect(messages({ tokens: wordList(...key) }, { tokens: wordList(...response) })).toEqual([]);
  });

  it('without words are passed over', () => {
    expect(messages({ tokens: wordList('a', 'b', 'c') }, {})).toEqual([]);
  });

  it('with other sentence breaks are reported', () => {
    expect(messages({ sentences: [0, 2] }, { sentences: [0, 1] })).toEqual([
      `r.conll:7: warning[text/sentences]: Document d has different sentence breaks in the response, from token 1 on.
  help: this does not change any score here; it does in scorers that count tokens by sentence`,
    ]);
    expect(messages({ sentences: [0, 2] }, { sentences: [0] })[0]).toContain('from token 2 on');
    expect(messages({ sentences: [0] }, { sentences: [0, 1, 2] })[0]).toContain('from token 1 on');
    expect(messages({ sentences: [0, 2] }, { sentences: [1, 2] })[0]).toContain('from token 0 on');
    expect(messages({ sentences: [] }, { sentences: [0, 1] })).toEqual([]);
    expect(messages({ sentences: [0, 1] }, { sentences: [] })).toEqual([]);
    expect(messages({ sentences: [0, 2], length: 4 }, { sentences: [0, 1] })).toHaveLength(1);
  });

  it('are not compared if a side has neither words nor a length', () => {
    const { mentions } = documentWith([['a', '0']]);
    expect(messages({}, { length: 0, mentions })).toEqual([]);
    expect(messages({ length: 0, mentions }, {})).toEqual([]);
    expect(messages({}, { length: 0 })).toEqual([]);
    expect(messages({}, { length: 0, mentions, text: '' })).toHaveLength(1);
    expect(messages({}, { length: 0, mentions, tokens: wordList() })).toHaveLength(1);
  });

  it('are not compared if a side is cut, or both have the same digest', () => {
    expect(messages({ isCut: true }, { length: 2 })).toEqual([]);
    expect(messages({}, { length: 2, isCut: true })).toEqual([]);
    const digested = (digest: number) => ({ ...wordList('a', 'b'), digest });
    expect(messages({ tokens: digested(1) }, { tokens: digested(1), length: 2 })).toEqual([]);
    expect(messages({ tokens: digested(1) }, { tokens: digested(2), length: 2 })).toHaveLength(1);
  });

  it('of documents with other names are reported as other documents, if the texts differ', () => {
    const last = (key: Partial<Document>, response: Partial<Document>) =>
      messages(key, response).at(-1) ?? '';
    const other = { id: 'e', pairKey: 'e' };
    expect(messages({}, other)).toEqual([]);
    expect(last({}, { ...other, length: 2 })).toContain(
      'The response to document d is e, and its text is different.',
    );
    expect(last({ tokens: wordList('a', 'b') }, { ...other, tokens: wordList('a', 'c') })).toContain(
      'document/other',
    );
    // Masked words are no other text.
    expect(messages({ tokens: wordList('_', '_') }, { ...other, tokens: wordList('a', 'c') })).toEqual([]);
    // The same document by another name, and documents without a name.
    expect(last({}, { id: 'e', length: 2 })).toContain('text/length');
    expect(last({}, { id: '', pairKey: '', length: 2 })).toContain('text/length');
    expect(last({ id: '', pairKey: '' }, { ...other, length: 2 })).toContain('text/length');
  });

  it('with very long words are reported in short', () => {
    const [message] = messages({ tokens: wordList('x'.repeat(90), 'b') }, { tokens: wordList('a', 'b') });
    expect(message).toContain(`"${'x'.repeat(40)}…" in the key`);
    const shown = (length: number) =>
      messages({ tokens: wordList('x'.repeat(length), 'b') }, { tokens: wordList('a', 'b') })[0];
    expect(shown(41)).toContain(`"${'x'.repeat(40)}…" in the key`);
    expect(shown(40)).toContain(`"${'x'.repeat(40)}" in the key`);
  });
});
