import { describe, expect, it } from 'vitest';
import { corenlp } from '../../../../src/formats/corenlp/corenlp.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const sentence = (...words: string[]) =>
  `<sentence><tokens>${words.map((word) => `<token id="1"><word>${word}</word><lemma>x</lemma></token>`).join('')}</tokens></sentence>`;
const mention = (...[s, start, end, head]: number[]) =>
  `<mention><sentence>${s}</sentence><start>${start}</start><end>${end}</end><head>${head}</head><text>x</text></mention>`;
const chain = (...mentions: string[]) => `<coreference>${mentions.join('')}</coreference>`;
const file = (
  chains: string,
  sentences = sentence('Tom', 'Jones', 'slept') + sentence() + sentence('He', 'woke'),
) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet href="x.xsl" type="text/xsl"?>\n<root>\n<document><docId>story.txt</docId><sentences>${sentences}</sentences>\n${chains}</document></root>`;

describe('readCorenlp', () => {
  it('reads chains with 1-based tokens, exclusive ends and heads', () => {
    const { documents, messages } = readText(
      corenlp,
      file(chain(chain(mention(1, 1, 3, 2), mention(3, 1, 2, 1)), chain(mention(3, 2, 3, 9)))),
    );
    expect(messages).toEqual([]);
    const [document] = documents;
    expect(spansOf(document)).toEqual(['1 0-1', '1 3-3', '2 4-4']);
    expect([...document.mentions].map(({ head }) => head)).toEqual([1, 3, undefined]);
    expect([document.id, document.length, Array.from(document.sentences)]).toEqual(['story.txt', 5, [0, 3]]);
    expect(document.tokens?.at(1)).toBe('Jones');
  });

  it('reports mentions that are not within a sentence', () => {
    const bad = [mention(4, 1, 2), mention(1, 0, 1), mention(1, 2, 2), mention(1, 1, 5), '<mention/>'];
    const { documents, problems, messages } = readText(corenlp, file(chain(chain(...bad, mention(1, 1, 2)))));
    expect(documents.flatMap(spansOf)).toEqual(['1 0-0']);
    expect(problems.map(({ code }) => code)).toEqual(Array(5).fill('corenlp/mention'));
    expect(messages[0].split('\n')[0]).toBe(
      'f:5:27: error[corenlp/mention]: The mention is not within a sentence.',
    );
  });

  it('says so where coreference was not annotated', () => {
    expect(readText(corenlp, file('')).messages[0].split('\n')[0]).toBe(
      'f:4:1: error[corenlp/no-coreference]: The document has no coreference.',
    );
    expect(readText(corenlp, file('<coreference/>')).messages).toEqual([]);
  });

  it('recognises its files', () => {
    expect(corenlp.detect(bytesOf(file('')))).toBe('it is XML, and begins with <root> and <document>');
    expect(corenlp.detect(bytesOf('<root><x/></root>'))).toBeUndefined();
  });
});
