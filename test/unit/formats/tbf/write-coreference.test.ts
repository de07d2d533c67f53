import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { tbf } from '../../../../src/formats/tbf/tbf.ts';
import { writeTbfCoreference, writeTbfText } from '../../../../src/formats/tbf/write-coreference.ts';
import { documentWith, wordList } from '../../../support/documents.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const lines = (...documents: Document[]) => writeTbfCoreference(documents).split('\n').slice(0, -1);

const GAP: Mention = {
  start: 4,
  end: 9,
  entity: 0,
  parts: [
    [4, 6],
    [8, 9],
  ],
};

describe('writeTbfCoreference', () => {
  it('counts the characters of the text, and writes clusters of several mentions, then other relations', () => {
    const document = documentWith(
      [
        ['x', '0-1', '3'],
        ['y', '2'],
      ],
      {
        tokens: wordList('été', '😀', 'New York', 'd'),
        length: 4,
        sentences: [0, 2],
        relations: [{ type: 'After', from: 1, to: [0] }],
      },
    );
    expect(lines(document)).toEqual([
      '#BeginOfDocument d',
      'corefeval\td\tE1\t0,5\tété 😀\tMention\tActual',
      'corefeval\td\tE2\t15,16\td\tMention\tActual',
      'corefeval\td\tE3\t6,14\tNew_York\tMention\tActual',
      '@Coreference\tR1\tE1,E2',
      '@After\tR2\tE3,E1',
      '#EndOfDocument',
    ]);
    expect(writeTbfText(document)).toBe('été 😀\nNew_York d\n');
  });

  it('keeps types and realis, and offsets in a text that is not known', () => {
    const attributes = new Map([
      ['type', 'C_D'],
      ['realis', 'Other'],
    ]);
    const document = documentWith([], {
      unit: 'character',
      entities: ['e'],
      mentions: Mentions.of([{ ...GAP, attributes }]),
    });
    expect(lines(document)[1]).toBe('corefeval\td\tE1\t4,6;8,9\t_\tC_D\tOther');
    expect(writeTbfText(document)).toBeUndefined();
  });

  it('joins the words of the pieces of a mention', () => {
    const document = documentWith([], {
      unit: 'character',
      entities: ['e'],
      mentions: Mentions.of([GAP]),
      text: 'aaa bb c d',
      length: 10,
    });
    expect(lines(document)[1]).toBe('corefeval\td\tE1\t4,6;8,9\tbb  \tMention\tActual');
    expect(writeTbfText(document)).toBe('aaa bb c d');
  });

  it('names tokens by their numbers where the words are not known', () => {
    const document = documentWith([], { entities: ['e'], mentions: Mentions.of([GAP]) });
    expect(lines(document)[1]).toBe('corefeval\td\tE1\tt4,t5,t8\t_\tMention\tActual');
    expect(writeTbfText(document)).toBeUndefined();
    expect(spansOf(readText(tbf, writeTbfCoreference([document])).documents[0])).toEqual(['E1 4-5,8-8']);
  });

  it('leaves out relations with an entity that has no mention', () => {
    const relations = [
      { type: 'After', from: 0, to: [1] },
      { type: 'Split', from: 0, to: [0, 1] },
    ];
    expect(lines(documentWith([['x', '0'], ['empty']], { relations }))).toHaveLength(3);
  });

  it('has a name for a document that has none', () => {
    const [one, two, three] = ['', 'd', ' '].map((id) => documentWith([['x', '0']], { id }));
    const { documents, messages } = readText(tbf, writeTbfCoreference([one, two, three]));
    expect([messages, documents.map(({ id }) => id)]).toEqual([[], ['document-1', 'd', 'document-3']]);
  });
});
