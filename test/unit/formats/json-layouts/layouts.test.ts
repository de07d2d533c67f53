import { describe, expect, it } from 'vitest';
import { LAYOUT_EXAMPLES } from '../../../../fuzz/layout-seeds.ts';
import { jsonLayouts } from '../../../../src/formats/json-layouts/json-layouts.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

/** Name, sentences, mentions and relations of each document that is read. */
function read(name: keyof typeof LAYOUT_EXAMPLES, options = {}) {
  const { documents, messages } = readText(jsonLayouts, LAYOUT_EXAMPLES[name], {}, options);
  expect(messages).toEqual([]);
  return documents.map((document) => ({
    id: document.id,
    sentences: Array.from(document.sentences),
    mentions: spansOf(document),
    types: [...document.mentions].map(({ attributes }) => attributes?.get('type')),
    relations: (document.relations ?? []).map(
      ({ type, from, to }) =>
        `${type}: ${document.entities[from]} -> ${to.map((e) => document.entities[e]).join()}`,
    ),
    isNamed: document.unnamed === undefined,
  }));
}

it.each(Object.entries(LAYOUT_EXAMPLES))('recognises %s by its members', (_, text) => {
  expect(jsonLayouts.detect(bytesOf(text))).toMatch(
    /^it is JSON, and its first object has the members of .+: "/,
  );
});

describe('the layouts of data sets', () => {
  it('reads lists of mentions, with positions for the sentences of a document', () => {
    expect(read('mentionList')).toEqual([
      {
        id: 'd',
        sentences: [],
        mentions: ['c1 2-2', 'mention 65540-65540,65542-65542'],
        types: ['ACT', undefined],
        relations: [],
        isNamed: false,
      },
      { id: 'e', sentences: [], mentions: ['c1 0-1'], types: [undefined], relations: [], isNamed: true },
    ]);
    expect(read('tokenIdList')).toMatchObject([{ id: 'd', mentions: ['7 4-5', '7 9-9'], isNamed: true }]);
  });

  it('reads topics with several documents', () => {
    expect(read('scico')).toMatchObject([
      { id: '3/a', mentions: ['3/0 0-1', '3/1 2-2'], relations: ['parent: 3/0 -> 3/1'] },
      { id: '3/b', mentions: ['3/0 0-0'], relations: [] },
      { id: '3/a#2', mentions: [], relations: [] },
    ]);
    expect(read('xcore')).toMatchObject([
      { id: 't/0', mentions: ['t/0 0-0'], isNamed: true },
      { id: 't/1', mentions: ['t/0 1-2', 't/1 2-2'], isNamed: true },
    ]);
  });

  it('reads events of MAVEN-ERE, and their links as relations', () => {
    expect(read('mavenEre')).toEqual([
      {
        id: 'm',
        sentences: [0, 3],
        mentions: ['E1 1-1', 'E2 3-3', 'E1 4-4'],
        types: ['Attack', 'Attack', 'Motion'],
        relations: ['BEFORE: E1 -> E2', 'CAUSE: E2 -> E1', 'SUBEVENT: E1 -> E2'],
        isNamed: false,
      },
    ]);
  });

  it('reads characters of RuCoCo, and what an entity includes', () => {
    expect(read('rucoco')).toMatchObject([
      { mentions: ['0 0-2', '2 0-11', '1 8-11'], relations: ['SplitAnte: 2 -> 0,1'] },
    ]);
  });

  it('reads SciREX, DocRED, ChEMU-Ref and Character Identification', () => {
    expect(read('scirex')).toMatchObject([
      { id: 's', sentences: [0, 2], mentions: ['BERT 0-0', 'BERT 2-3'], types: ['Method', undefined] },
    ]);
    expect(read('docred')).toMatchObject([
      {
        id: 'T',
        mentions: ['0 0-0', '1 2-2', '0 3-3'],
        types: ['PER', 'PER', 'LOC'],
        relations: ['P19: 0 -> 1'],
      },
    ]);
    expect(read('chemuRef')).toMatchObject([
      {
        id: 'c',
        mentions: ['[[3,4]] 0-0,2-2', '[[3,4]] 3-3', '[[4,5]] 4-4'],
        relations: ['Work-up: [[4,5]] -> [[3,4]]'],
      },
    ]);
    expect(read('characterIdentification')).toMatchObject([
      {
        id: 's1',
        sentences: [0, 3],
        mentions: ['Ross 0-0', 'Ann + Ross 2-2', 'Ann 3-3', 'mention 4-4'],
        relations: ['SplitAnte: Ann + Ross -> Ross,Ann'],
      },
      { id: 's2', mentions: ['Ross 0-0'] },
    ]);
  });

  it('reads events and entities, or one of them', () => {
    expect(read('oneie')).toMatchObject([
      {
        id: 'o',
        sentences: [0, 2],
        mentions: ['o-E1 0-0', 'o-EV1 1-1', 'o-E1 2-2'],
        types: ['PER', 'Attack', 'PER'],
      },
    ]);
    expect(read('oneie', { layer: 'events' })).toMatchObject([{ mentions: ['o-EV1 1-1'] }]);
    expect(read('dygieEvents')).toMatchObject([
      { mentions: ['0 0-0', '1 1-1', '0 2-2', '1 3-3'], types: ['PER', undefined, 'Attack', undefined] },
    ]);
    expect(read('dygieEvents', { layer: 'entities' })).toMatchObject([{ mentions: ['0 0-0', '0 2-2'] }]);
  });
});

