import type {
  AnalyzeOptions,
  AnalyzeSettings,
  BaselineId,
  ByErrorType,
  Cost,
  LossSplit,
  SingletonVariant,
  SystemAnalysis,
} from '../../analyze/index.ts';
import type { SingletonPolicy } from '../../evaluate/index.ts';
import type { Score } from '../../metrics/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { analyzeFields } from '../../report/analyze/json.ts';
import { analyzeFiles as analyzeVerb } from '../../verbs/analyze.ts';
import { settingNames } from '../options.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import type { Sizes } from './compare.ts';
import { type Corpus, corpusOf } from './corpora.ts';
import { scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';
import {
  type FailedFiles,
  failedFiles,
  type SystemsFilesRequest,
  systemsNames,
  systemsRequest,
} from './systems.ts';

/** The request of `analyzeFiles`: the options of `corefeval analyze`. */
export interface AnalyzeFilesRequest
  extends SystemsFilesRequest,
    Omit<AnalyzeOptions, 'metrics' | 'mentionKey' | 'labels'> {
  /** A table of labels of mentions, or a second annotation whose attributes are the labels. */
  readonly labels?: Corpus | undefined;
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: MetricList | undefined;
  /** The metric of `costs`: `conll` (the default), or one of the metrics. */
  readonly metric?: string | undefined;
}

/** Scores by metric id, and the CoNLL average. */
export interface NamedScores {
  readonly scores: Readonly<Record<string, Score>>;
  readonly conll: number | null;
}

/** The errors of one response. */
export interface AnalyzedFiles
  extends Sizes,
    NamedScores,
    Pick<SystemAnalysis, 'errors' | 'links' | 'slices' | 'entitySlices' | 'labels' | 'examples'> {
  readonly name: string;
  readonly path: string;
  /** What each type of error costs, by the chosen metric. */
  readonly costs: ByErrorType<Cost>;
  /** The same for each metric. */
  readonly costsByMetric: Readonly<Record<string, ByErrorType<Cost>>>;
  /** By metric: how the loss is split between mention detection and clustering. */
  readonly loss: Readonly<Record<string, LossSplit>>;
  /** Scores with and without singletons; empty where neither side has any. */
  readonly singletonScores: readonly (NamedScores & { readonly variant: SingletonVariant })[];
  readonly warnings: readonly Problem[];
}

/** The result of `analyzeFiles`: the fields of `corefeval analyze --json`, and the responses that were left out. */
export interface AnalyzeFilesResult {
  readonly signature: string;
  readonly version: string;
  /** The metric of `costs`. */
  readonly metric: string;
  readonly settings: Omit<AnalyzeSettings, 'scoring' | 'examples' | 'labels'> & {
    readonly singletons: SingletonPolicy;
  };
  readonly key: Sizes & { readonly path: string };
  /** Scores of trivial responses with the mentions of the key. */
  readonly baselines: readonly (NamedScores & { readonly baseline: BaselineId })[];
  readonly systems: readonly [AnalyzedFiles, ...AnalyzedFiles[]];
  readonly failed: readonly FailedFiles[];
}

export const analyzeNames: readonly string[] = [
  ...systemsNames,
  ...settingNames,
  'match',
  'zeros',
  'filter',
  'unaligned',
  'metric',
  'style',
  'trees',
  'pronouns',
  'antecedents',
  'examples',
  'labels',
];

/**
 * Finds the errors of responses, and what each kind of error costs: the numbers of `corefeval analyze`.
 *
 * @example
 * ```ts
 * import { analyzeFiles } from 'corefeval/files';
 *
 * const { systems } = await analyzeFiles({ key: 'examples/key.conll', responses: ['examples/response.conll'] });
 * const { errors, costs } = systems[0];
 * console.log(errors['divided-entity'], costs['divided-entity'].share?.toFixed(4)); // 4 0.2110
 * ```
 */
export function analyzeFiles(
  request: AnalyzeFilesRequest,
  shell: FilesShell = {},
): Promise<AnalyzeFilesResult> {
  return callVerb(request, analyzeNames, async (wording) => {
    const { metric, style, trees, pronouns, antecedents, examples } = request;
    const settings = { ...scoringSpec(request), style, trees, pronouns, antecedents, examples };
    const { report, failed } = await analyzeVerb(
      {
        ...systemsRequest(request),
        settings,
        metric,
        labels: request.labels === undefined ? undefined : corpusOf('labels', request.labels),
      },
      shellOf(shell),
    );
    const fields = analyzeFields(report, wording);
    return { ...fields, failed: failedFiles(failed, wording) } as object as AnalyzeFilesResult;
  });
}
