import type { Interval, Standing } from '../../compare/index.ts';
import { type GroupRequest, groupRequest } from '../../evaluate/group-request.ts';
import type { MacroGroupScore } from '../../evaluate/groups.ts';
import type { Average, Origin, Scope, SettingsSpec } from '../../evaluate/index.ts';
import type { StandardMetricIds } from '../../metrics/index.ts';
import type { LevelId } from '../../metrics/levels.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import { documentFields, runFields, systemFields } from '../../report/score/json.ts';
import type { ScoreReport, SystemReport } from '../../report/score/report.ts';
import { countsText } from '../../verbs/counts/counts-file.ts';
import type { PairedRequest } from '../../verbs/paired.ts';
import { type ScoreRequest, scoreFiles as scoreVerb } from '../../verbs/score.ts';
import type { IntervalRequest } from '../../verbs/score-intervals.ts';
import { refuseUnknownOptions } from '../options.ts';
import type { MetricList, MetricScores } from '../result.ts';
import { callVerb, type Wording } from './call.ts';
import { scoringNames, scoringSpec } from './settings.ts';
import { type FilesShell, shellOf } from './shell.ts';
import {
  type FailedFiles,
  failedFiles,
  type SystemsFilesRequest,
  systemsNames,
  systemsRequest,
} from './systems.ts';

/** The options of intervals, as on the command line. All have defaults. */
export type IntervalSettings = IntervalRequest;

/** The options of the tests of all pairs. All have defaults. */
export type PairedSettings = PairedRequest;

/** The request of `scoreFiles`: the options of `corefeval score`. */
export interface ScoreFilesRequest<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'>
  extends SystemsFilesRequest,
    Omit<SettingsSpec, 'metrics' | 'average'> {
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: Ids | undefined;
  /** `micro` (the default) adds up counts over documents, `macro` is the mean of the scores of documents. */
  readonly average?: By | undefined;
  /** With `scope` `topic` or `corpus`, how the topics of documents are known: `ecb`, `ecb-subtopic`, `folder`, or the path of a table; by the key if absent. */
  readonly topics?: string | undefined;
  /** Groups of documents with scores of their own: by name, the pattern or patterns of their documents (`*` is any text); or by `folder` or `genre`. */
  readonly by?: 'folder' | 'genre' | Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Whether the result has the scores of each document. */
  readonly perDocument?: boolean | undefined;
  /** 95 % intervals of the scores, by bootstrap over documents. */
  readonly intervals?: boolean | IntervalSettings | undefined;
  /** Tests of all pairs of responses: the result has `standings`. */
  readonly paired?: boolean | PairedSettings | undefined;
  /** Whether the result has the counts of the only response, for `mergeFiles`. */
  readonly counts?: boolean | undefined;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs?: number | undefined;
}

/** The files of one side, and their sizes. */
export interface CorpusFacts {
  readonly path: string;
  /** The id of the format, or ids joined by `+`; absent after `mergeFiles`. */
  readonly format?: string;
  /** How the files were read. */
  readonly formats?: readonly Origin[];
  readonly documents: number;
  readonly tokens: number;
  /** Length of texts whose positions are characters; absent where there are none. */
  readonly characters?: number;
  readonly mentions: number;
  readonly entities: number;
  /** Entities of one mention. */
  readonly singletons: number;
  /** With `filter`: mentions that were left out. */
  readonly filtered?: number;
  /** With `window`: entities of one mention that the cut made. */
  readonly windowSingletons?: number;
  /** With `scope` `topic` or `corpus`: entities in several documents, and in several topics where topics are known. */
  readonly acrossDocuments?: number;
  readonly acrossTopics?: number;
  /** The number of topics of the key, and how they are known. */
  readonly topics?: number;
  readonly topicsFrom?: string;
  /** Numbers of words and mentions, if the response changed the text. */
  readonly edits?: Readonly<Record<'altered' | 'dropped' | 'invented' | 'unaligned', number>>;
}

/** The scores of a corpus or of a document. */
export interface ScoredSet<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'> {
  /** By metric id. */
  readonly scores: MetricScores<Ids, By>;
  /** The mean F₁ of MUC, B³ and CEAFe; `null` if one of them is undefined or was not requested. */
  readonly conll: number | null;
}

/** The scores of a response. */
export interface ScoredSystem<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'>
  extends CorpusFacts,
    ScoredSet<Ids, By> {
  readonly name: string;
  /** With `scope` `topic` or `corpus`: the parts of the scores by level, for metrics that have parts. */
  readonly parts?: Readonly<Partial<Record<LevelId, Partial<MetricScores<Ids, By>>>>>;
  /** The same corpus in narrower units. */
  readonly atDocumentScope?: ScoredSet<Ids, By>;
  readonly atTopicScope?: ScoredSet<Ids, By>;
  /** With `by`: the scores of groups of documents, and the means over groups. */
  readonly groups?: readonly (ScoredSet<Ids, By> & { readonly name: string; readonly documents: number })[];
  readonly macro?: {
    readonly scores: Readonly<Record<Ids[number], MacroGroupScore>>;
    readonly conll: number | null;
    /** Groups whose CoNLL average is defined. */
    readonly groups: number;
  };
  /** With `window`: the scores of whole documents. */
  readonly full?: ScoredSet<Ids, By>;
  /** Present if it was requested. */
  readonly intervals?: {
    readonly signature: string;
    readonly conll?: Interval | null;
    readonly scores: Readonly<
      Partial<
        Record<
          Ids[number],
          Readonly<Partial<Record<'recall' | 'precision' | 'f1' | 'index', Interval | null>>>
        >
      >
    >;
  };
  /** In the order of the key; present if it was requested. */
  readonly perDocument?: readonly (ScoredSet<Ids> & { readonly id: string })[];
  readonly warnings: readonly Problem[];
}

