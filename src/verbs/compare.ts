import { type CompareOptions, type Comparison, compareCounts } from '../compare/index.ts';
import type { Shell } from '../corpus/shell.ts';
import type { GroupPattern } from '../evaluate/group-request.ts';
import type { DocumentGroup } from '../evaluate/groups.ts';
import { type Settings, type SettingsSpec, settingsOf, signature } from '../evaluate/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, UsageError } from '../problems/problem.ts';
import type { CompareReport, DatasetScores, SystemFlips } from '../report/compare/report.ts';
import { FlipCollector, firstRunWarnings, refuseFlips } from './flips.ts';
import { DATASETS, groupsByPattern, type ScoredGroups, scoredGroups } from './groups.ts';
import type { CorpusPath } from './open.ts';
import { refuseOneUnit, type ScopeRequest } from './scope.ts';
import { type SystemRun, scoreSystems } from './score.ts';
import { countsOf, keptDocumentIds } from './score-intervals.ts';
import { type FailedSystem, failureReason, type SystemsRequest } from './systems.ts';

/** A response to be compared: a system, or one of the runs of a system. */
export interface RunPath extends CorpusPath {
  readonly system: string;
}

/** The runs of a system, by their paths; a single one has the name of the system. */
export const runPaths = (system: string, paths: readonly string[]): RunPath[] =>
  paths.map((path, i) => ({ system, name: paths.length === 1 ? system : `${system}#${i + 1}`, path }));

export interface CompareRequest
  extends SystemsRequest,
    ScopeRequest,
    Pick<CompareOptions, 'interval' | 'resamples' | 'exchanges' | 'seed' | 'baseline' | 'statistics'> {
  readonly responses: readonly RunPath[];
  readonly settings?: SettingsSpec | undefined;
  /** The decisive statistic; the first if absent. */
  readonly metric?: string | undefined;
  /** Whether the report lists what each system repairs and breaks of what the baseline, or else the first system, decided. */
  readonly flips?: boolean | undefined;
  /** Data sets over which scores are averaged; none if absent. */
  readonly datasets?: readonly GroupPattern[] | undefined;
}

export interface CompareResult {
  readonly report: CompareReport;
  readonly settings: Settings;
  readonly runs: readonly SystemRun[];
  /** Runs that cannot be scored. A system with such a run is left out. */
  readonly failed: readonly FailedSystem[];
}

/** Compares systems by their scores in each document. */
export async function compareFiles(request: CompareRequest, shell: Shell): Promise<CompareResult> {
  const { key, responses, datasets: patterns = [], metric } = request;
  const settings = settingsOf(request.settings);
  refuseOneUnit(settings);
  if (request.flips) refuseFlips(settings);
  const collector = request.flips
    ? new FlipCollector((name) => firstRuns(responses).some((run) => run.name === name))
    : undefined;
  const scored = await scoreSystems(request, settings, true, shell, collector?.keepPairs);
  const { failed, extras } = scored;
  const whole = wholeSystems(responses, failed);
  const runs = scored.runs.filter(({ name }) => whole.some((run) => run.name === name));
  refuseOneUnit(settings, runs[0].units);
  const datasets =
    patterns.length === 0 ? undefined : groupsByPattern(keptDocumentIds(runs[0]), patterns, DATASETS);
  const groups = runs.map(({ tally }) => datasets && scoredGroups(tally, datasets, settings, DATASETS));
  refuseUndefined(groups, request);
  const comparison = comparisonOf(runs, whole, settings, datasets, request);
  const decisive = metric ?? comparison.statistics[0];
  const [{ result: first }] = runs;
  const report: CompareReport = {
    comparison,
    signature: signature(settings, first.fingerprint, extras),
    key: { path: key.path, facts: first.key },
    runs: whole.map(({ system, path }, r) => ({
      system,
      path,
      facts: runs[r].result.response,
      onDatasets: onDatasets(runs[r], groups[r], settings),
      warnings: [...runs[r].problems, ...runs[r].warnings, ...(groups[r]?.warnings ?? [])],
    })),
    metric: decisive,
    labelOf: labelsOf(settings),
    average: settings.average,
    filter: settings.filter?.texts,
    window: settings.window,
    ...(collector === undefined
      ? {}
      : { flips: flipsOfRuns(collector, runs, whole, settings, { ...request, metric: decisive }) }),
    datasets: datasets?.map(({ name, documents }) => ({ name, documents: documents.length })) ?? [],
    failures: failuresOf(responses, failed),
    leftOut: systemsOf(responses).filter((system) => whole.every((run) => run.system !== system)),
  };
  return { report, settings, runs, failed };
}

