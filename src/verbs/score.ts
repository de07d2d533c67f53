import { type EvaluateOptions, evaluatePairs, type OnPair } from '../corpus/evaluate-pairs.ts';
import type { Shell } from '../corpus/shell.ts';
import type { Topics } from '../corpus/topics.ts';
import { type GroupRequest, groupRequestTexts } from '../evaluate/group-request.ts';
import {
  type CorpusResult,
  type Origin,
  type Settings,
  type SettingsSpec,
  type SignatureExtras,
  settingsOf,
  signature,
  Tally,
} from '../evaluate/index.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { ProblemLog } from '../problems/log.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import { type Comparable, reportedRuns, type ScoreReport, scoreReport } from '../report/score/report.ts';
import { BY, groupsOf, type ScoredGroups, scoredGroups } from './groups.ts';
import type { CorpusPath, ReadingRequest, ResolvePlaces } from './open.ts';
import type { PairedRequest } from './paired.ts';
import type { Place } from './places.ts';
import { readingFor, signatureExtras } from './reading.ts';
import { checkScope, refuseOneUnit, type ScopeRequest, scopedSystem } from './scope.ts';
import type { IntervalRequest } from './score-intervals.ts';
import {
  eachSystem,
  type FailedSystem,
  finishSystem,
  type OpenSystem,
  type SystemProblems,
  type SystemsRequest,
} from './systems.ts';

export interface ScoreRequest extends SystemsRequest, ScopeRequest {
  readonly settings?: SettingsSpec | undefined;
  /** Whether the report has the scores of each document. */
  readonly perDocument?: boolean | undefined;
  /** Intervals of the scores; none if absent. */
  readonly intervals?: IntervalRequest | undefined;
  /** Tests of all pairs of responses; none if absent. */
  readonly paired?: PairedRequest | undefined;
  /** Groups of documents with scores of their own; none if absent. */
  readonly by?: GroupRequest | undefined;
  /** Whether this may be a part of a corpus, whose counts are saved, and merged with others. */
  readonly isPart?: boolean | undefined;
}

/** The result of one response. */
export interface SystemRun extends CorpusPath, SystemProblems {
  /** Names of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: Tally;
  readonly result: CorpusResult;
  /** The scores of groups of documents, and the means over groups; absent if none were asked for. */
  readonly groups?: ScoredGroups | undefined;
  /** Everything that the scores depend on. */
  readonly signature: string;
  /** How the topics of documents are known, where entities are scored across documents. */
  readonly topics?: Topics | undefined;
  /** The ids of the units, where they are not documents. */
  readonly units?: readonly string[] | undefined;
  /** Where the documents of the response begin; absent unless the counts of each document are kept. */
  readonly places?: ResponsePlaces | undefined;
  /** The formats of both sides, and how they are known. */
  readonly origins: { readonly key: readonly Origin[]; readonly response: readonly Origin[] };
  /** Gives places in the key and in the response their lines in the files. */
  readonly resolve: ResolvePlaces;
}

/** The places of documents of a response, by their names. A document that the response lacks has none. */
export interface ResponsePlaces {
  /** Documents of the key that the response lacks. */
  readonly missing: readonly string[];
  of(documents: readonly string[]): Place[];
}

export interface ScoredSystems {
  readonly runs: readonly SystemRun[];
  readonly failed: readonly FailedSystem[];
  /** What the signature states besides the settings. */
  readonly extras: SignatureExtras;
}

export interface ScoreResult extends ScoredSystems {
  readonly report: ScoreReport;
}

/** Called when a response is begun; the result, if there is one, receives its aligned pairs, in the order of the key. */
export type KeepPairs = (response: CorpusPath) => OnPair | undefined;

/** Scores responses against a key. Responses with errors are left out, and named in the result. Each gets the warnings in `notes`. */
export async function scoreFiles(
  request: ScoreRequest,
  shell: Shell,
  keepPairs?: KeepPairs,
  notes?: readonly Problem[],
): Promise<ScoreResult> {
  const { key, responses, perDocument = false, intervals, isPart = false } = request;
  const settings = settingsOf(request.settings);
  refuseGroups(request, settings);
  const { paired } = request;
  if (paired !== undefined && responses.length < 2)
    throw new UsageError('--paired tests pairs of responses, but there is only one.');
  const isResampled = intervals !== undefined || paired !== undefined;
  if (isResampled) refuseOneUnit(settings);
  // Intervals, the comparison of several responses, and that of saved counts need the counts of each document.
  const isCounted = perDocument || isPart || responses.length > 1 || intervals !== undefined;
  const scored = await scoreSystems(request, settings, isCounted, shell, keepPairs, notes);
  const { runs, failed } = scored;
  if (isResampled) refuseOneUnit(settings, runs[0].units);
  const compared =
    runs.length > 1 || intervals !== undefined ? await compareRuns(runs, settings, request, intervals) : [];
  const report = scoreReport(key.path, reportedRuns(runs, compared), settings, perDocument, failed);
  if (paired === undefined) return { report, ...scored };
  const { pairedStandings } = await import('./paired.ts');
  return { report: { ...report, standings: pairedStandings(runs, settings, paired, request) }, ...scored };
}

