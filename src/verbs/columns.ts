import { type EvaluateOptions, evaluatePairs, type PairSink, readPair } from '../corpus/evaluate-pairs.ts';
import type { Shell } from '../corpus/shell.ts';
import {
  evaluatePair,
  type Settings,
  type SettingsSpec,
  type SignatureExtras,
  settingsOf,
  signature,
  Tally,
} from '../evaluate/index.ts';
import { mergedOrigins } from '../evaluate/origin.ts';
import { type PairOptions, sideOptions } from '../formats/index.ts';
import { distinct, ProblemLog } from '../problems/log.ts';
import type { Problem } from '../problems/problem.ts';
import type { ScoreColumn } from '../report/columns/report.ts';
import { reportedRuns, scoreReport } from '../report/score/report.ts';
import { corpusOfDataset, type DatasetsRequest, datasetsResult, systemNames } from './datasets.ts';
import type { ReadingRequest } from './open.ts';
import { readingFor, signatureExtras } from './reading.ts';
import type { ScoredSystems, ScoreRequest, SystemRun } from './score.ts';
import {
  eachSystem,
  type FailedSystem,
  finishSystem,
  type OpenSystem,
  type SystemsRequest,
} from './systems.ts';

/** The ways of scoring that are columns of one table. */
export interface ColumnChoices {
  readonly match: readonly NonNullable<SettingsSpec['match']>[];
  readonly singletons: readonly NonNullable<SettingsSpec['singletons']>[];
}

/** Corpora that are scored in several ways. Scores by document, groups, intervals and counts are those of one way. */
type InColumns<Request extends DatasetsRequest | ScoreRequest> = ColumnChoices &
  Omit<Request, 'perDocument' | 'by' | 'intervals' | 'isPart' | 'topics'>;

export type ColumnsRequest = InColumns<ScoreRequest>;
export type DatasetColumnsRequest = InColumns<DatasetsRequest>;

export interface ColumnsResult {
  readonly columns: readonly ScoreColumn[];
  readonly failed: readonly FailedSystem[];
  /** For each system its warnings in any column, and the number of problems of a code. */
  readonly systems: readonly {
    readonly name: string;
    readonly warnings: readonly Problem[];
    readonly count: SystemRun['count'];
  }[];
}

/** Scores responses against a key in several ways. The files are read once. */
export async function scoreColumns(request: ColumnsRequest, shell: Shell): Promise<ColumnsResult> {
  const list = columnSettings(request);
  const scored = await scoreInColumns(request, list, shell);
  const columns = scored.map(({ runs, failed }, c) => ({
    report: scoreReport(request.key.path, reportedRuns(runs), list[c], false, failed),
    counts: runs.map(({ count }) => count),
  }));
  return columnsResult(list, columns, scored[0].failed);
}

/** The same for systems on several corpora. */
export async function scoreDatasetColumns(
  request: DatasetColumnsRequest,
  shell: Shell,
): Promise<ColumnsResult> {
  const list = columnSettings(request);
  const names = systemNames(request.datasets);
  const scored: (readonly ScoredSystems[])[] = [];
  for (const dataset of request.datasets)
    scored.push(await scoreInColumns({ ...request, ...corpusOfDataset(dataset, names) }, list, shell));
  const columns = list.map((settings, c) =>
    datasetsResult(
      scored.map((dataset) => dataset[c]),
      request,
      settings,
    ),
  );
  return columnsResult(list, columns, columns[0].failed);
}

/** For each way with singletons treated in a way, the ways of matching. */
const columnSettings = ({
  match,
  singletons,
  settings,
}: ColumnChoices & Pick<ScoreRequest, 'settings'>): Settings[] =>
  singletons.flatMap((policy) =>
    match.map((matcher) => settingsOf({ ...settings, match: matcher, singletons: policy })),
  );

function columnsResult(
  list: readonly Settings[],
  scored: readonly Pick<Awaited<ReturnType<typeof datasetsResult>>, 'report' | 'counts'>[],
  failed: readonly FailedSystem[],
): ColumnsResult {
  const [{ report: first }] = scored;
  return {
    columns: scored.map(({ report }, c) => ({
      match: list[c].matcher.id,
      singletons: list[c].singletons,
      report,
    })),
    failed,
    systems: first.systems.map(({ name }, s) => ({
      name,
      warnings: distinct(scored.flatMap(({ report }) => report.systems[s].warnings)),
      count: (code) => Math.max(...scored.map(({ counts }) => counts[s](code))),
    })),
  };
}

/** The runs of all responses with each of the settings. */
async function scoreInColumns(
  request: SystemsRequest,
  list: readonly Settings[],
  shell: Shell,
): Promise<readonly ScoredSystems[]> {
  const extras = signatureExtras(request);
  const reading = list.reduce<PairOptions | undefined>(
    (columns, settings) => readingFor(columns, settings),
    request.reading,
  );
  const { systems, failed } = await eachSystem({ ...request, reading }, shell, (system) =>
    scoreSystem(
      system,
      list,
      { settings: list[0], reading: reading ?? {}, perDocument: false, jobs: 1 },
      request,
      extras,
      shell,
    ),
  );
  return list.map((_, c) => ({ runs: systems.map((runs) => runs[c]), failed, extras }));
}

/** The runs of one response with each of the settings: every pair of documents is read once. */
async function scoreSystem(
  system: OpenSystem,
  list: readonly Settings[],
  options: EvaluateOptions,
  { strict, allow, lenient }: ReadingRequest,
  extras: SignatureExtras,
  shell: Shell,
): Promise<readonly SystemRun[]> {
  const { key, response, pairs } = system;
  const { name, path } = response;
  const columns = list.map((settings) => {
    const log = new ProblemLog({ strict, allow, lenient, file: path });
    log.merge(system.log.logged());
    return { settings, tally: new Tally(settings, options), log };
  });
  const sides = sideOptions(options.reading);
  const reportToAll = (problem: Problem) => {
    for (const { log } of columns) log.report(problem);
  };
  const sink: PairSink = {
    pairs,
    add: (pair) => {
      const [ours, theirs] = readPair(pair, sides, reportToAll);
      for (const { settings, tally, log } of columns)
        tally.add(evaluatePair(ours, theirs, settings, log.report, pair.id));
    },
    // All work is done in one thread.
    addBatch: () => {},
    finish: () => {},
  };
  await evaluatePairs(sink, options, name, shell);
  const documents = pairs.map(({ id }) => id);
  const origins = { key: mergedOrigins(key.files), response: mergedOrigins(response.files) };
  return columns.map(({ settings, tally, log }) => {
    log.throwIfErrors();
    const result = tally.result();
    return {
      name,
      path,
      documents,
      tally,
      result,
      signature: signature(settings, result.fingerprint, extras),
      origins,
      resolve: system.resolve,
      ...finishSystem({ ...system, log }, result, settings),
    };
  });
}
