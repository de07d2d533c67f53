import { describe, expect, it } from 'vitest';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
import { renderProblem } from '../../../../src/problems/render.ts';
import { readAll } from '../../../support/json-documents.ts';

const read = (text: string, options: object = {}) => readAll(jsonlines, text, options);

/** The same document, as each program writes it. Tom: 0 and 2; the boss: 4 and 5. */
const WORDS = ['Tom', 'said', 'he', 'met', 'the', 'boss', '.', 'OK'];
const SENTENCES = [WORDS.slice(0, 7), WORDS.slice(7)];
const PAIRS = [
  [
    [0, 0],
    [2, 2],
  ],
  [[4, 5]],
];
const EXCLUSIVE = PAIRS.map((cluster) => cluster.map(([start, end]) => [start, end + 1]));
const IN_SENTENCE = EXCLUSIVE.map((cluster) => cluster.map((span) => [0, ...span]));

const expected = (id: string, sentences: readonly number[] = [0, 7]) => ({
  ...{ id, unit: 'token', length: 8, words: WORDS.join(' '), sentences, clusters: EXCLUSIVE },
});

const variants: [name: string, document: object, id: string, sentences?: number[]][] = [
  ['e2e-coref', { doc_key: 'd_0', sentences: SENTENCES, speakers: [], clusters: PAIRS }, 'd_0'],
  ['e2e-coref', { doc_key: 'd', sentences: SENTENCES, predicted_clusters: PAIRS }, 'd'],
  [
    'wl-coref',
    { document_id: 'd', cased_words: WORDS, sent_id: [0, 0, 0, 0, 0, 0, 0, 1], span_clusters: EXCLUSIVE },
    'd',
  ],
  [
    'wl-coref',
    { document_id: 'd', cased_words: WORDS, sent_id: [3, 3, 3, 3, 3, 3, 3, 0], clusters: EXCLUSIVE },
    'd',
  ],
  [
    'AllenNLP',
    { document: WORDS, clusters: PAIRS, top_spans: [[0, 0]], predicted_antecedents: [-1] },
    '',
    [],
  ],
  [
    'Maverick',
    { doc_id: 'd', tokens: WORDS, clusters_token_offsets: PAIRS, clusters_token_text: [] },
    'd',
    [],
  ],
  ['PreCo', { id: 'd', sentences: SENTENCES, mention_clusters: IN_SENTENCE }, 'd'],
  [
    'Hugging Face coref-data',
    {
      id: 'd',
      sentences: SENTENCES.map((words, id) => ({
        id,
        speaker: null,
        tokens: words.map((text) => ({ text })),
      })),
      coref_chains: PAIRS.map((cluster) => cluster.map((span) => [0, ...span])),
    },
    'd',
  ],
  ['ELIT', { tok: SENTENCES, coref: IN_SENTENCE }, ''],
  ['ELIT', { doc_id: 7, sens: SENTENCES.map((tok) => ({ tok })), coref: IN_SENTENCE }, '7'],
  [
    'CoreNLP',
    {
      sentences: SENTENCES.map((words, index) => ({
        index,
        tokens: words.map((word) => ({ word, originalText: 'x' })),
      })),
      corefs: Object.fromEntries(
        EXCLUSIVE.map((cluster, i) => [
          i + 3,
          cluster.map(([start, end]) => ({
            id: 1,
            sentNum: 1,
            startIndex: start + 1,
            endIndex: end + 1,
            headIndex: 1,
          })),
        ]),
      ),
    },
    '',
  ],
  ['plain clusters', { id: 'd', tokens: WORDS, clusters: PAIRS }, 'd', []],
  ['plain clusters', { id: 'd', tokens: WORDS, clusters: [...EXCLUSIVE, [[7, 8]]].slice(0, 3) }, 'd', []],
];

describe.each(variants)('%s', (name, document, id, sentences) => {
  const { clusters } = expected(id);
  const wanted = { ...expected(id, sentences) };
  const more = JSON.stringify(document).includes('[7,8]');
  if (more) wanted.clusters = [...clusters, [[7, 8]]];

  it('is read from lines, from a list, and from an object on several lines', () => {
    const line = JSON.stringify(document);
    const inLines = read(`${line}\n\n${line}`);
    expect(inLines.shown).toEqual([wanted, wanted]);
    expect(inLines.facts[0]).toBe(`keys of ${name}`);
    expect(inLines.traits).toMatchObject({ layout: 'lines' });
    for (const text of [
      `[${line}, ${line}]`,
      JSON.stringify([document, document], null, 2),
      `\ufeff[\n${line}\n,${line}]\n`,
    ]) {
      const whole = read(text);
      expect(whole.shown).toEqual([wanted, wanted]);
      expect(whole.whole).toBe(true);
    }
    expect(read(JSON.stringify(document, null, 1)).shown).toEqual([wanted]);
  });

  it('is recognized', () => {
    expect(jsonlines.detect(new TextEncoder().encode(JSON.stringify([document])))).toContain('it is JSON');
  });
});

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

  it('tell by the ends of words whether ends are inclusive', () => {
    const found = (clusters: number[][][]) =>
      read(JSON.stringify({ text: `${text} slept`, clusters })).facts[1];
    expect(
      found([
        [
          [4, 7],
          [9, 11],
        ],
      ]),
    ).toBe('ends are exclusive (more spans end with a word then)');
    expect(
      found([
        [
          [4, 6],
          [9, 10],
        ],
      ]),
    ).toBe('ends are inclusive (more spans end with a word then)');
  });
});

