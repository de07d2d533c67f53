import { describe, expect, it } from 'vitest';
import { ere } from '../../../../src/formats/ere/ere.ts';
import { textPaths } from '../../../../src/formats/ere/read-coreference.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const entity = (id: string, ...mentions: string[]) =>
  `<entity id="${id}" type="PER">${mentions.join('\n')}</entity>`;
const mention = (offset: string, length: string, rest = '', inside = '') =>
  `<entity_mention id="m" noun_type="NOM" source="D" offset="${offset}" length="${length}" ${rest}>${inside}</entity_mention>`;
const event = (id: string, offset: number) =>
  `<event_mention id="${id}" type="life" subtype="die" realis="actual"><trigger source="D" offset="${offset}" length="4">died</trigger></event_mention>`;
const file = (entities: string, hoppers = '', rest = '') =>
  `<?xml version="1.0"?>\n<deft_ere kit_id="k" doc_id="D">\n<entities>${entities}</entities>\n<hoppers>${hoppers}</hoppers>${rest}</deft_ere>`;

describe('readEreCoreference', () => {
  const both = file(
    entity(
      'x-1',
      mention(
        '0',
        '8',
        '',
        '<mention_text>The 😀 man</mention_text><nom_head source="D" offset="6" length="2">man</nom_head>',
      ),
      mention('15', '2'),
    ),
    `<hopper id="x-1">${event('em-1', 10)}</hopper>`,
    event('em-2', 20),
  );

  it('reads entities, hoppers, and events below the root', () => {
    const { documents, messages } = readText(ere, both);
    expect(messages).toEqual([]);
    expect(documents.map(({ id, unit, length }) => [id, unit, length])).toEqual([['D', 'character', 0]]);
    expect(spansOf(documents[0])).toEqual(['x-1 0-7', 'x-1 10-13', 'x-1 15-16', 'em-2 20-23']);
    expect([...documents[0].mentions].map((one) => one.entity)).toEqual([0, 0, 1, 2]);
    expect(documents[0].mentions.at(0)).toMatchObject({
      minStart: 6,
      minEnd: 8,
      attributes: new Map([
        ['type', 'PER'],
        ['noun_type', 'NOM'],
      ]),
    });
  });

  it('reads one of the two layers', () => {
    const spans = (layer: string) => readText(ere, both, {}, { layer } as object).documents.flatMap(spansOf);
    expect(spans('events')).toEqual(['x-1 10-13', 'em-2 20-23']);
    expect(spans('entities')).toEqual(['x-1 0-7', 'x-1 15-16']);
  });

  it('checks spans against the text', () => {
    const text = file(
      entity(
        'e',
        mention('0', '3'),
        mention('2', '3'),
        mention('x', '3'),
        mention('1', '0'),
        mention('2147483647', '1'),
      ),
    );
    const { documents, messages } = readText(ere, text, { '.txt': 'a😀bc' });
    expect(documents.flatMap(spansOf)).toEqual(['e 0-2']);
    expect(documents[0]).toMatchObject({ length: 4, text: 'a😀bc' });
    expect(messages.map((message) => message.split('\n')[0])).toEqual([
      'f:4:1: error[ere/offset]: The mention at offset 2 lies outside of the text.',
      'f:5:1: error[ere/span]: The mention has no offset or no length.',
      'f:6:1: error[ere/span]: The mention has no offset or no length.',
      'f:7:1: error[ere/span]: The mention has no offset or no length.',
    ]);
  });

  it('makes a document for each source', () => {
    const text = file(
      entity('__proto__', mention('0', '3'), mention('0', '3').replace('source="D"', 'source="E"')),
    );
    expect(readText(ere, text).documents.map((one) => [one.id, ...spansOf(one)])).toEqual([
      ['D', '__proto__ 0-2'],
      ['E', '__proto__ 0-2'],
    ]);
  });

  it('recognises its files, and finds their texts', () => {
    expect(ere.detect(bytesOf(both))).toBe('it is XML, and begins with <deft_ere>');
    expect(ere.detect(bytesOf('<x><hopper id="1"/></x>'))).toBe('it is XML, and has <hopper>');
    expect(ere.detect(bytesOf('<x/>'))).toBeUndefined();
    expect(textPaths('a/x.rich_ere.xml')).toEqual(['a/x.rich_ere.txt', 'a/x.txt', 'a/x.cmp.txt']);
  });
});
