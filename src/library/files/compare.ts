import type { CompareOptions, Comparison, DifferenceEstimate, ScoreEstimate } from '../../compare/index.ts';
import type { GroupPattern } from '../../evaluate/group-request.ts';
import type { MacroGroupScore } from '../../evaluate/groups.ts';
import type { Average, SettingsSpec } from '../../evaluate/index.ts';
import type { Score } from '../../metrics/index.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import type { flipFields } from '../../report/compare/flips.ts';
import { compareFields } from '../../report/compare/json.ts';
import type { SystemFlips } from '../../report/compare/report.ts';
import { compareFiles as compareVerb } from '../../verbs/compare.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import { type RunCorpora, refuseSameStream, runsOf } from './corpora.ts';
import { scoringNames, scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';
import { type FailedFiles, failedFiles, type KeyFilesRequest, keyRequest, systemsNames } from './systems.ts';

/** The request of `compareFiles`: the options of `corefeval compare`. */
export interface CompareFilesRequest
  extends KeyFilesRequest,
    Omit<SettingsSpec, 'metrics'>,
    Pick<CompareOptions, 'statistics' | 'interval' | 'resamples' | 'exchanges' | 'seed' | 'baseline'> {
  readonly responses: RunCorpora;
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: MetricList | undefined;
  /** The decisive statistic; the first if absent. */
  readonly metric?: string | undefined;
  /** Whether the result lists what each system repairs and breaks of what the first one, or the baseline, decided. */
  readonly flips?: boolean | undefined;
  /** Patterns of document names (`*` is any text) by data set; scores are averaged over data sets. */
  readonly datasets?: Readonly<Record<string, string>> | undefined;
  /** With `scope` `topic`, how the topics of documents are known: `ecb`, `ecb-subtopic`, `folder`, or the path of a table; by the key if absent. */
  readonly topics?: string | undefined;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs?: number | undefined;
}

/** Sizes of one side. */
export type Sizes = Readonly<
  Record<'documents' | 'tokens' | 'mentions' | 'entities' | 'singletons', number>
> & {
  /** Length of texts whose positions are characters; absent where there are none. */
  readonly characters?: number;
};

/** Scores by metric id, and the CoNLL average. */
interface NamedScores<One> {
  readonly scores: Readonly<Record<string, One>>;
  readonly conll: number | null;
}

/** The result of `compareFiles`: the fields of `corefeval compare --json`, and the responses that were left out. */
export interface CompareFilesResult extends Omit<Comparison, 'signature' | 'systems' | 'documents'> {
  /** The signature of the scores. */
  readonly signature: string;
  /** The signature of the comparison. */
  readonly comparison: string;
  readonly version: string;
  readonly average: Average;
  /** The decisive statistic. */
  readonly metric: string;
  /** What the comparison shows. */
  readonly sentence: string;
  readonly documents: number;
  readonly datasets?: readonly { readonly name: string; readonly documents: number }[];
  readonly key: Sizes & { readonly path: string };
  readonly systems: readonly {
    readonly name: string;
    readonly runs: readonly (Sizes & {
      readonly path: string;
      /** With `datasets`: the scores on each, and the means over them. */
      readonly groups?: readonly (NamedScores<Score> & {
        readonly name: string;
        readonly documents: number;
      })[];
      readonly macro?: NamedScores<MacroGroupScore> & { readonly groups: number };
      readonly warnings: readonly Problem[];
    })[];
  }[];
  /** By system, then by statistic. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, ScoreEstimate>>>>;
  /** By `A - B`, then by statistic. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, DifferenceEstimate>>>>;
  /** Only if asked for: one entry for each other system. */
  readonly flips?: readonly FileFlips[];
  readonly failed: readonly FailedFiles[];
}

/** What system `b` repairs and breaks of what system `a` decided. */
export type FileFlips = Omit<SystemFlips, 'documentDifferences' | 'rows'> & {
  readonly rows: ReturnType<typeof flipFields>['rows'];
};

export const compareNames: readonly string[] = [
  ...systemsNames,
  ...scoringNames,
  'statistics',
  'metric',
  'baseline',
  'flips',
  'datasets',
  'topics',
  'interval',
  'resamples',
  'exchanges',
  'seed',
  'jobs',
];

/**
 * Compares systems by their scores in each document: the numbers of `corefeval compare`. A system with several runs is one name with a list of
 * paths.
 *
 * @example
 * ```ts
 * import { compareFiles } from 'corefeval/files';
 *
 * const { differences } = await compareFiles({
 *   key: 'examples/compare/key.conll',
 *   responses: {
 *     ours: ['examples/compare/ours.conll', 'examples/compare/ours-2.conll'],
 *     theirs: 'examples/compare/theirs.conll',
 *   },
 *   metrics: ['lea'],
 * });
 * const lea = differences['ours - theirs']?.['lea'];
 * console.log(lea?.value?.toFixed(4), lea?.interval?.map((bound) => bound.toFixed(2)).join(' to ')); // 0.2278 0.14 to 0.32
 * ```
 */
export function compareFiles(
  request: CompareFilesRequest,
  shell: FilesShell = {},
): Promise<CompareFilesResult> {
  return callVerb(request, compareNames, async (wording) => {
    const { metric, statistics, baseline, flips, interval, resamples, exchanges, seed, topics } = request;
    const keyed = keyRequest(request);
    const responses = runsOf('responses', request.responses);
    refuseSameStream(keyed.key, ...responses);
    const { report, failed } = await compareVerb(
      {
        ...keyed,
        responses,
        settings: scoringSpec(request),
        topics,
        metric,
        statistics,
        baseline,
        flips,
        datasets: datasetsOf(request.datasets),
        interval,
        resamples,
        exchanges,
        seed,
      },
      shellOf(shell),
    );
    return { ...compareFields(report, wording), failed: failedFiles(failed, wording) };
  });
}

export function datasetsOf(datasets: CompareFilesRequest['datasets']): GroupPattern[] | undefined {
  if (datasets === undefined) return undefined;
  const patterns = Object.entries(datasets).map(([name, pattern]) => ({ name, pattern }));
  if (patterns.every(({ pattern }) => typeof pattern === 'string')) return patterns;
  throw new UsageError('Expected the option `datasets` to be an object of patterns by name.');
}
