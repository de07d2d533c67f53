import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../../src/formats/detect.ts';
import { jsonlines } from '../../../../src/formats/jsonlines/jsonlines.ts';
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
  id,
  unit: 'token',
  length: 8,
  words: WORDS.join(' '),
  sentences,
  clusters: EXCLUSIVE,
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

describe('the head of a file that ends within its first member', () => {
  const LONG = 70_000;
  it.each([
    ['AllenNLP', { document: Array(LONG).fill('word'), clusters: [[[0, 0]]] }],
    ['AllenNLP', { top_spans: Array(LONG).fill([0, 0]), document: ['a'], clusters: [[[0, 0]]] }],
    ['e2e-coref', { speakers: [Array(LONG).fill('a')], sentences: [['a']], clusters: [[[0, 0]]] }],
    ['coref-hoi', { subtoken_map: Array(LONG).fill(0), sentences: [['a']], clusters: [[[0, 0]]] }],
    ['Maverick', { tokens: Array(LONG).fill('word'), clusters_token_offsets: [[[0, 0]]] }],
  ])('is enough to recognise %s', (_, document) => {
    const head = new TextEncoder().encode(JSON.stringify(document)).subarray(0, 64 << 10);
    expect(detectFormat(head)?.format.id).toBe('jsonlines');
  });
});
