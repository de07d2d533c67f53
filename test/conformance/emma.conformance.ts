/** One pair in many formats: each mix of two formats gives the scores of the CoNLL pair. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { muc } from '../../src/formats/muc/muc.ts';
import { type FileDocument, readDocuments, scoreDocuments } from '../../src/index.ts';
import { teiOf, xmiOf } from '../support/annotation-tools.ts';

const bytesOf = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../shared/data/${path}`, import.meta.url)));

/** The text in which brat and tbf count characters: tokens with one blank between them, a line for each sentence. */
const text = bytesOf('emma-multiformat/doc.txt');

function read(path: string, companions?: Record<string, Uint8Array>): FileDocument[] {
  return readDocuments(bytesOf(path), { name: path, companions });
}

/** Formats whose positions are tokens with words. */
const worded = [
  'allennlp.json',
  'e2e.jsonlines',
  'maverick.json',
  'preco.jsonl',
  'wl-coref.jsonlines',
  'corefud.conllu',
  'semeval.conll',
  'ua.CONLLUA',
];
/** Formats that count characters; fastcoref and MUC have the text in their files. */
const counting = ['fastcoref.jsonlines', 'muc.sgml', 'brat.ann', 'tbf'];
/** Marked texts, whose words are aligned with those of the other side. */
const marked = ['markdown.txt', 'crac25.txt'];
/** Formats that have the numbers of tokens, and no words. */
const bare = ['scorch-clusters.json', 'scorch-graph.json'];

const formats = [...worded, ...counting, ...marked, ...bare];

const documents = (side: 'gold' | 'sys', names: readonly string[], withText: boolean) =>
  names.map((name): [string, FileDocument[]] => [
    name,
    read(`emma-multiformat/${side}.${name}`, withText ? { '.txt': text } : undefined),
  ]);

/** The files of annotation tools, made from those of MUC. */
const tools = (side: 'gold' | 'sys'): [string, FileDocument[]][] => {
  const [document] = muc.read(
    { name: 'emma.sgml', bytes: bytesOf(`emma-multiformat/${side}.muc.sgml`) },
    () => {},
  );
  return [
    ['xmi', readDocuments(new TextEncoder().encode(xmiOf(document)), { name: 'emma.xmi' })],
    ['tei', readDocuments(new TextEncoder().encode(teiOf(document)), { name: 'emma.xml' })],
  ];
};

/** Two mentions of the response cross a sentence, which PreCo cannot express. */
const expressible = (name: string): boolean => name !== 'preco.jsonl';

const conll = {
  gold: read('litbank-booknlp-emma/gold.conll'),
  sys: read('litbank-booknlp-emma/sys.booknlp.conll'),
};

function check(key: FileDocument[], response: FileDocument[]): void {
  const { conll: average, muc, blanc } = scoreDocuments(key, response);
  expect((100 * (average ?? 0)).toFixed(2)).toBe('71.24');
  expect(muc.counts).toEqual({ recall: [209, 258], precision: [209, 234] });
  expect((100 * (blanc.f1 ?? 0)).toFixed(2)).toBe('74.79');
}

const keys: [string, FileDocument[]][] = [
  ['conll', conll.gold],
  ...documents('gold', formats, true),
  ...tools('gold'),
];
const responses: [string, FileDocument[]][] = [
  ['conll', conll.sys],
  ...documents('sys', formats.filter(expressible), true),
  ...tools('sys'),
];

describe.each(keys)('Emma, the key as %s', (_, key) => {
  it.each(responses)('and the response as %s, has the scores of the CoNLL pair', (_name, response) => {
    check(key, response);
  });
});

describe('without the text beside brat and tbf', () => {
  const known: readonly string[] = [...worded, 'fastcoref.jsonlines'];
  const wordedKeys: typeof keys = keys.filter(([name]) => name === 'conll' || known.includes(name));
  const wordedResponses: typeof keys = responses.filter(([name]) => name === 'conll' || known.includes(name));
  const [bareKeys, bareResponses] = (['gold', 'sys'] as const).map((side) =>
    documents(side, ['brat.ann', 'tbf'], false),
  );
  it.each(
    bareKeys.flatMap(([a, key]) =>
      [...wordedResponses, ...bareResponses].map(([b, response]) => [a, b, key, response] as const),
    ),
  )('the key as %s and the response as %s', (_a, _b, key, response) => {
    check(key, response);
  });
  it.each(
    bareResponses.flatMap(([b, response]) => wordedKeys.map(([a, key]) => [a, b, key, response] as const)),
  )('the key as %s and the response as %s', (_a, _b, key, response) => {
    check(key, response);
  });
});
