import { describe, expect, it } from 'vitest';
import { booknlp } from '../../../../src/formats/booknlp/booknlp.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const HEAD = 'COREF\tstart_token\tend_token\tprop\tcat\ttext\n';
const TOKENS = { '.tokens': 'sentence_ID\tword\n0\tEmma\n0\tWoodhouse\n1\tShe\n' };

describe('BookNLP entities', () => {
  it('are read with and without tokens', () => {
    const rows = `${HEAD}12\t0\t1\tPROP\tPER\tEmma Woodhouse\n12\t2\t2\tPRON\tPER\tShe\n`;
    const { documents, messages } = readText(booknlp, rows, TOKENS);
    expect([messages, spansOf(documents[0])]).toEqual([[], ['12 0-1', '12 2-2']]);
    expect([wordsOf(documents[0]), documents[0].sentences]).toEqual([
      ['Emma', 'Woodhouse', 'She'],
      [0, 2],
    ]);
    expect(documents[0].mentions.at(0).attributes).toEqual(
      new Map([
        ['type', 'PER'],
        ['category', 'PROP'],
      ]),
    );
    expect(readText(booknlp, rows).documents[0]).toMatchObject({ length: 3, sentences: [] });
  });

  it.each(['1\tx\t2', '1\t2\t1', '\t0\t0', '1\t0\t9', '1\t0\t99999999999'])('report the row %j', (row) =>
    expect(readText(booknlp, `${HEAD}${row}\n`, TOKENS).messages[0]).toContain('f:2:1: error[booknlp/line]'),
  );

  it('are recognised by their header', () =>
    expect(booknlp.detect(bytesOf(HEAD))).toBe('it begins with the header of BookNLP'));
});
