import { readArguments, type ScorerArguments, type ScorerOption } from '../lookups/arguments.ts';
import {
  bcub,
  blancCoreference,
  blancOther,
  type Counts,
  ceafe,
  ceafm,
  lea,
  muc,
} from '../lookups/metrics.ts';
import {
  addCounts,
  blancScores,
  conllScore,
  noCounts,
  percent,
  type Scores,
  scoresAsJson,
  scoresOf,
} from '../lookups/score.ts';
import { pairDocuments } from './documents.ts';
import { mentionOverlap, zeroAnaphors } from './mention-metrics.ts';
import { type PreparedDocument, prepareDocument } from './prepare.ts';
import type { Match, ScorerSettings, ZeroMatch } from './settings.ts';
import { readTreebank } from './treebank.ts';

/**
 * The CorefUD scorer 1.2 (`corefud-scorer.py`), which is the official one of the CRAC shared tasks since 2022, with its
 * order of steps, its lookups and its solver: docs/compat/corefud-scorer.md.
 */

type Count = (document: PreparedDocument) => Counts;

/** Kinds of counts and how they become scores, in the order of the output. */
const METRICS: ReadonlyMap<
  string,
  { counts: readonly Count[]; score: (kinds: readonly Counts[]) => Scores }
> = new Map([
  ['muc', single(muc)],
  ['bcub', single(bcub)],
  ['ceafe', single(ceafe)],
  ['ceafm', single(ceafm)],
  ['blanc', { counts: [blancCoreference, blancOther], score: blancScores }],
  ['lea', single(lea)],
  ['mor', single(mentionOverlap)],
  ['zero', single(zeroAnaphors)],
]);

function single(count: Count) {
  return { counts: [count], score: ([counts]: readonly Counts[]) => scoresOf(counts) };
}

const OPTIONS: readonly ScorerOption[] = [
  {
    names: ['-m', '--metrics'],
    kind: 'list',
    choices: ['all', 'lea', 'muc', 'bcub', 'ceafe', 'ceafm', 'blanc', 'mor', 'zero'],
    help: 'metrics (all); takes all words that follow, so write it last',
  },
  {
    names: ['-s', '--keep-singletons'],
    kind: 'switch',
    help: 'keep entities of one mention (they are dropped)',
  },
  {
    names: ['-a', '--match'],
    kind: 'value',
    choices: ['exact', 'partial', 'head'],
    help: 'which mentions are the same (head)',
  },
  { names: ['-x', '--exact-match'], kind: 'switch', help: 'exact match, whatever --match says' },
  {
    names: ['-z', '--zero-match-method'],
    kind: 'value',
    choices: ['linear', 'dependent'],
    help: 'match zeros by position or by their dependencies (dependent)',
  },
  {
    names: ['--json'],
    kind: 'switch',
    help: 'unrounded fractions as JSON instead of the lines of the original',
  },
];

export interface CorefudScorerWorld {
  readonly read: (path: string) => Uint8Array;
  readonly warn: (text: string) => void;
}

/** The text to print; undefined if help was asked for. Throws `UsageFailure` and `ScorerFailure`. */
export function runCorefudScorer(args: readonly string[], world: CorefudScorerWorld): string | undefined {
  const parsed = readArguments(args, OPTIONS);
  if (parsed === undefined) return undefined;
  const settings = settingsOf(parsed);
  const metrics = metricsOf(parsed);
  const [key, response] = parsed.files.map((path) => readTreebank(world.read(path), path));
  const scores = scoreDocuments(
    pairDocuments(key, response, world.warn).map((pair) => prepareDocument(pair, settings)),
    metrics,
  );
  return parsed.values.has('--json') ? scoresAsJson(scores) : printed(settings, scores);
}

export const corefudScorerOptions = OPTIONS;

function settingsOf({ values }: ScorerArguments): ScorerSettings {
  return {
    match: values.has('-x') ? 'exact' : ((values.get('-a')?.[0] ?? 'head') as Match),
    keepSingletons: values.has('-s'),
    zeros: (values.get('-z')?.[0] ?? 'dependent') as ZeroMatch,
  };
}

/** In the order of the command line, each as often as it was named. */
function metricsOf({ values }: ScorerArguments): readonly string[] {
  const named = values.get('-m') ?? ['all'];
  return named.includes('all') ? [...METRICS.keys()] : named;
}

function scoreDocuments(
  documents: readonly PreparedDocument[],
  metrics: readonly string[],
): (readonly [string, Scores])[] {
  return metrics.map((id) => {
    const metric = METRICS.get(id) as NonNullable<ReturnType<(typeof METRICS)['get']>>;
    const kinds = metric.counts.map((count) =>
      documents.reduce((sum, document) => addCounts(sum, count(document)), noCounts),
    );
    return [id, metric.score(kinds)] as const;
  });
}

function printed(
  { match, keepSingletons, zeros }: ScorerSettings,
  scores: readonly (readonly [string, Scores])[],
): string {
  const conll = conllScore(scores);
  // The original does not count MOR among the metrics of coreference, and then names nothing.
  const evaluated = scores.every(([id]) => id === 'mor')
    ? []
    : [
        'coreferential mentions',
        ...(keepSingletons ? ['singletons'] : []),
        `zeros (using ${zeros} match method)`,
      ];
  const name = match === 'partial' ? 'partial-corefud' : match;
  const lines = [
    `The scorer is evaluating ${evaluated.join(', ')} using ${name} match evaluation setting.`,
    `The following metrics will be evaluated: ${scores.map(([id]) => id).join(', ')}`,
    '',
    ...scores.flatMap(([id, { recall, precision, f1 }]) => [
      id,
      `Recall: ${percent(recall)}  Precision: ${percent(precision)}  F1: ${percent(f1)}`,
    ]),
    ...(conll === undefined ? [] : [`CoNLL score: ${percent(conll)}`]),
  ];
  return `${lines.join('\n')}\n`;
}
