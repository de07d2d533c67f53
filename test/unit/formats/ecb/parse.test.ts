import { describe, expect, it } from 'vitest';
import { parseEcb } from '../../../../src/formats/ecb/parse.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

function parse(text: string) {
  const { report, shown } = collectProblems();
  return { file: parseEcb({ name: 'f', bytes: bytesOf(text) }, report), shown };
}

describe('parseEcb', () => {
  it('has tokens with their sentences, and the offsets of elements', () => {
    const { file, shown } = parse(
      '<?xml version="1.0"?>\n<Document doc_id="D" doc_name="1_1.xml">\n<token t_id="1" sentence="0">AT&amp;T</token>\n<token/></Document>',
    );
    expect(shown()).toBe('');
    expect(file).toEqual({
      name: '1_1.xml',
      line: 2,
      markables: [],
      relations: [],
      tokens: [
        { at: 63, id: '1', sentence: '0', word: 'AT&T' },
        { at: 109, id: undefined, sentence: '', word: '' },
      ],
    });
  });

  it('has markables with anchors or instances, and relations with sources and targets', () => {
    const markables =
      '<HUMAN m_id="5"><token_anchor t_id="2"/><token_anchor/></HUMAN><source m_id="6" instance_id="H1"/>';
    const relations =
      '<CROSS_DOC_COREF r_id="1" note="H"><source m_id="5"/><target m_id="6"/></CROSS_DOC_COREF><X note=""/>';
    const { file } = parse(
      `<Document doc_id="D"><Markables>${markables}</Markables>\n<Relations>${relations}</Relations></Document>`,
    );
    expect(file).toMatchObject({
      name: 'D',
      markables: [
        { id: '5', tag: 'HUMAN', line: 1, instance: undefined, anchors: [{ id: '2' }, { id: undefined }] },
        { id: '6', tag: 'source', instance: 'H1', anchors: [] },
      ],
      relations: [
        { id: '1', name: 'CROSS_DOC_COREF', note: 'H', sources: [{ id: '5' }], targets: [{ id: '6' }] },
        { id: undefined, name: 'X', note: undefined, sources: [], targets: [] },
      ],
    });
  });

  it('knows the kind of an element by its parent alone', () => {
    const relations = '<Relations><X r_id="9"><source m_id="1"/></X></Relations>';
    const markables =
      '<Markables><Relations m_id="1"><source m_id="x"/><token t_id="y"/></Relations></Markables>';
    const { file } = parse(`<D>${relations}${markables}<Other><HUMAN m_id="2"/></Other></D>`);
    expect(file.tokens).toEqual([]);
    expect(file.markables).toMatchObject([{ id: '1', tag: 'Relations', anchors: [] }]);
    expect(file.relations.map(({ id, sources }) => [id, sources.length])).toEqual([['9', 1]]);
  });

  it('has what comes before a fault of the XML', () => {
    const { file, shown } = parse('<D><token t_id="1">a</token><token t_id="2">b</D>');
    expect(file.tokens.map(({ word }) => word)).toEqual(['a', 'b']);
    expect(shown().split('\n')[0]).toBe(
      'f:1:46: error[xml/malformed]: Not well-formed XML: </D> closes what is not open: <token> is open.',
    );
  });
});