/** Groups are groups of documents, and have no counts of their own in a counts file. */
function refuseGroups({ by, isPart }: ScoreRequest, { scope }: Settings): void {
  if (by === undefined) return;
  if (scope !== 'document')
    throw new UsageError(
      `--by forms groups of documents, but entities are scored across a ${scope}.`,
      'Leave out --by or --scope.',
    );
  if (isPart)
    throw new UsageError(
      '--by and --counts cannot be combined.',
      'Score each group by itself, with --document.',
    );
}

/** The runs of all responses, without comparing them. `perDocument`: whether the counts of each document are kept. */
export async function scoreSystems(
  request: ScoreRequest,
  settings: Settings,
  perDocument: boolean,
  shell: Shell,
  keepPairs?: KeepPairs,
  notes: readonly Problem[] = [],
): Promise<ScoredSystems> {
  checkScope(settings, request);
  const extras = { ...signatureExtras(request), by: request.by && groupRequestTexts(request.by) };
  const { jobs, by } = request;
  const reading = readingFor(request.reading, settings);
  const isAcross = settings.scope !== 'document';
  const { systems, failed } = await eachSystem({ ...request, reading, isAcross }, shell, (system) => {
    const onPair = keepPairs?.(system.response);
    const options = { settings, reading, perDocument: perDocument || by !== undefined, jobs, onPair };
    return scoreSystem(system, options, extras, { ...request, notes }, shell);
  });
  const topics = systems[0].topics?.id;
  return { runs: systems, failed, extras: topics === undefined ? extras : { ...extras, topics } };
}

async function scoreSystem(
  system: OpenSystem,
  options: EvaluateOptions,
  extras: SignatureExtras,
  {
    by,
    isPart,
    topics: how,
    notes,
  }: Pick<ScoreRequest, 'by' | 'isPart' | 'topics'> & { readonly notes: readonly Problem[] },
  shell: Shell,
): Promise<SystemRun> {
  const { key, response, pairs, log } = system;
  const { name, path } = response;
  const { settings } = options;
  const documents: string[] = [];
  for (const { id } of pairs) documents.push(id);
  const tally = new Tally(settings, options);
  const scoped = await scopedSystem(system, options, { tally, log }, { topics: how }, shell);
  const { sink, topics, units } = scoped;
  await evaluatePairs(sink, options, name, shell);
  log.throwIfErrors();
  const result = tally.result();
  const groups = by && scoredGroups(tally, groupsOf(by, pairs, key), settings, BY);
  for (const warning of groups?.warnings ?? []) log.report(warning);
  return {
    name,
    path,
    documents,
    tally,
    result,
    topics,
    units,
    groups,
    signature: signature(settings, result.fingerprint, { ...extras, topics: topics?.id }),
    resolve: system.resolve,
    ...(options.perDocument ? { places: responsePlaces(system) } : {}),
    origins: { key: mergedOrigins(key.files), response: mergedOrigins(response.files) },
    ...finishSystem(system, result, settings, isPart, [...scoped.warnings(result), ...notes]),
  };
}

function responsePlaces({ pairs, resolve }: OpenSystem): ResponsePlaces {
  return {
    missing: pairs.filter(({ response }) => response === undefined).map(({ id }) => id),
    of(documents) {
      const wanted = new Set(documents);
      const byId = new Map(
        pairs.filter(({ id }) => wanted.has(id)).map(({ id, response }) => [id, response] as const),
      );
      return resolve(documents.map((id): Place => ({ file: byId.get(id)?.file, line: byId.get(id)?.line })));
    },
  };
}

/**
 * The warnings and intervals of each run, from its counts by document: a warning if it is close to the best of several, and
 * intervals if they are asked for.
 */
export async function compareRuns(
  runs: readonly SystemRun[],
  settings: Settings,
  { strict, allow, lenient }: ReadingRequest,
  intervals?: IntervalRequest,
): Promise<Comparable[]> {
  // Loaded only when needed: most runs have one response.
  const { closenessOf, intervalsOf } = await import('./score-intervals.ts');
  const closeness = runs.length > 1 ? closenessOf(runs, settings) : [];
  const ranges = intervals === undefined ? [] : intervalsOf(runs, settings, intervals);
  return runs.map(({ path }, i) => {
    // With --strict, warnings are errors.
    const log = new ProblemLog({ strict, allow, lenient, file: path });
    for (const warning of ranges[i]?.warnings ?? []) log.report(warning);
    if (closeness[i] !== undefined) log.report(closeness[i]);
    log.throwIfErrors();
    return { intervals: ranges[i], warnings: log.problems };
  });
}
