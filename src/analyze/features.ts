import type { Document, Mention } from '../core/document.ts';
import type { Predicates } from './predicates.ts';

/** A value for each mention of a document; `undefined` where nothing is known. */
export type FeatureOf = (mention: number) => string | undefined;

/** Properties by which mentions are divided into slices. Attributes of mentions are added under their own names. */
export type Feature =
  | 'length'
  | 'position'
  | 'order'
  | 'distance'
  | 'chain-size'
  | 'nested'
  | 'kind'
  | 'tag'
  | 'name'
  | 'genre';

/** The features of the mentions of one side of a document, whose entities are given as chains of mentions in text order. */
export function featuresOf(
  document: Document,
  chains: readonly (readonly number[])[],
  predicates: Predicates,
  names: (token: number) => string | undefined,
): ReadonlyMap<string, FeatureOf> {
  const { mentions, sentences, length, unit, outside } = document;
  const [starts, ends] = [mentions.starts, mentions.ends];
  const previous = new Int32Array(mentions.length).fill(-1);
  for (const chain of chains) {
    for (let at = 1; at < chain.length; at++) previous[chain[at]] = chain[at - 1];
  }
  const nested = nestedMentions(starts, ends);
  const sentenceOf = sentenceIndex(sentences, starts);
  // Three consecutive features use the same mention.
  let [last, lastMention] = [-1, undefined as Mention | undefined];
  const mentionAt = (i: number): Mention => {
    if (i !== last || lastMention === undefined) [last, lastMention] = [i, mentions.at(i)];
    return lastMention;
  };
  const isInText = (i: number): boolean => !outside?.has(starts[i]);
  const list: [string, FeatureOf][] = [
    [
      'length',
      (i) => (unit === 'token' && isInText(i) ? bucket(ends[i] - starts[i], LENGTH_RANGES) : undefined),
    ],
    [
      'position',
      (i) =>
        length > 0 && isInText(i)
          ? QUARTER_NAMES[Math.min(3, Math.floor((4 * starts[i]) / length))]
          : undefined,
    ],
    ['order', (i) => (previous[i] < 0 ? 'first' : 'later')],
    [
      'distance',
      (i) => {
        if (previous[i] < 0) return 'no antecedent';
        if (!isInText(i)) return undefined;
        if (sentenceOf === undefined) return bucket(starts[i] - starts[previous[i]], TOKEN_DISTANCE_RANGES);
        return bucket(sentenceOf[i] - sentenceOf[previous[i]], SENTENCE_DISTANCE_RANGES);
      },
    ],
    ['chain-size', (i) => bucket(chains[mentions.entities[i]].length, CHAIN_SIZE_RANGES)],
    ['nested', (i) => (nested[i] === 1 ? 'inside another mention' : 'not nested')],
    ['kind', (i) => predicates.kind(mentionAt(i))],
    ['tag', (i) => predicates.tag(mentionAt(i))],
    ['name', (i) => names(predicates.head(mentionAt(i)))],
  ];
  for (const [name, { values, codes }] of mentions.attributes ?? []) {
    list.push([`attribute ${name}`, (i) => (codes[i] < 0 ? undefined : values[codes[i]])]);
  }
  return new Map(list);
}

/** Upper bounds and names of ranges of numbers. */
type Ranges = readonly (readonly [most: number, name: string])[];

const LENGTH_RANGES: Ranges = [
  [1, '1 token'],
  [2, '2 tokens'],
  [3, '3 tokens'],
  [5, '4–5 tokens'],
  [10, '6–10 tokens'],
  [Number.POSITIVE_INFINITY, 'more than 10 tokens'],
];
const CHAIN_SIZE_RANGES: Ranges = [
  [1, '1 mention'],
  [2, '2 mentions'],
  [5, '3–5 mentions'],
  [10, '6–10 mentions'],
  [Number.POSITIVE_INFINITY, 'more than 10 mentions'],
];
const SENTENCE_DISTANCE_RANGES: Ranges = [
  [0, 'same sentence'],
  [1, '1 sentence'],
  [3, '2–3 sentences'],
  [9, '4–9 sentences'],
  [Number.POSITIVE_INFINITY, '10 or more sentences'],
];
const TOKEN_DISTANCE_RANGES: Ranges = [
  [9, 'less than 10 tokens'],
  [49, '10–49 tokens'],
  [199, '50–199 tokens'],
  [Number.POSITIVE_INFINITY, '200 or more tokens'],
];
const QUARTER_NAMES = ['first quarter', 'second quarter', 'third quarter', 'last quarter'] as const;

function bucket(value: number, ranges: Ranges): string {
  let at = 0;
  while (value > ranges[at][0]) at++;
  return ranges[at][1];
}

/** Whether each mention lies within another one. */
function nestedMentions(starts: Int32Array, ends: Int32Array): Uint8Array {
  const nested = new Uint8Array(starts.length);
  const order = Int32Array.from({ length: starts.length }, (_, i) => i).sort(
    (a, b) => starts[a] - starts[b] || ends[b] - ends[a],
  );
  let furthest = 0;
  for (const mention of order) {
    if (ends[mention] <= furthest) nested[mention] = 1;
    furthest = Math.max(furthest, ends[mention]);
  }
  return nested;
}

/** The sentence of each mention; undefined where the document is not divided into sentences. */
function sentenceIndex(sentences: ArrayLike<number>, starts: Int32Array): Int32Array | undefined {
  if (sentences.length < 2) return undefined;
  const order = Int32Array.from({ length: starts.length }, (_, i) => i).sort((a, b) => starts[a] - starts[b]);
  const result = new Int32Array(starts.length);
  let sentence = 0;
  for (const mention of order) {
    while (sentence + 1 < sentences.length && sentences[sentence + 1] <= starts[mention]) sentence++;
    result[mention] = sentence;
  }
  return result;
}

/**
 * The type of the innermost named entity around each token, from a column of brackets such as `(PERSON*`, `*)`, `(GPE)`. Read in one pass when the
 * first token is needed.
 */
export function namedEntityTypes(
  document: Document | undefined,
  column: string,
): (token: number) => string | undefined {
  const cells = document?.columns?.get(column);
  if (document === undefined || cells === undefined) return () => undefined;
  let types: (string | undefined)[] | undefined;
  return (token) => {
    types ??= readTypes(cells, document.length);
    return types[token];
  };
}

function readTypes(cells: { at(token: number): string }, length: number): (string | undefined)[] {
  const types: (string | undefined)[] = [];
  const open: string[] = [];
  for (let token = 0; token < length; token++) {
    const cell = cells.at(token);
    // Most cells have no bracket.
    if (cell.includes('(')) for (const [, label] of cell.matchAll(/\(([^()*]*)/g)) open.push(label);
    types.push(open.at(-1));
    for (let at = cell.indexOf(')'); at >= 0; at = cell.indexOf(')', at + 1)) open.pop();
  }
  return types;
}
