import { describe, expect, it } from 'vitest';
import { ecb } from '../../../../src/formats/ecb/ecb.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const token = (id: number, sentence: number, word: string) =>
  `<token t_id="${id}" sentence="${sentence}" number="0">${word}</token>`;
const mention = (id: string, tag: string, ...tokens: number[]) =>
  `<${tag} m_id="${id}">${tokens.map((t) => `<token_anchor t_id="${t}"/>`).join('')}</${tag}>`;
const relation = (tag: string, attributes: string, target: string, ...sources: string[]) =>
  `<${tag} ${attributes}>${sources.map((s) => `<source m_id="${s}"/>`).join('')}<target m_id="${target}"/></${tag}>`;
const file = (markables: string, relations = '', tokens = TOKENS) =>
  `<Document doc_name="1_1ecb.xml" doc_id="D">${tokens}\n<Markables>${markables}</Markables>\n<Relations>${relations}</Relations></Document>`;
const TOKENS = ['Tom', '&amp;', 'Ann', 'left']
  .map((word, i) => token(i + 1, i === 3 ? 1 : 0, word))
  .join('\n');

describe('readEcb', () => {
  it('reads tokens, mentions with gaps in any order, and their entities', () => {
    const markables =
      mention('5', 'HUMAN_PART_PER', 3, 1) +
      mention('6', 'ACTION_STATE', 4) +
      mention('7', 'HUMAN_PART_PER', 1) +
      mention('8', 'LOC_GEO', 2) +
      '<HUMAN_PART_PER m_id="9" instance_id="H1"/>';
    const relations =
      relation('CROSS_DOC_COREF', 'r_id="1" note="H1"', '9', '5', '7') +
      relation('INTRA_DOC_COREF', 'r_id="2"', '9', '6');
    const { documents, messages } = readText(ecb, file(markables, relations));
    expect(messages).toEqual([]);
    const [document] = documents;
    expect([document.id, document.length, Array.from(document.sentences)]).toEqual(['1_1ecb.xml', 4, [0, 3]]);
    expect(document.tokens?.at(1)).toBe('&');
    expect(spansOf(document)).toEqual(['H1 0-0', 'H1 0-0,2-2', '8_1_1ecb.xml 1-1', 'INTRA_2_1_1ecb.xml 3-3']);
    expect(document.mentions.at(1).attributes).toEqual(new Map([['type', 'ACTION_STATE']]));
  });

  it('reads events or entities alone', () => {
    const text = file(mention('5', 'HUMAN_PART_PER', 1) + mention('6', 'NEG_ACTION_STATE', 4));
    const spans = (layer: string) => readText(ecb, text, {}, { layer } as object).documents.flatMap(spansOf);
    expect(spans('events')).toEqual(['6_1_1ecb.xml 3-3']);
    expect(spans('entities')).toEqual(['5_1_1ecb.xml 0-0']);
  });

  it('keeps a mention of two relations in both, and takes names from instances', () => {
    const markables = `${mention('5', 'HUMAN', 1)}<HUMAN m_id="__proto__" instance_id="http://x"/>`;
    const relations =
      relation('REFERS_TO', 'r_id="1"', '__proto__', '5') +
      relation('CROSS_DOC_COREF', 'r_id="2"', '0', '5', '5');
    const { documents, messages } = readText(ecb, file(markables, relations));
    expect(documents.flatMap(spansOf)).toEqual(['http://x 0-0', 'CROSS_2_1_1ecb.xml 0-0']);
    expect(messages).toEqual([]);
  });

  it('joins relations with the same target, as in MEANTIME', () => {
    const markables = ['31', '32', '33'].map((id, i) => mention(id, 'EVENT_MENTION', i + 1)).join('');
    const instances =
      '<EVENT m_id="53" RELATED_TO="" TAG_DESCRIPTOR="be" class="GRAMMATICAL"/><EVENT m_id="54" instance_id=""/>';
    const relations =
      relation('REFERS_TO', 'r_id="1" comment=""', '53', '31') +
      relation('REFERS_TO', 'r_id="2" comment=""', '54', '32') +
      relation('REFERS_TO', 'r_id="3" note="x"', '53', '33');
    const { documents, messages } = readText(ecb, file(markables + instances, relations));
    expect(documents.flatMap(spansOf)).toEqual([
      'TARGET_53_1_1ecb.xml 0-0',
      'TARGET_54_1_1ecb.xml 1-1',
      'TARGET_53_1_1ecb.xml 2-2',
    ]);
    expect(messages).toEqual([]);
    const mentioned = readText(ecb, file(markables, relation('REFERS_TO', 'r_id="1"', '33', '31', '32')));
    expect(mentioned.documents[0].entities).toEqual(['TARGET_33_1_1ecb.xml']);
  });

  it('reports what does not exist, and where', () => {
    const markables = mention('5', 'HUMAN', 1, 77) + mention('5', 'HUMAN', 2) + mention('6', 'HUMAN', 78);
    const { documents, messages } = readText(
      ecb,
      file(markables, relation('CROSS_DOC_COREF', 'note="H"', '0', '99')),
    );
    expect(documents.flatMap(spansOf)).toEqual(['5_1_1ecb.xml 0-0']);
    expect(messages.map((message) => message.split('\n')[0])).toEqual([
      'f:5:85: error[ecb/id]: Markable "5" was given before.',
      'f:6:38: error[ecb/source]: Source "99" is not a mention.',
      'f:5:52: error[ecb/anchor]: There is no token "77".',
      'f:5:149: error[ecb/anchor]: There is no token "78".',
    ]);
  });

  it('reads what is before a fault of the XML', () => {
    const { documents, messages } = readText(
      ecb,
      file(mention('5', 'HUMAN', 1)).replace('</Markables>', '</X>'),
    );
    expect(documents.flatMap(spansOf)).toEqual(['5_1_1ecb.xml 0-0']);
    expect(messages[0]).toContain(
      'error[xml/malformed]: Not well-formed XML: </X> closes what is not open: <Markables> is open.',
    );
  });

  it('recognises its files', () => {
    expect(ecb.detect(bytesOf(file('')))).toBe('it is XML, and has <Document> and <token t_id=…>');
    expect(ecb.detect(bytesOf('<Document><p/></Document>'))).toBeUndefined();
  });
});
