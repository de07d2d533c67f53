import type { Agreement, AgreeOptions, AnnotatorSummary } from '../../agree/index.ts';
import { agreeFields } from '../../report/agree/json.ts';
import { agreeFiles as agreeVerb } from '../../verbs/agree.ts';
import { settingNames } from '../options.ts';
import type { MetricList } from '../result.ts';
import { callVerb } from './call.ts';
import { type Corpora, corporaOf, refuseSameStream } from './corpora.ts';
import { type ReadingOptions, readingNames, readingRequest } from './reading.ts';
import { scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `agreeFiles`: the options of `corefeval agree`. */
export interface AgreeFilesRequest extends ReadingOptions, Omit<AgreeOptions, 'metrics' | 'mentionKey'> {
  /** The annotation of each annotator; or one export of INCEpTION or WebAnno, with the files of all. */
  readonly annotators: Corpora;
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: MetricList | undefined;
}

/** The result of `agreeFiles`: the fields of `corefeval agree --json`. */
export interface AgreeFilesResult extends Omit<Agreement, 'annotators'> {
  readonly version: string;
  readonly annotators: readonly (AnnotatorSummary & { readonly path: string })[];
}

export const agreeNames: readonly string[] = [
  'annotators',
  ...settingNames,
  'filter',
  'distance',
  'unmarked',
  'interval',
  'resamples',
  'seed',
  ...readingNames,
];

/**
 * Measures how far annotators agree, and lists where they do not: the numbers of `corefeval agree`.
 *
 * @example
 * ```ts
 * import { agreeFiles } from 'corefeval/files';
 *
 * const { alpha, disagreements } = await agreeFiles({
 *   annotators: { ann: 'examples/agree/ann.conll', ben: 'examples/agree/ben.conll' },
 * });
 * console.log(alpha.masi.alpha?.toFixed(4), disagreements.length); // 0.4696 22
 * ```
 */
export function agreeFiles(request: AgreeFilesRequest, shell: FilesShell = {}): Promise<AgreeFilesResult> {
  return callVerb(request, agreeNames, async (wording) => {
    const { distance, unmarked, interval, resamples, seed } = request;
    const annotators = corporaOf('annotators', request.annotators);
    refuseSameStream(...annotators);
    const { match: _, average: __, ...scoring } = scoringSpec(request);
    const settings = { ...scoring, distance, unmarked, interval, resamples, seed };
    const { report } = await agreeVerb({ ...readingRequest(request), annotators, settings }, shellOf(shell));
    return agreeFields(report, wording);
  });
}
