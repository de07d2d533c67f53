import { describe, expect, it } from 'vitest';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import { renderProblem } from '../../../../src/problems/render.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (text: string, options: object = {}) => readAll(jsonlines, text, options);

describe('subtokens', () => {
  const segments = [['[CLS]', 'To', '##m', 'said', 'he', '[SEP]']];
  const document = {
    doc_key: 'd',
    sentences: segments,
    subtoken_map: [0, 0, 0, 1, 2, 2],
    sentence_map: [0, 0, 0, 0, 1, 1],
  };

  it('are mapped to words; the words are those of another key', () => {
    const clusters = [
      [
        [1, 2],
        [4, 4],
      ],
    ];
    const wanted = {
      id: 'd',
      unit: 'token',
      length: 3,
      sentences: [0, 2],
      clusters: [
        [
          [0, 1],
          [2, 3],
        ],
      ],
    };
    expect(read(JSON.stringify({ ...document, clusters })).shown).toEqual([{ ...wanted, words: undefined }]);
    const withWords = { ...document, clusters, tokens: ['Tom', 'said', 'he'] };
    expect(read(JSON.stringify(withWords)).shown).toEqual([{ ...wanted, words: 'Tom said he' }]);
  });

  it('outside of the map are reported', () => {
    const { problems, shown } = read(
      JSON.stringify({
        ...document,
        clusters: [
          [
            [1, 6],
            [4, 4],
          ],
        ],
      }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['json/span']);
    expect(shown[0].clusters).toEqual([[[2, 3]]]);
  });
});

describe('characters', () => {
  const text = 'I 😀 Tom; he';
  it('are counted as Python counts them', () => {
    const document = {
      text,
      clusters: [
        [
          [4, 7],
          [9, 11],
        ],
      ],
      clusters_strings: [['Tom', 'he']],
    };
    expect(read(JSON.stringify(document)).shown).toEqual([
      {
        id: '',
        unit: 'character',
        length: 11,
        words: text,
        sentences: [],
        clusters: [
          [
            [4, 7],
            [9, 11],
          ],
        ],
      },
    ]);
  });

  it('show by the ends of words whether ends are inclusive', () => {
    const found = (clusters: number[][][]) =>
      read(JSON.stringify({ text: `${text} slept`, clusters })).facts[1];
    expect(
      found([
        [
          [4, 7],
          [9, 11],
        ],
      ]),
    ).toBe('ends are exclusive (with these ends, more spans end at the end of a word)');
    expect(
      found([
        [
          [4, 6],
          [9, 10],
        ],
      ]),
    ).toBe('ends are inclusive (with these ends, more spans end at the end of a word)');
  });
});

describe('gold and system clusters in one file', () => {
  const line = (clusters: number[][][], predicted?: number[][][]) =>
    JSON.stringify({ doc_key: 'd', sentences: [['a', 'b']], clusters, predicted_clusters: predicted });
  const clustersOf = (text: string, options: object = {}) =>
    read(text, options).shown.map(({ clusters }) => clusters);

  it('belong to the key and to the response', () => {
    const both = line([[[0, 0]]], [[[1, 1]]]);
    expect(clustersOf(both)).toEqual([[[[0, 1]]]]);
    expect(clustersOf(both, { side: 'key' })).toEqual([[[[0, 1]]]]);
    expect(clustersOf(both, { side: 'response' })).toEqual([[[[1, 2]]]]);
    expect(clustersOf(both, { side: 'response', clustersKey: 'clusters' })).toEqual([[[[0, 1]]]]);
    expect(read(both, { side: 'response' }).facts[2]).toBe(
      'clusters are read from "predicted_clusters" (there are "clusters" too; a response is read from "predicted_clusters")',
    );
  });

  it('are those whose key is there, even if they are empty', () => {
    expect(clustersOf(line([], [[[1, 1]]]), { side: 'key' })).toEqual([[]]);
    expect(clustersOf(line([[[0, 0]]], []), { side: 'response' })).toEqual([[]]);
    expect(clustersOf(line([[[0, 0]]]), { side: 'response' })).toEqual([[[[0, 1]]]]);
  });

  it('are of one key in all documents, whichever has it', () => {
    const [gold, both] = [line([[[0, 0]]]), line([[[0, 0]]], [[[1, 1]]])];
    const { shown, problems } = read(`${gold}\n${both}`, { side: 'response' });
    expect(shown.map(({ clusters }) => clusters)).toEqual([[], [[[1, 2]]]]);
    expect(problems.map(({ code, expected }) => [code, expected])).toEqual([
      ['json/no-clusters', 'the key "predicted_clusters"'],
    ]);
    expect(clustersOf(`[${gold},${both}]`, { side: 'response' })).toEqual([[], [[[1, 2]]]]);
    expect(clustersOf(`${gold}\n${both}`, { side: 'key' })).toEqual([[[[0, 1]]], [[[0, 1]]]]);
    const named = gold.replace('"a"', '"\\"predicted_clusters\\""');
    expect(clustersOf(named, { side: 'response' })).toEqual([[[[0, 1]]]]);
    const nested = gold.replace('{', '{"meta":{"predicted_clusters":[]},');
    expect(clustersOf(nested, { side: 'response' })).toEqual([[[[0, 1]]]]);
    const predicted = gold.replace('clusters', 'predicted_clusters');
    expect(clustersOf(`${predicted}\n${gold}`, { side: 'key' })).toEqual([[], [[[0, 1]]]]);
    expect(clustersOf(predicted, { side: 'key' })).toEqual([[[[0, 1]]]]);
  });
});

it('skips a byte-order mark before any document, as in files that were joined', () => {
  const line = (id: string) => JSON.stringify({ id, tokens: ['a'], clusters: [[[0, 1]]] });
  const { documents, problems } = read(`\ufeff${line('a')}\n\ufeff${line('b')}\n\ufeff\n`);
  expect([documents.map(({ id }) => id), problems]).toEqual([['a', 'b'], []]);
});

describe('problems', () => {
  const messages = (text: string) => read(text).problems.map((each) => renderProblem(each));

  it('name line and column, and the next line is read', () => {
    const { shown, problems } = read(
      '{"id": "a", "clusters": [[[0, 1]]]}\n{"id": "b", "clusters": [[[0, 1]]\n{"id": "c", "clusters": []}',
    );
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(problems.map((each) => renderProblem(each))).toEqual([
      `f:2:34: error[json/syntax]: The text ends here.
  2 | {"id": "b", "clusters": [[[0, 1]]
  expected: "," or "]" after an item of a list
  help: check that the program that wrote the file did not fail`,
    ]);
  });

  it('name the place in a document on several lines', () => {
    expect(messages('{\n  "id": "a",\n  "clusters": [[\n    [0, "x"]\n  ]]\n}')).toEqual([
      `f:4:9: error[json/syntax]: Found a string here.
  4 |     [0, "x"]
  expected: the end of a span
  help: check that the program that wrote the file did not fail`,
    ]);
  });

  it('are spans that are empty or outside', () => {
    const line = JSON.stringify({ doc_key: 'd', sentences: [['a', 'b']], clusters: [[[0, 2]], [[1, 0]]] });
    expect(messages(line)).toEqual([
      `f:1:53: error[json/span]: The span [0, 2] is empty, or outside of its document.
  1 | {"doc_key":"d","sentences":[["a","b"]],"clusters":[[[0,2]],[[1,0]]]}
  expected: a span within the 2 tokens of the document; its end is inclusive
  help: fix the span; if ends are exclusive in this file, pass --ends exclusive; or pass --lenient to drop it`,
      expect.stringContaining('f:1:61: error[json/span]: The span [1, 0]'),
    ]);
  });

  it('are keys that occur twice, also those of chains', () => {
    expect(messages('{"id": "a", "clusters": [], "clusters": [[[0, 0]]]}')).toEqual([
      `f:1:29: error[json/syntax]: The key "clusters" occurs twice in an object.
  1 | {"id": "a", "clusters": [], "clusters": [[[0, 0]]]}
  expected: each key once
  help: check that the program that wrote the file did not fail`,
    ]);
    expect(messages('{"sentences": [], "corefs": {"1": [], "1": []}}')[0]).toContain(
      'The key "1" occurs twice',
    );
  });

  it('are spans in a text that is empty, and positions that are too large', () => {
    const codes = (text: string) => read(text).problems.map(({ code }) => code);
    expect(codes('{"text": "", "clusters": [[[3, 5], [7, 9]]]}')).toEqual(['json/span', 'json/span']);
    expect(codes('{"doc_key": "d", "sentences": [], "clusters": [[[0, 0]]]}')).toEqual(['json/span']);
    expect(codes('{"tokens": [], "clusters": [[[0, 1]]]}')).toEqual(['json/span']);
    expect(messages('{"text": "", "clusters": [[[3, 5]]]}')[0]).toContain(
      'a span within the 0 characters of the document; its end is exclusive',
    );
    expect(codes('{"clusters": [[[3, 2147483647], [7, 7]]]}')).toEqual(['json/syntax']);
    expect(codes('{"clusters": [[[3, 2147483646], [7, 7]]]}')).toEqual([]);
  });

  it('are layouts that are not known, with the members that there are', () => {
    const [rucoco, scirex, maven] = [
      { text: 'Tom slept', entities: [[[0, 3]]], includes: [] },
      { doc_id: 'd', words: ['a'], sentences: [[0, 1]], coref: { x: [[0, 1]] }, ner: [] },
      { id: 'd', title: 't', tokens: [['a']], sentences: ['a'], events: [{ id: 'e', mention: [] }] },
    ];
    expect(messages(JSON.stringify(rucoco))).toEqual([
      `f:1: error[json/layout]: The document is JSON of an unknown layout; its members are "text", "entities", "includes". The nearest layout is RuCoCo (--format json-layouts).
  expected: a member "clusters", or another one of docs/formats/jsonlines.md
  help: check that this is the right file, and convert it to one of these layouts`,
    ]);
    expect(messages(JSON.stringify(scirex))[0]).toContain('"doc_id", "words", "sentences", "coref", "ner"');
    expect(messages(JSON.stringify(maven))[0]).toContain('"id", "title", "tokens", "sentences", "events"');
    const codes = (...documents: object[]) =>
      read(documents.map((each) => JSON.stringify(each)).join('\n')).problems.map(({ code }) => code);
    const known = { id: 'k', tokens: ['a'], clusters: [[[0, 1]]] };
    expect(codes({ id: 'd', tokens: ['a'] })).toEqual(['json/layout']);
    expect(codes({ id: 'd', tokens: ['a'] }, known)).toEqual(['json/no-clusters']);
    expect(codes(known, maven)).toEqual(['json/layout']);
  });

  it('are documents without clusters, and something that is not a document', () => {
    expect(messages('{"doc_key": "d", "sentences": [["a"]]}')).toEqual([
      `f:1: warning[json/no-clusters]: Document d has no clusters; it is read as one without mentions.
  expected: the key "clusters" or "predicted_clusters"
  help: check that this is the output of the system and not its input`,
    ]);
    expect(messages('{"clusters": []}\n[1]')[0]).toContain('f:2:1: error[json/syntax]: Found a list here.');
    expect(messages('[1, 2]')[0]).toContain('f:1:2: error[json/syntax]: Found a number here.');
  });

  it('are nesting without end and sentences that do not exist', () => {
    expect(messages(`{"clusters": ${'['.repeat(100_000)}`)[0]).toContain('nested more than 512 deep');
    const outside = {
      id: 'd',
      sentences: [['a'], ['b', 'c']],
      mention_clusters: [
        [
          [0, 0, 2],
          [5, 0, 1],
          [1, 1, 2],
        ],
      ],
    };
    const { shown, problems } = read(JSON.stringify(outside));
    expect(shown[0].clusters).toEqual([[[2, 3]]]);
    expect(problems.map(({ code }) => code)).toEqual(['json/span', 'json/span']);
  });
});

it('names such as __proto__ are names like any other', () => {
  const line =
    '{"doc_key": "__proto__", "__proto__": 1, "sentences": [["__proto__"]], "clusters": [[[0, 0]]]}';
  expect(read(line).shown).toEqual([
    { id: '__proto__', unit: 'token', length: 1, words: '__proto__', sentences: [0], clusters: [[[0, 1]]] },
  ]);
});
