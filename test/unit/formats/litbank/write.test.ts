import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { litbankText, writeLitbank } from '../../../../src/formats/litbank/write.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

const words = (...list: string[]) => ({ tokens: wordList(...list), length: list.length });
const STORY = { ...words('Emma', ',', 'the', 'heroine', 'she', 'slept'), sentences: [0, 4] };

function write(...documents: Document[]) {
  const { report, shown } = collectProblems();
  return { rows: writeLitbank(documents, report).split('\n').slice(0, -1), shown: shown() };
}

describe('writeLitbank', () => {
  it('writes mentions by sentence and token, then their entities', () => {
    const document = documentWith([], {
      ...STORY,
      entities: ['Emma 1'],
      mentions: Mentions.of([
        { start: 4, end: 5, entity: 0, attributes: new Map([['category', 'PRON']]) },
        {
          start: 0,
          end: 1,
          entity: 0,
          attributes: new Map([
            ['category', 'PROP'],
            ['type', 'P\tER'],
          ]),
        },
        { start: 3, end: 5, entity: 0 },
      ]),
    });
    expect(write(document)).toEqual({
      rows: [
        'MENTION\tT1\t1\t0\t1\t0\tshe\t\tPRON',
        'MENTION\tT2\t0\t0\t0\t0\tEmma\tP ER\tPROP',
        'MENTION\tT3\t0\t3\t1\t0\theroine she\t\t',
        'COREF\tT1\tEmma 1',
        'COREF\tT2\tEmma 1',
        'COREF\tT3\tEmma 1',
      ],
      shown: '',
    });
  });

  it('attaches an entity of one mention by COP or APPOS, instead of naming its entity', () => {
    const document = documentWith(
      [
        ['a', '0', '4'],
        ['b', '2-3'],
      ],
      { ...STORY, relations: [{ type: 'APPOS', from: 1, to: [0] }] },
    );
    const { rows, shown } = write(document);
    expect([rows.slice(3), shown]).toEqual([['COREF\tT1\ta', 'COREF\tT2\ta', 'APPOS\tT3\tT1'], '']);
  });

  it('numbers entities if a label does not fit into a column, or occurs twice', () => {
    for (const labels of [
      ['a\tb', 'c'],
      ['', 'c'],
      ['c', 'c'],
      ['\udcff', 'c'],
    ]) {
      const document = documentWith(
        [
          [labels[0], '0'],
          [labels[1], '1'],
        ],
        STORY,
      );
      expect(write(document).rows.slice(2)).toEqual(['COREF\tT1\te-0', 'COREF\tT2\te-1']);
    }
  });

  it('reports gaps, relations and documents that are not written', () => {
    const document = documentWith([], {
      ...STORY,
      entities: ['a', 'b'],
      mentions: Mentions.of([
        {
          start: 0,
          end: 3,
          entity: 0,
          parts: [
            [0, 1],
            [2, 3],
          ],
        },
        { start: 4, end: 5, entity: 0 },
        { start: 5, end: 6, entity: 1 },
      ]),
      relations: [
        { type: 'COP', from: 0, to: [1] },
        { type: 'Bridge', from: 1, to: [0] },
      ],
    });
    const { rows, shown } = write(document, document);
    expect(rows[0]).toBe('MENTION\tT1\t0\t0\t0\t2\tEmma , the\t\t');
    expect(shown).toBe(`warning[litbank/inexpressible]: 1 more documents are not written.
  help: a LitBank file has one document
warning[litbank/inexpressible]: 1 mentions with gaps are written without them.
  help: LitBank TSV has the first and the last word only
warning[litbank/inexpressible]: 2 relations are not written.
  help: LitBank TSV has COP and APPOS from a mention without an entity`);
  });

  it('writes nothing for nothing', () => expect(write()).toEqual({ rows: [], shown: '' }));
});

describe('litbankText', () => {
  it('has one sentence in each line, and blanks between tokens only', () => {
    expect(litbankText(documentWith([], STORY))).toBe('Emma , the heroine\nshe slept\n');
    expect(litbankText(documentWith([], words('New \n York', '')))).toBe('New_York _\n');
    expect(litbankText(documentWith([], { length: 2 }))).toBe('_ _\n');
  });
});