describe('the layouts of tools', () => {
  it('reads groups of spans of spaCy', () => {
    expect(read('spacy')).toMatchObject([{ mentions: ['coref_clusters_1 0-2', 'coref_clusters_1 9-10'] }]);
  });

  it('reads relations of Prodigy: COREF is identity', () => {
    expect(read('prodigy')).toMatchObject([
      { mentions: ['0 3 0-2', '0 3 9-10', '12 16 12-15'], relations: ['PART: 12 16 -> 0 3'] },
    ]);
  });

  it('reads regions and relations of Label Studio, whose offsets are code units', () => {
    expect(read('labelStudio')).toMatchObject([
      {
        id: '7',
        mentions: ['a 0-2', 'c 4-4', 'a 6-7'],
        types: ['PER', 'PER', undefined],
        relations: ['has: c -> a'],
      },
    ]);
  });

  it('reads clusters of ids, of mentions and of events', () => {
    expect(read('mentionIds')).toMatchObject([
      { id: 'i', mentions: ['h1 0-0', 'mention 1-1', 'h1 2-2'], types: ['Attack', undefined, undefined] },
    ]);
  });
});

describe('what is wrong in a file', () => {
  it('is named with its place, and the other objects are read', () => {
    const good = LAYOUT_EXAMPLES.docred;
    const { documents, messages } = readText(
      jsonLayouts,
      `${good}\n{"title": "B", "sents": [["a"]], "vertexSet": 3}\n{"a": 1, "sents": []}\n`,
    );
    expect(documents.map(({ id }) => id)).toEqual(['T', '', '']);
    expect(messages).toEqual([
      'f:2:47: error[json/syntax]: Found a number here.\n  2 | {"title": "B", "sents": [["a"]], "vertexSet": 3}\n  expected: a list of entities\n  help: check that the program that wrote the file did not fail',
      'f:3:1: error[json/layout]: The document is JSON of an unknown layout; its members are "a", "sents". The nearest layout is DocRED, which also has "vertexSet".\n  3 | {"a": 1, "sents": []}\n  expected: the members of a layout of docs/formats/json-layouts.md\n  help: check that this is the right file, and convert it to one of these layouts',
    ]);
  });

  it('is a span outside of its text', () => {
    const { documents, messages } = readText(
      jsonLayouts,
      '{"title": "B", "sents": [["a"], ["b"]], "vertexSet": [[{"sent_id": 0, "pos": [0, 2], "type": "X"}]]}',
    );
    expect(spansOf(documents[0])).toEqual([]);
    expect(messages).toEqual([
      'f:1:56: error[json/span]: A span is empty, or outside of its document.\n  1 | {"title": "B", "sents": [["a"], ["b"]], "vertexSet": [[{"sent_id": 0, "pos": [0, 2], "type": "X"}]]}\n  expected: a span within the 2 tokens of the document\n  help: fix the span, or pass --lenient to drop it',
    ]);
  });

  it('is a pair that lacks a mention', () => {
    const { messages } = readText(
      jsonLayouts,
      '{"doc_key": "c", "sentences": [["a"]], "Coreference": [[[], [[0, 0]]]], "Work-up": []}',
    );
    expect(messages).toEqual([
      expect.stringContaining(
        'f:1:56: warning[json/left-out]: A pair lacks the words of one of its mentions; it is left out.',
      ),
    ]);
  });
});

it('recognises a layout by a member of its own if the first object is longer than what is looked at', () => {
  expect(jsonLayouts.detect(bytesOf('{"title": "T", "vertexSet": [[{"name": "a'))).toContain('DocRED');
  expect(jsonLayouts.detect(bytesOf('{"tokens": ["a", "b'))).toBeUndefined();
  expect(
    jsonLayouts.detect(bytesOf('{"tokens": ["a"], "clusters_token_offsets": [[[0, 0]]]}')),
  ).toBeUndefined();
  expect(jsonLayouts.detect(bytesOf('[1, 2]'))).toBeUndefined();
  expect(jsonLayouts.detect(bytesOf('text'))).toBeUndefined();
});
