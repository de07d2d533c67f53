import { ScorerFailure } from '../lookups/failure.ts';
import { type SparseRow, scipyAssignment } from '../lookups/solver.ts';
import { isZero, type Mention, type NumberedMention, spanOrder } from './entities.ts';
import { sentenceOfWord, wordCode } from './sentence.ts';
import type { Match, ZeroMatch } from './settings.ts';

/** A key mention and a response mention, by their numbers. */
export type AlignedMentions = readonly [key: number, response: number];

/** Weights of the pairs of two lists: one row for each key mention. */
type Weigh = (key: readonly NumberedMention[], response: readonly NumberedMention[]) => SparseRow[];

/**
 * The mentions of a document that the scorer takes for one another: zeros by their dependencies, equal mentions, then those
 * that match by head or partially. Each step sees what the steps before it left.
 */
export function alignMentions(
  key: readonly NumberedMention[],
  response: readonly NumberedMention[],
  match: Match,
  zeros: ZeroMatch,
): AlignedMentions[] {
  const left = { key: [...key].sort(spanOrder), response: [...response].sort(spanOrder) };
  const aligned: AlignedMentions[] = [];
  const take = (pairs: readonly AlignedMentions[]): void => {
    const [keyTaken, responseTaken] = [new Set(pairs.map(([k]) => k)), new Set(pairs.map(([, r]) => r))];
    left.key = left.key.filter(({ number }) => !keyTaken.has(number));
    left.response = left.response.filter(({ number }) => !responseTaken.has(number));
    aligned.push(...pairs);
  };
  if (zeros === 'dependent') {
    take(assigned(left.key.filter(isZero), left.response.filter(isZero), zeroWeights));
  }
  const inResponse = new Set(left.response.map(({ number }) => number));
  take(left.key.filter(({ number }) => inResponse.has(number)).map(({ number }) => [number, number]));
  if (match !== 'exact')
    take(assigned(left.key, left.response, match === 'head' ? headWeights : partialWeights));
  return aligned;
}

function assigned(
  key: readonly NumberedMention[],
  response: readonly NumberedMention[],
  weigh: Weigh,
): AlignedMentions[] {
  if (key.length === 0 || response.length === 0) return [];
  const rows = weigh(key, response);
  if (rows.every(({ size }) => size === 0)) return [];
  return scipyAssignment(rows, response.length).map(([k, r]) => [key[k].number, response[r].number]);
}

/** Same head: the share of the key's words that the response has. */
const headWeights: Weigh = (key, response) => {
  const columns = indexed(response, ({ head }) => head);
  return key.map(({ head, words }) => {
    const wordSet = new Set(words);
    return new Map(
      (columns.get(head) ?? []).map((column) => {
        const common = response[column].words.reduce((sum, word) => sum + (wordSet.has(word) ? 1 : 0), 0);
        return [column, common / words.length];
      }),
    );
  });
};

/** The response lies within the key mention and has its head: the share of the key's words that it has. */
const partialWeights: Weigh = (key, response) => {
  const columns = indexedByWords(response, new Set(key.map(({ head }) => head)));
  return key.map(({ head, words }) => {
    const wordSet = new Set(words);
    return new Map(
      (columns.get(head) ?? [])
        .filter((column) => response[column].words.every((word) => wordSet.has(word)))
        .map((column) => [column, response[column].words.length / words.length]),
    );
  });
};

function indexed(
  mentions: readonly NumberedMention[],
  value: (mention: Mention) => number,
): Map<number, number[]> {
  const columns = new Map<number, number[]>();
  mentions.forEach((mention, column) => {
    append(columns, value(mention), column);
  });
  return columns;
}

/** The mentions that contain a word, for the words that are asked for. */
function indexedByWords(
  mentions: readonly NumberedMention[],
  asked: ReadonlySet<number>,
): Map<number, number[]> {
  const columns = new Map<number, number[]>();
  mentions.forEach(({ words }, column) => {
    for (const word of words) if (asked.has(word)) append(columns, word, column);
  });
  return columns;
}

function append(columns: Map<number, number[]>, at: number, column: number): void {
  const list = columns.get(at);
  if (list === undefined) columns.set(at, [column]);
  else list.push(column);
}

/** Zeros of one sentence: ten times the F₁ of parents with relations, plus the F₁ of parents. */
const zeroWeights: Weigh = (key, response) => {
  const columns = indexed(response, ({ head }) => sentenceOfWord(head));
  const dependencies = response.map(headDependencies);
  return key.map((mention) => {
    const own = headDependencies(mention);
    const row = new Map<number, number>();
    for (const column of columns.get(sentenceOfWord(mention.head)) ?? []) {
      const other = dependencies[column];
      const weight = 10 * overlap(own.relations, other.relations) + overlap(own.parents, other.parents);
      if (weight > 0) row.set(column, weight);
    }
    return row;
  });
};

interface Dependencies {
  readonly relations: ReadonlySet<string>;
  readonly parents: ReadonlySet<number>;
}

function headDependencies({ head, deps = '_' }: Mention): Dependencies {
  const relations = new Set<string>();
  const parents = new Set<number>();
  if (deps !== '_') {
    for (const dependency of deps.split('|')) {
      const colon = dependency.indexOf(':');
      const parent = colon < 0 ? undefined : wordCode(sentenceOfWord(head), dependency.slice(0, colon));
      if (parent === undefined)
        throw new ScorerFailure(`"${dependency}" in DEPS is not a parent with a relation`);
      parents.add(parent);
      relations.add(`${parent}:${dependency.slice(colon + 1)}`);
    }
  }
  return { relations, parents };
}

function overlap<Item>(ours: ReadonlySet<Item>, theirs: ReadonlySet<Item>): number {
  if (ours.size === 0 || theirs.size === 0) {
    throw new ScorerFailure('division by zero: a zero without DEPS faces another zero in its sentence');
  }
  let common = 0;
  for (const item of ours) if (theirs.has(item)) common++;
  const [p, r] = [common / ours.size, common / theirs.size];
  return common === 0 ? 0 : (2 * p * r) / (p + r);
}
