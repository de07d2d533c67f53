import { describe, expect, it } from 'vitest';
import { webanno } from '../../../../src/formats/webanno/webanno.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const RELATIONS = [
  '#FORMAT=WebAnno TSV 3.2',
  '#T_SP=x.Referent|entity|infstat',
  '#T_RL=x.Coref|type|BT_x.Referent',
  '',
  '',
  '#Text=x',
].join('\n');
const CHAINS = '#FORMAT=WebAnno TSV 3.3\n#T_CH=x.Link|referenceRelation|referenceType\n\n\n#Text=x';
const read = (header: string, ...lines: string[]) =>
  readText(webanno, `${header}\n${lines.map((line) => line.replaceAll(' ', '\t')).join('\n')}\n`);

describe('the reader of WebAnno TSV', () => {
  it('reads relations between spans, with and without ids', () => {
    const { documents, messages } = read(
      RELATIONS,

      '1-1 0-3 New place[1] new[1] coref 2-1[0_1]',
      '1-2 4-11 Zealand place[1]|thing[2] new[1]|*[2] _ _',
      '',
      '2-1 12-14 it place giv bridge:x 2-2[0_0]',
      '2-1.1 12-13 i _ _ _ _',
      '2-2 15-16 x a\\|b _ _ _',
    );
    expect(messages).toEqual([]);
    const [document] = documents;
    expect(spansOf(document)).toEqual(['@2-1 0-1', '2 1-1', '@2-1 2-2', '@2-2 3-3']);
    expect([wordsOf(document), document.sentences]).toEqual([
      ['New', 'Zealand', 'it', 'x'],
      [0, 2],
    ]);
    expect([...document.mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      'place',
      'thing',
      'place',
      'a|b',
    ]);
    expect(document.relations).toEqual([{ type: 'bridge:x', from: 2, to: [0] }]);
  });

  it('reads the spans of a layer without features', () => {
    const header = '#FORMAT=WebAnno TSV 3.3\n#T_SP=x.Mention\n#T_RL=x.Coref|BT_x.Mention\n\n\n#Text=x';
    const { documents, messages } = read(header, '1-1 0-1 a *[1] 1-2[0_1]', '1-2 2-3 b * _');
    expect([messages, spansOf(documents[0])]).toEqual([[], ['@1-2 0-0', '@1-2 1-1']]);
    expect(documents[0].mentions.at(0).attributes).toBeUndefined();
  });

  it('reads chains, whichever column comes first', () => {
    const { documents, messages } = read(
      CHAINS,

      '1-1 0-4 This *->1-1 *[1]',
      '1-2 5-7 is *->1-1 *[1]',
      '1-3 8-9 a *->1-2|coref->2-1 pr[1]|nam[2]',
      '1-4 10-14 . _ _',
    );
    expect([messages, spansOf(documents[0])]).toEqual([[], ['1 0-1', '1 2-2', '2 2-2']]);
    expect([...documents[0].mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      undefined,
      'pr',
      'nam',
    ]);
  });

  it.each([
    ['webanno/line', RELATIONS, 'x 0-1 a _ _ _ _', 'f:7:1'],
    ['webanno/link', RELATIONS, '1-1 0-1 a place new coref 9-9[8_0]', 'f:7:1'],
    ['webanno/link', CHAINS, '1-1 0-1 a coref *[1]', 'f:6:1'],
    ['webanno/no-layer', '#FORMAT=WebAnno TSV 3.2', '1-1 0-1 a', 'f:1:1'],
  ])('reports %s', (code, header, line, place) => {
    const { messages } = read(header, line);
    expect([messages.length, messages[0].split(': ')[0]]).toEqual([1, place]);
    expect(messages[0]).toContain(`[${code}]`);
  });

  it('is recognised by its first line', () =>
    expect(webanno.detect(bytesOf(CHAINS))).toBe('it begins with "#FORMAT=WebAnno TSV 3"'));
});