const systemsOf = (runs: readonly RunPath[]): string[] => [...new Set(runs.map(({ system }) => system))];

/** The first problem of each system that has a run with errors. */
function failuresOf(
  runs: readonly RunPath[],
  failed: readonly FailedSystem[],
): { readonly name: string; readonly reason: string }[] {
  const reasons = new Map<string, string>();
  for (const { name, problems } of failed) {
    const system = runs.find((run) => run.name === name)?.system ?? name;
    if (!reasons.has(system)) reasons.set(system, failureReason(problems));
  }
  return Array.from(reasons, ([name, reason]) => ({ name, reason }));
}

/** The first run of each system. */
const firstRuns = (runs: readonly RunPath[]): RunPath[] =>
  runs.filter(({ system }, i) => runs.findIndex((run) => run.system === system) === i);

/** The flips from the baseline, or else the first system, to every other system. */
function flipsOfRuns(
  collector: FlipCollector,
  scored: readonly SystemRun[],
  whole: readonly RunPath[],
  settings: Settings,
  { baseline, metric }: { readonly baseline?: string | undefined; readonly metric: string },
): SystemFlips[] {
  const firsts = firstRuns(whole);
  const a = firsts.find(({ system }) => system === baseline) ?? firsts[0];
  const runOf = ({ name }: RunPath) => scored.find((run) => run.name === name) as SystemRun;
  return firsts
    .filter((b) => b !== a)
    .map((b) => collector.flips(runOf(a), runOf(b), { a: a.system, b: b.system }, metric, settings));
}

/** The runs of systems whose runs were all scored: the mean of fewer runs would be another number. */
function wholeSystems(runs: readonly RunPath[], failed: readonly FailedSystem[]): RunPath[] {
  const bad = new Set(
    runs.filter(({ name }) => failed.some((run) => run.name === name)).map(({ system }) => system),
  );
  const whole = runs.filter(({ system }) => !bad.has(system));
  if (whole.length === 0) throw new InputError(failed.flatMap(({ problems }) => problems));
  return whole;
}

/** The scores of a run on data sets; undefined without data sets. */
const onDatasets = (
  { name, result: { scores, conll, response } }: SystemRun,
  groups: ScoredGroups | undefined,
  { metrics }: Settings,
): DatasetScores | undefined =>
  groups && { name, metrics, scores, conll, facts: response, groups: groups.scores, macro: groups.macro };

/** With `strict` warnings about data sets are errors. */
function refuseUndefined(
  groups: readonly (ScoredGroups | undefined)[],
  { strict, allow, lenient }: CompareRequest,
): void {
  const log = new ProblemLog({ strict, allow, lenient });
  for (const { warnings } of groups.flatMap((each) => each ?? []))
    for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
}

/** The comparison of the counts of all runs. With `strict` its warnings are errors. */
function comparisonOf(
  scored: readonly SystemRun[],
  runs: readonly RunPath[],
  settings: Settings,
  datasets: readonly DocumentGroup[] | undefined,
  request: CompareRequest,
): Comparison {
  const { interval, resamples, exchanges, seed, baseline, statistics, strict, allow, lenient } = request;
  const documents = keptDocumentIds(scored[0]);
  if (documents.length === 0) throw new UsageError('The key has no documents.');
  const systems = scored.map((run) => countsOf(run, settings));
  const comparison = compareCounts(
    { documents, systems, datasets, runs: runGroups(runs) },
    {
      interval,
      resamples,
      exchanges,
      seed,
      baseline,
      statistics,
      decisive: request.metric,
      metrics: settings.metrics,
      average: settings.average,
      blancWeight: settings.options.blancWeight,
    },
  );
  const log = new ProblemLog({ strict, allow, lenient });
  const warnings = [...comparison.warnings, ...(request.flips ? firstRunWarnings(runs) : [])];
  for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
  return { ...comparison, warnings };
}

/** The names of runs by system, for systems with several. */
function runGroups(runs: readonly RunPath[]): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { system, name } of runs) groups.set(system, [...(groups.get(system) ?? []), name]);
  return Object.fromEntries([...groups].filter(([, names]) => names.length > 1));
}

/** Titles of statistics in tables. */
const labelsOf =
  ({ metrics }: Settings) =>
  (statistic: string): string => {
    const [id, part] = statistic.split('.');
    const label = metrics.find((metric) => metric.id === id)?.label ?? (id === 'conll' ? 'CoNLL' : id);
    return part === undefined ? label : `${label} ${part}`;
  };