/** The result of `scoreFiles`: the fields of `corefeval score --json`, and the responses that were left out. */
export interface ScoreFilesResult<Ids extends MetricList = StandardMetricIds, By extends Average = 'micro'> {
  /** Everything that the numbers depend on. */
  readonly signature: string;
  readonly version: string;
  readonly average: By;
  /** The unit in which entities live; absent at document scope. */
  readonly scope?: Exclude<Scope, 'document'>;
  /** The conditions on mentions, if there are some. */
  readonly filter?: readonly string[];
  /** Tokens in a window, if entities are cut. */
  readonly window?: number;
  readonly key: CorpusFacts;
  /** At least one: if all responses have errors, these are thrown. */
  readonly systems: readonly [ScoredSystem<Ids, By>, ...ScoredSystem<Ids, By>[]];
  /** With `paired`: everything that the p-values depend on, and the systems by the CoNLL average or else the first metric. */
  readonly comparison?: string;
  readonly standings?: Readonly<Record<string, readonly Standing[]>>;
  readonly failed: readonly FailedFiles[];
  /** The content of a counts file; present if it was requested. */
  readonly counts?: string;
}

/** The options of `scoreFiles` and of `reportFiles`, whose pages always have the scores of each document. */
const bothNames: readonly string[] = [...systemsNames, ...scoringNames, 'topics', 'intervals', 'by', 'jobs'];
export const scoreNames: readonly string[] = [...bothNames, 'perDocument', 'paired', 'counts'];
export const reportNames: readonly string[] = [...bothNames, 'maxPage'];

/**
 * Scores the files of responses against those of a key: the numbers of `corefeval score`. A response with errors is left out and is in `failed`; if none is left, the errors
 * are thrown as an `InputError`.
 *
 * @example
 * ```ts
 * import { scoreFiles } from 'corefeval/files';
 *
 * const { systems, signature } = await scoreFiles({
 *   key: 'examples/compare/key.conll',
 *   responses: { ours: 'examples/compare/ours.conll', theirs: 'examples/compare/theirs.conll' },
 *   metrics: ['muc', 'lea'],
 * });
 * for (const { name, scores } of systems) console.log(name, scores.muc.f1?.toFixed(4), scores.lea.f1?.toFixed(4));
 * // ours 0.9000 0.8461
 * // theirs 0.7394 0.6154
 * console.log(signature.slice(0, 15)); // metrics:muc+lea
 * ```
 */
export function scoreFiles<
  const Ids extends MetricList = StandardMetricIds,
  const By extends Average = 'micro',
>(request: ScoreFilesRequest<Ids, By>, shell: FilesShell = {}): Promise<ScoreFilesResult<Ids, By>> {
  return callVerb(request, scoreNames, async (wording) => {
    const scoring = scoreRequest(request);
    const { counts = false } = request;
    if (counts && scoring.responses.length > 1)
      throw new UsageError('The option `counts` takes one response; score each response by itself.');
    const result = await scoreVerb({ ...scoring, isPart: counts }, shellOf(shell));
    return {
      ...scoreResultOf<Ids, By>(result.report, wording),
      failed: failedFiles(result.failed, wording),
      ...(counts ? { counts: countsText(result, scoring) } : {}),
    };
  });
}

/** What a request of a program asks for. */
export function scoreRequest(request: ScoreFilesRequest<MetricList, Average>): ScoreRequest {
  const { perDocument, intervals, by, topics } = request;
  return {
    ...systemsRequest(request),
    settings: scoringSpec(request),
    topics,
    perDocument,
    by: groupsRequest(by),
    intervals: intervalRequest(intervals),
    paired: pairedRequest(request.paired),
  };
}

function groupsRequest(by: ScoreFilesRequest['by']): GroupRequest | undefined {
  if (by === undefined || by === 'folder' || by === 'genre') return by;
  if (typeof by === 'string') return groupRequest([by]);
  return Object.entries(by).flatMap(([name, patterns]) =>
    [patterns].flat().map((pattern) => ({ name, pattern })),
  );
}

function intervalRequest(intervals: ScoreFilesRequest['intervals']): IntervalRequest | undefined {
  if (typeof intervals === 'boolean' || intervals === undefined) return intervals ? {} : undefined;
  refuseUnknownOptions(intervals, ['interval', 'resamples', 'seed']);
  return intervals;
}

function pairedRequest(paired: ScoreFilesRequest['paired']): PairedSettings | undefined {
  if (typeof paired === 'boolean' || paired === undefined) return paired ? {} : undefined;
  refuseUnknownOptions(paired, ['exchanges', 'seed']);
  return paired;
}

/** The fields of scores, typed by the metrics that were asked for. */
export function scoreResultOf<Ids extends MetricList, By extends Average>(
  report: ScoreReport,
  wording: Wording,
): Omit<ScoreFilesResult<Ids, By>, 'failed' | 'counts'> {
  const systems = report.systems.map((system) => scoredSystem(system, wording));
  return { ...runFields(report), systems } as object as Omit<ScoreFilesResult<Ids, By>, 'failed' | 'counts'>;
}

const scoredSystem = (system: SystemReport, wording: Wording) => ({
  ...systemFields(system),
  ...(system.documents.length === 0 ? {} : { perDocument: Array.from(system.documents, documentFields) }),
  warnings: system.warnings.map(wording),
});
