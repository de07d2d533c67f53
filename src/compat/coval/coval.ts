import { UsageFailure } from '../lookups/arguments.ts';
import { ScorerFailure } from '../lookups/failure.ts';
import { bcub, type Counts, ceafe, type DocumentMetric, lea, muc } from '../lookups/metrics.ts';
import {
  addCounts,
  conllScore,
  noCounts,
  percent,
  type Scores,
  scoresAsJson,
  scoresOf,
} from '../lookups/score.ts';
import type { ScoredDocument } from '../lookups/scored-document.ts';
import { hasParse, readDocuments } from './documents.ts';
import { type CovalSettings, type PreparedDocument, prepareDocument } from './prepare.ts';

/** CoVal's `scorer.py` (Moosavi & Strube 2016; Moosavi et al. 2019), with its words and lines: docs/compat/coval.md. */

const METRICS: ReadonlyMap<string, DocumentMetric> = new Map([
  ['mentions', mentions],
  ['muc', muc],
  ['bcub', withoutEmptyEntities(bcub)],
  ['ceafe', ceafe],
  ['lea', withoutEmptyEntities(lea)],
]);

/** Distinct mentions that the other side has. */
function mentions({ key, response, keyEntity, responseEntity }: ScoredDocument): Counts {
  const count = (entities: readonly Int32Array[], other: Int32Array): readonly [number, number] => {
    const distinct = new Set(entities.flatMap((members) => [...members]));
    return [[...distinct].filter((mention) => other[mention] >= 0).length, distinct.size];
  };
  return { recall: count(key, responseEntity), precision: count(response, keyEntity) };
}

/** A bracket that is closed but was never opened makes an entity without mentions, at which the original divides by 0. */
function withoutEmptyEntities(count: DocumentMetric): DocumentMetric {
  return (document) => {
    if ([...document.key, ...document.response].some(({ length }) => length === 0)) {
      throw new ScorerFailure('division by zero: an entity without mentions');
    }
    return count(document);
  };
}

const WORDS = {
  minimumSpans: ['min_span', 'min_spans', 'min'],
  nounPhrasesOnly: ['NP_only'],
  removeNested: ['remove_nested'],
  removeSingletons: ['remove_singletons'],
};

const OTHER_WORDS = ['all', '--json'];

export interface CovalWorld {
  readonly read: (path: string) => Uint8Array;
  readonly warn: (text: string) => void;
}

export const covalUsage = `usage: corefeval coval KEY RESPONSE [${[...METRICS.keys()].join(' | ')} | all] [NP_only] [remove_nested] [remove_singletons] [min_span] [--json]

Drop-in for CoVal's scorer.py: same words, same printed lines; --json prints unrounded fractions.
`;

/** The text to print. Throws `UsageFailure` and `ScorerFailure`. */
export function runCoval(args: readonly string[], world: CovalWorld): string | undefined {
  if (args.includes('-h') || args.includes('--help')) return undefined;
  const [keyPath, responsePath, ...words] = args;
  if (keyPath === undefined || responsePath === undefined)
    throw new UsageFailure('a key and a response are needed');
  const known = [...Object.values(WORDS).flat(), ...METRICS.keys(), ...OTHER_WORDS];
  for (const word of words) {
    if (!known.includes(word)) world.warn(`"${word}" is not a word of CoVal; it is ignored, as there.`);
  }
  const has = (names: readonly string[]): boolean => names.some((name) => words.includes(name));
  const settings: CovalSettings = {
    minimumSpans: has(WORDS.minimumSpans),
    nounPhrasesOnly: has(WORDS.nounPhrasesOnly),
    removeNested: has(WORDS.removeNested),
    keepSingletons: !has(WORDS.removeSingletons),
  };
  const [key, response] = [keyPath, responsePath].map((path) => decoded(world.read(path), path));
  if (settings.minimumSpans && !hasParse(key)) {
    throw new ScorerFailure(
      `${keyPath} has no parse: CoVal would start the Stanford parser, which this program has not`,
    );
  }
  const documents = prepareDocuments(readDocuments(key), readDocuments(response), settings);
  const named = [...METRICS.keys()].filter((id) => words.includes(id));
  const scores = (named.length === 0 || words.includes('all') ? [...METRICS.keys()] : named).map(
    (id) => [id, metricScores(documents, METRICS.get(id) as DocumentMetric)] as const,
  );
  return words.includes('--json') ? scoresAsJson(scores) : printed(documents, settings, scores);
}

function decoded(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ScorerFailure(`${path} is not UTF-8`);
  }
}

type Documents = ReturnType<typeof readDocuments>;

function prepareDocuments(key: Documents, response: Documents, settings: CovalSettings): PreparedDocument[] {
  return Array.from(key, ([name, sentences]) => {
    const found = response.get(name);
    if (found === undefined) throw new ScorerFailure(`The response has no document ${name.trim()}`);
    return prepareDocument(name, sentences, found, settings);
  });
}

const metricScores = (documents: readonly PreparedDocument[], count: DocumentMetric): Scores =>
  scoresOf(documents.reduce((sum, { document }) => addCounts(sum, count(document)), noCounts));

function printed(
  documents: readonly PreparedDocument[],
  { removeNested, keepSingletons }: CovalSettings,
  scores: readonly (readonly [string, Scores])[],
): string {
  const lines = documents.flatMap((document) => document.printed);
  const sum = (side: 0 | 1, field: 'nested' | 'leftSingle' | 'singletons'): number =>
    documents.reduce((total, { removed }) => total + removed[side][field], 0);
  if (removeNested) {
    lines.push(
      `Number of removed nested coreferring mentions in the key annotation: ${sum(0, 'nested')}; and system annotation: ${sum(1, 'nested')}`,
      `Number of resulting singleton clusters in the key annotation: ${sum(0, 'leftSingle')}; and system annotation: ${sum(1, 'leftSingle')}`,
    );
  }
  if (!keepSingletons) {
    lines.push(
      `${sum(0, 'singletons')} and ${sum(1, 'singletons')} singletons are removed from the key and system files, respectively`,
    );
  }
  for (const [id, { recall, precision, f1 }] of scores) {
    lines.push(
      `${id.padEnd(10)} Recall: ${percent(recall)}  Precision: ${percent(precision)}  F1: ${percent(f1)}`,
    );
  }
  const conll = conllScore(scores);
  if (conll !== undefined) lines.push(`CoNLL score: ${percent(conll)}`);
  return `${lines.join('\n')}\n`;
}
