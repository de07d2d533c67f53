import { describe, expect, it } from 'vitest';
import { muc } from '../../../../src/formats/muc/muc.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';
import { size } from '../../../support/runs.ts';

/** Mentions as entity and text. */
function mentionsOf(text: string) {
  const { documents, messages } = readText(muc, text);
  const mentions = documents.map(({ mentions, entities, text: plain = '' }) =>
    [...mentions].map(
      ({ start, end, entity }) => `${entities[entity]}: ${[...plain].slice(start, end).join('')}`,
    ),
  );
  return { documents, mentions, messages: messages.map((message) => message.split('\n')[0]) };
}

describe('readMuc', () => {
  it('reads nested mentions, and chains in any direction', () => {
    const { documents, mentions, messages } = mentionsOf(
      '<TXT>\n<COREF ID="2" REF="1">The <COREF ID="1" TYPE="IDENT">😀 &amp; co</COREF> firm</COREF> and <COREF ID=\'3\' REF=2>it</COREF> or <coref id="4">I</coref></TXT>',
    );
    expect(messages).toEqual([]);
    expect(mentions).toEqual([['1: The 😀 & co firm', '1: 😀 & co', '1: it', '4: I']]);
    expect(documents[0]).toMatchObject({
      unit: 'character',
      text: '\nThe 😀 & co firm and it or I',
      length: 28,
    });
    expect(spansOf(documents[0])).toEqual(['1 1-15', '1 5-10', '1 21-22', '4 27-27']);
  });

  it('reads a document for each DOC, with its name', () => {
    const one = '<DOC>\n<DOCID> a.1 </DOCID>\n<COREF ID="1">x</COREF></DOC>';
    const { documents, mentions } = mentionsOf(
      `${one}\n\n<DOC ID="b"><COREF ID="1">y</COREF></DOC>\n<DOC><DOCNO>c</DOCNO></DOC>\n`,
    );
    expect(documents.map(({ id, line }) => [id, line])).toEqual([
      ['a.1', 1],
      ['b', 5],
      ['c', 6],
    ]);
    expect(mentions).toEqual([['1: x'], ['1: y'], []]);
    expect(documents[0].text).toBe('\n\nx');
  });

  it('takes what begins no tag for text, and leaves comments out', () => {
    const { documents } = mentionsOf(
      'a < b <3 &QL; &amp; <!-- c --><p> <COREF ID="1" MIN="a > b">x</COREF> <!-- d',
    );
    expect(documents[0].text).toBe('a < b <3 &QL; &  x <!-- d');
  });

  it.each([
    ['<COREF ID="1">a', 'f:1:1: error[muc/unclosed]: COREF "1" is not closed.', []],
    ['a</COREF>', 'f:1:2: error[muc/unopened]: </COREF> has no <COREF> before it.', []],
    ['<COREF ID="1"></COREF>', 'f:1:1: error[muc/empty]: The mention contains no text.', []],
  ])('reports %s', (text, message, expected) => {
    const { mentions, messages } = mentionsOf(text);
    expect(messages).toEqual([message]);
    expect(mentions).toEqual([expected]);
  });

  it('reads an entity called __proto__', () => {
    expect(
      mentionsOf('<COREF ID="__proto__">a</COREF><COREF ID="2" REF="__proto__">b</COREF>').mentions,
    ).toEqual([['__proto__: a', '__proto__: b']]);
  });

  it('leaves out what is nested too deep, and closes the rest', () => {
    const depth = size(100_000);
    const text = `${'<COREF ID="1">'.repeat(depth)}x${'</COREF>'.repeat(depth)}`;
    const { documents, problems } = readText(muc, text);
    expect(documents[0].mentions.length).toBe(512);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['muc/nested', 'muc/id']));
  });

  it('recognises its files', () => {
    expect(muc.detect(bytesOf('The <COREF TYPE="IDENT" ID="1">firm</COREF>'))).toBe('it has <COREF ID=…>');
    expect(muc.detect(bytesOf('COREF\tT1\tx'))).toBeUndefined();
  });
});
