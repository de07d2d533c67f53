import type { CompareOptions } from '../../../compare/index.ts';
import type { ComparedDocument, NuggetScores, SpanVerdict } from '../../../nuggets/index.ts';
import type { Problem } from '../../../problems/problem.ts';
import { compareFields } from '../../../report/compare/json.ts';
import { comparisonFields } from '../../../report/nuggets/compare/json.ts';
import { compareNuggetFiles as compareVerb, showBesideGold } from '../../../verbs/nuggets/compare.ts';
import { callVerb } from '../call.ts';
import type { CompareFilesResult } from '../compare.ts';
import { type Corpora, type Corpus, corpusOf, refuseSameStream } from '../corpora.ts';
import { type FilesShell, shellOf } from '../shell.ts';
import { failedFiles } from '../systems.ts';
import { type NuggetMatchOptions, nuggetMatching, nuggetMatchNames, nuggetSystems } from './request.ts';

/** The request of `compareNuggetFiles`: the options of `corefeval nuggets compare` for several systems. */
export interface CompareNuggetFilesRequest
  extends NuggetMatchOptions,
    Pick<CompareOptions, 'statistics' | 'interval' | 'resamples' | 'exchanges' | 'seed' | 'baseline'> {
  readonly systems: Corpora;
  /** The decisive statistic; the first if absent. */
  readonly metric?: string | undefined;
}

const names: readonly string[] = [
  'systems',
  ...nuggetMatchNames,
  'statistics',
  'metric',
  'baseline',
  'interval',
  'resamples',
  'exchanges',
  'seed',
];

/**
 * Compares systems of events by their scores in each document: the numbers of `corefeval nuggets compare` with several systems.
 *
 * @example
 * ```ts
 * import { compareNuggetFiles } from 'corefeval/files';
 *
 * const { differences } = await compareNuggetFiles({
 *   gold: 'examples/nuggets/gold.tbf',
 *   systems: { ours: 'examples/nuggets/gold.tbf', theirs: 'examples/nuggets/system.tbf' },
 *   tokens: 'examples/nuggets/tokens',
 *   statistics: ['span'],
 * });
 * console.log(differences['ours - theirs']?.['span']?.value?.toFixed(4)); // 0.2000
 * ```
 */
export function compareNuggetFiles(
  request: CompareNuggetFilesRequest,
  shell: FilesShell = {},
): Promise<CompareFilesResult> {
  return callVerb(request, names, async (wording) => {
    const { metric, statistics, baseline, interval, resamples, exchanges, seed } = request;
    const matching = nuggetMatching(request);
    const systems = nuggetSystems(matching.gold, request.systems);
    const { report, failed } = await compareVerb(
      { ...matching, systems, metric, statistics, baseline, interval, resamples, exchanges, seed },
      shellOf(shell),
    );
    return { ...compareFields(report, wording), failed: failedFiles(failed, wording) };
  });
}

/** The request of `matchNuggetFiles`: the options of `corefeval nuggets compare` for one system. */
export interface MatchNuggetFilesRequest extends NuggetMatchOptions {
  readonly system: Corpus;
}

/** The result of `matchNuggetFiles`: the fields of `corefeval nuggets compare --json` for one system. */
export interface MatchNuggetFilesResult {
  readonly version: string;
  readonly unit: NuggetScores['unit'];
  /** Names of the attributes that were compared. */
  readonly attributes: readonly string[];
  readonly documents: number;
  readonly extraDocuments?: number;
  /** Numbers of mentions by verdict; `wrong` by attribute. */
  readonly totals: Readonly<Record<SpanVerdict, number>> & {
    readonly wrong: Readonly<Record<string, number>>;
  };
  readonly perDocument: readonly ComparedDocument[];
  readonly warnings: readonly Problem[];
}

/**
 * Shows which mentions of gold a system has, and which of its mentions gold has not: `corefeval nuggets compare` with one system.
 *
 * @example
 * ```ts
 * import { matchNuggetFiles } from 'corefeval/files';
 *
 * const { totals } = await matchNuggetFiles({
 *   gold: 'examples/nuggets/gold.tbf',
 *   system: 'examples/nuggets/system.tbf',
 *   tokens: 'examples/nuggets/tokens',
 * });
 * console.log(totals.right, totals.missing, totals.extra); // 4 1 1
 * ```
 */
export function matchNuggetFiles(
  request: MatchNuggetFilesRequest,
  shell: FilesShell = {},
): Promise<MatchNuggetFilesResult> {
  return callVerb(request, ['system', ...nuggetMatchNames], async (wording) => {
    const matching = nuggetMatching(request);
    const system = corpusOf('system', request.system);
    refuseSameStream(matching.gold, system);
    const { comparison, problems } = await showBesideGold({ ...matching, system }, shellOf(shell));
    const result = { ...comparisonFields(comparison), warnings: problems.map(wording) };
    return result as object as MatchNuggetFilesResult;
  });
}
