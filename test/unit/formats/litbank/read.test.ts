import { describe, expect, it } from 'vitest';
import { litbank } from '../../../../src/formats/litbank/litbank.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf, writeText } from '../../../support/read-text.ts';

const TEXT = { '.txt': 'Emma , the heroine\n\nshe slept\n' };
const ANN = [
  'MENTION\tT1\t0\t0\t0\t0\tEmma\tPER\tPROP',
  'COREF\tT1\tEmma-1',
  'COREF\tT3\tEmma-1',

  'MENTION\tT2\t0\t2\t0\t3\tthe heroine\tPER\tNOM',
  'APPOS\tT2\tT1',
  'MENTION\tT3\t2\t0\t2\t0\tshe\tPER\tPRON',
  '',
].join('\n');

describe('LitBank TSV', () => {
  it('is read with its text; a mention without an entity is one of its own', () => {
    const { documents, messages } = readText(litbank, ANN, TEXT);
    expect(messages).toEqual([]);
    expect(wordsOf(documents[0])).toEqual(['Emma', ',', 'the', 'heroine', 'she', 'slept']);
    expect(spansOf(documents[0])).toEqual(['Emma-1 0-0', 'T2 2-3', 'Emma-1 4-4']);
    expect(documents[0]).toMatchObject({
      id: 'f',
      sentences: [0, 4],
      relations: [{ type: 'APPOS', from: 1, to: [0] }],
    });
    expect(documents[0].mentions.at(0).attributes).toEqual(
      new Map([
        ['type', 'PER'],
        ['category', 'PROP'],
      ]),
    );
  });

  it('comes back as it was written', () => {
    const [document] = readText(litbank, ANN, TEXT).documents;
    const { text, codes } = writeText(litbank, document);
    const again = readText(litbank, text, { '.txt': litbank.writeCompanion(document) });
    expect([codes, again.messages]).toEqual([[], []]);
    expect(spansOf(again.documents[0])).toEqual(spansOf(document));
    expect(again.documents[0]).toMatchObject({ sentences: [0, 4], relations: document.relations });
  });

  it.each([
    ['litbank/line', 'MENTIONS\tT9', 1],
    ['litbank/span', 'MENTION\tT9\t0\t0\t9\t0\tx', 1],
    ['litbank/span', 'MENTION\tT9\t0\t-1\t0\t0\tx', 1],
    ['litbank/unknown', 'COREF\tT9\tx-1', 1],
    ['litbank/duplicate-id', 'MENTION\tT1\t0\t0\t0\t0\ta\nMENTION\tT1\t0\t0\t0\t0\tb', 2],
  ])('reports %s for %j in line %i', (code, ann, line) => {
    const { problems } = readText(litbank, ann, TEXT);
    expect(problems.map((entry) => [entry.code, entry.line, entry.column])).toEqual([[code, line, 1]]);
  });

  it('needs its text', () =>
    expect(readText(litbank, ANN).messages[0]).toContain(
      'f: error[litbank/no-text]: The text of the file is missing.',
    ));

  it('is recognised by its lines', () => expect(litbank.detect(bytesOf(ANN))).toMatch(/MENTION or COREF/));
});