describe('ends', () => {
  const factOf = (document: object, options: object = {}) => read(JSON.stringify(document), options).facts[1];
  const tokens = WORDS;

  it('are found out over all documents where keys do not tell', () => {
    expect(
      factOf({
        tokens,
        clusters: [
          [
            [0, 1],
            [2, 2],
          ],
        ],
      }),
    ).toBe('ends are inclusive (the span [2, 2] would be empty)');
    expect(
      factOf({
        tokens,
        clusters: [
          [
            [0, 1],
            [7, 8],
          ],
        ],
      }),
    ).toBe('ends are exclusive (the span [7, 8] would end after the last of 8 tokens)');
    expect(factOf({ clusters: [[[0, 1]]] })).toBe(
      'ends are exclusive (no span of the file tells; --ends inclusive reads them otherwise)',
    );
    const late = ['{"id":1,"clusters":[[[0,1]]]}', '{"id":2,"clusters":[[[3,3]]]}'].join('\n');
    expect(read(late).shown.map(({ clusters }) => clusters)).toEqual([[[[0, 2]]], [[[3, 4]]]]);
  });

  it('are as requested where they are', () => {
    const document = { tokens, clusters: [[[0, 1]]] };
    expect(factOf(document, { ends: 'inclusive' })).toBe('ends are inclusive (as requested)');
    expect(read(JSON.stringify(document), { ends: 'inclusive' }).shown[0].clusters).toEqual([[[0, 2]]]);
    const e2e = JSON.stringify({ doc_key: 'd', sentences: [tokens], clusters: [[[0, 1]]] });
    expect(read(e2e, { ends: 'exclusive' }).shown[0].clusters).toEqual([[[0, 1]]]);
    expect(() => read('{"clusters":[]}', { ends: 'x' })).toThrow('Unknown value "x" for');
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
      'clusters are read from "predicted_clusters" (the file has "clusters" too; a response is read from "predicted_clusters")',
    );
  });

  it('are those that are there, if some are empty', () => {
    expect(clustersOf(line([], [[[1, 1]]]), { side: 'key' })).toEqual([[[[1, 2]]]]);
    expect(clustersOf(line([[[0, 0]]]), { side: 'response' })).toEqual([[[[0, 1]]]]);
  });
});

it('skips a byte-order mark before any document, as in files that were joined', () => {
  const line = (id: string) => JSON.stringify({ id, tokens: ['a'], clusters: [[[0, 1]]] });
  const { documents, problems } = read(`\ufeff${line('a')}\n\ufeff${line('b')}\n\ufeff\n`);
  expect([documents.map(({ id }) => id), problems]).toEqual([['a', 'b'], []]);
});

describe('one object for each mention', () => {
  const mention = (doc_id: string, coref_chain: unknown, tokens_number: number[], more: object = {}) => ({
    ...{ mention_id: 'm', doc_id, coref_chain, tokens_number, ...more },
  });

  it('is collected to documents, with gaps', () => {
    const list = [
      mention('b', 17740950239373139n.toString(), [3, 4]),
      mention('a', '__proto__', [1]),
      mention('b', '__proto__', [9, 7]),
    ];
    const { documents, facts } = read(JSON.stringify(list));
    expect(facts).toEqual(['one object for each mention, as uCDCR writes them']);
    expect(documents.map(({ id, entities, mentions }) => [id, entities, mentions.length])).toEqual([
      ['b', ['17740950239373139', '__proto__'], 2],
      ['a', ['__proto__'], 1],
    ]);
    expect(documents[0].mentions.at(1)).toEqual({
      ...{ start: 7, end: 10, entity: 1 },
      parts: [
        [7, 8],
        [9, 10],
      ],
    });
  });

  it('is read as a whole even if each mention has its line: any line may belong to any document', () => {
    const lines = [mention('a', 1, [1]), mention('b', 1, [1]), mention('a', 1, [5])].map((one) =>
      JSON.stringify(one),
    );
    const { whole, documents } = read(lines.join('\n'));
    expect([whole, documents.map(({ id }) => id)]).toEqual([true, ['a', 'b']]);
  });

  it('has tokens of different sentences at different places', () => {
    const list = [mention('a', 1, [3], { sent_id: 0 }), mention('a', 1, [3], { sent_id: 2 })];
    const [{ mentions }] = read(JSON.stringify(list)).documents;
    expect(new Set(mentions.starts).size).toBe(2);
  });
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
  help: check that the program that wrote the file ended well`,
    ]);
  });

  it('name the place in a document on several lines', () => {
    expect(messages('{\n  "id": "a",\n  "clusters": [[\n    [0, "x"]\n  ]]\n}')).toEqual([
      `f:4:9: error[json/syntax]: A string stands here.
  4 |     [0, "x"]
  expected: the end of a span
  help: check that the program that wrote the file ended well`,
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

  it('are documents without clusters, and something that is no document', () => {
    expect(messages('{"doc_key": "d", "sentences": [["a"]]}')).toEqual([
      `f:1: warning[json/no-clusters]: Document d has no clusters; it is read as one without mentions.
  expected: the key "clusters" or "predicted_clusters"
  help: check that this is the output of the system and not its input`,
    ]);
    expect(messages('{"clusters": []}\n[1]')[0]).toContain('f:2:1: error[json/syntax]: A list stands here.');
    expect(messages('[1, 2]')[0]).toContain('f:1:2: error[json/syntax]: A number stands here.');
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
