import { describe, expect, it } from 'vitest';
import { STANDOFF_EXAMPLES } from '../../../../fuzz/standoff-seeds.ts';
import { apf } from '../../../../src/formats/apf/apf.ts';
import { casJson, xmi } from '../../../../src/formats/cas/cas.ts';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { glozz } from '../../../../src/formats/glozz/glozz.ts';
import type { Format } from '../../../../src/formats/index.ts';
import { knowtator } from '../../../../src/formats/knowtator/knowtator.ts';
import { textPaths } from '../../../../src/formats/knowtator/read.ts';
import { tei } from '../../../../src/formats/tei/tei.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const { chains, entities, relations, inline, urs, knowtator1, knowtator2 } = STANDOFF_EXAMPLES;
const TEXT = 'Tom \u{1f600} said he left Ann.';

/** Name, mentions, types and relations of the only document. */
function read(format: Format, text: string, options = {}, companions: Readonly<Record<string, string>> = {}) {
  const { documents, messages } = readText(format, text, companions, options);
  expect(messages).toEqual([]);
  expect(documents.length).toBe(1);
  const [document] = documents;
  return {
    id: document.id,
    unit: document.unit,
    text: document.text,
    mentions: spansOf(document),
    types: [...document.mentions].map(({ attributes }) => attributes?.get('type')),
    relations: (document.relations ?? []).map(
      ({ type, from, to }) =>
        `${type}: ${document.entities[from]} -> ${to.map((entity) => document.entities[entity]).join()}`,
    ),
  };
}

it.each([
  ['xmi', chains],
  ['cas-json', STANDOFF_EXAMPLES.casJson],
  ['tei', inline],
  ['tei', urs],
  ['glozz', STANDOFF_EXAMPLES.glozz],
  ['apf', STANDOFF_EXAMPLES.apf],
  ['knowtator', knowtator1],
  ['knowtator', knowtator2],
])('recognises %s', (id, text) => expect(detectFormat(bytesOf(text))?.format.id).toBe(id));

describe('UIMA', () => {
  it('reads chains of links; offsets are code units', () => {
    expect(read(xmi, chains)).toEqual({
      id: 'story',
      unit: 'character',
      text: TEXT,
      mentions: ['5 0-2', '5 11-12', '7 19-21'],
      types: ['nam', undefined, undefined],
      relations: [],
    });
  });

  it('reads mentions with entities, their parts, and groups', () => {
    expect(read(xmi, entities)).toMatchObject({
      id: 'f',
      mentions: ['Tom 0-2,11-12', 'both 11-12', 'Ann 19-21'],
      relations: ['SplitAnte: both -> Tom,Ann'],
    });
  });

  it('reads relations of a layer: identity, and bridging', () => {
    const expected = {
      mentions: ['3 0-2', '3 11-12', '5 19-21'],
      types: ['new', undefined, undefined],
      relations: ['bridge: 5 -> 3'],
    };
    expect(read(xmi, relations)).toMatchObject(expected);
    expect(
      read(xmi, relations.replaceAll('custom:Coref', 'custom:Link'), { corefLayer: 'webanno.custom.Link' }),
    ).toMatchObject(expected);
  });

  it('reads the same from JSON, also where structures are an object', () => {
    const text = STANDOFF_EXAMPLES.casJson;
    const expected = { text: TEXT, mentions: ['5 0-2', '5 11-12'] };
    expect(read(casJson, text)).toMatchObject(expected);
    const byId = text
      .replace('": [{"%ID": 1,', '": {"1": {')
      .replace(/\{"%ID": (\d+),/g, '"$1": {')
      .replace(']}], "%VIEWS"', ']}}, "%VIEWS"');
    expect(read(casJson, byId)).toMatchObject(expected);
  });

  it('stops at a link that was seen before', () => {
    expect(
      read(xmi, chains.replace('begin="12" end="14"/>', 'begin="12" end="14" next="3"/>')).mentions,
    ).toEqual(['5 0-2', '5 11-12', '7 19-21']);
  });

  it('says which layers there are where none is coreference', () => {
    const { documents, messages } = readText(xmi, relations.replaceAll('custom:Coref', 'custom:Link'));
    expect(documents[0].mentions.length).toBe(0);
    expect(messages).toEqual([
      expect.stringContaining(
        'error[standoff/no-coreference]: No layer is coreference: its layers are Link, Referent.',
      ),
    ]);
    expect(messages[0]).toContain('help: name a layer of relations with --coref-layer NAME');
    expect(readText(xmi, chains, {}, { corefLayer: 'x' } as object).messages[0]).toContain(
      'No layer of relations is called "x"',
    );
  });

  it('reports mentions without a place, and JSON that is not valid', () => {
    expect(readText(xmi, chains.replace('end="23"', 'end="99"')).messages).toEqual([
      expect.stringContaining('error[standoff/span]: The mention has no place within the text.'),
    ]);
    expect(readText(casJson, '{"%FEATURE_STRUCTURES": 3}').messages).toEqual([
      expect.stringMatching(/f:1:25: error\[standoff\/json\]: Found a number here/),
    ]);
  });
});

describe('TEI', () => {
  it('reads elements with a reference in the text; parts are joined', () => {
    expect(read(tei, inline)).toMatchObject({
      text: 'Tom & Anna said he Smith left.',
      mentions: ['tom 0-2,19-23', 'ann 6-9', 'tom 16-17'],
    });
  });

  it('reads units and chains beside the text, as numbers of words', () => {
    expect(read(tei, urs)).toMatchObject({
      unit: 'token',
      mentions: ['u3 3-3', 's1 7-8', 's1 9-9'],
      types: ['MENTION', 'MENTION', 'MENTION'],
    });
  });

  it('takes the referents of units where there are no chains', () => {
    const bare = urs
      .replace(/<link[^>]*>/, '')
      .replace('</annotations>', '<fs id="u3-fs"><f name="REF"><string>Tom</string></f></fs></annotations>');
    expect(read(tei, bare)).toMatchObject({ mentions: ['Tom 3-3', 'Tom 7-8', 'u2 9-9'] });
  });

  it('says what is missing', () => {
    expect(readText(tei, '<TEI><text><p>No <rs>ref</rs>.</p></text></TEI>').messages).toEqual([
      expect.stringContaining(
        'error[standoff/no-coreference]: No element of the text has a "ref" to an entity.',
      ),
    ]);
  });
});

describe('Glozz', () => {
  it('reads units, relations of identity and others', () => {
    expect(read(glozz, STANDOFF_EXAMPLES.glozz, {}, { '.ac': TEXT })).toMatchObject({
      text: TEXT,
      mentions: ['b 0-2', 'b 11-12', 'c 19-21'],
      types: ['N', 'PR', 'N'],
      relations: ['ASSOC: c -> b'],
    });
    expect(read(glozz, STANDOFF_EXAMPLES.glozz)).toMatchObject({
      unit: 'character',
      mentions: ['b 0-2', 'b 12-13', 'c 20-22'],
    });
  });

  it('prefers schemas that are chains', () => {
    const schema =
      '<schema id="s"><characterisation><type>CHAINE</type></characterisation><positioning><embedded-unit id="a"/><embedded-unit id="c"/></positioning></schema></annotations>';
    expect(read(glozz, STANDOFF_EXAMPLES.glozz.replace('</annotations>', schema)).mentions).toEqual([
      's 0-2',
      's 20-22',
    ]);
  });
});

describe('ACE', () => {
  it('reads entities and events with inclusive ends, and heads as minimum spans', () => {
    expect(read(apf, STANDOFF_EXAMPLES.apf)).toMatchObject({
      id: 'D',
      unit: 'character',
      mentions: ['D-E1 4-12', 'D-EV1 14-18', 'D-E1 20-21'],
      types: ['PER.Individual', 'PER.Individual', 'Conflict.Attack'],
    });
    const { documents } = readText(apf, STANDOFF_EXAMPLES.apf);
    expect(documents[0].mentions.at(0)).toMatchObject({ minStart: 8, minEnd: 13 });
    expect(read(apf, STANDOFF_EXAMPLES.apf, { layer: 'events' }).mentions).toEqual(['D-EV1 14-18']);
  });

  it('does not count the tags of the text', () => {
    const sgm = '<DOC>\r\n<BODY>The the Dutch fired, he said so.</BODY></DOC>';
    expect(read(apf, STANDOFF_EXAMPLES.apf, {}, { '.sgm': sgm }).text).toBe(
      '\nThe the Dutch fired, he said so.',
    );
  });
});

describe('Knowtator', () => {
  it('reads the members of chains, of both versions', () => {
    expect(read(knowtator, knowtator2)).toMatchObject({
      id: 'K',
      mentions: ['0 0-2', '0 8-9,12-13'],
      types: ['Noun Phrase', 'Noun Phrase'],
    });
    expect(read(knowtator, knowtator1)).toMatchObject({ id: 'K', mentions: ['c0 0-2', 'c0 8-9'] });
  });

  it('says what is missing where no slot has the mentions of a chain', () => {
    const { messages } = readText(knowtator, knowtator2.replaceAll('Coreferring strings', 'part of'));
    expect(messages).toEqual([
      expect.stringContaining(
        'Nothing says which annotations are coreferent: its slots are APPOS Head, part of.',
      ),
    ]);
    expect(readText(knowtator, '<annotations textSource="a.txt"/>').messages[0]).toContain(
      'the file has no slots between annotations',
    );
  });

  it('finds the text beside the file, or in the folder of CRAFT', () => {
    expect(textPaths('a/coreference-annotation/knowtator-2/1.xml')).toEqual([
      'a/coreference-annotation/knowtator-2/1.txt',
      'a/coreference-annotation/knowtator-2/../../articles/txt/1.txt',
    ]);
  });
});
