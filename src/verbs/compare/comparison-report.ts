import { type CompareOptions, type Comparison, compareCounts } from '../../compare/index.ts';
import type { GroupPattern } from '../../evaluate/group-request.ts';
import type { DocumentGroup } from '../../evaluate/groups.ts';
import type { Settings } from '../../evaluate/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { type Problem, UsageError } from '../../problems/problem.ts';
import type { CompareReport, DatasetScores } from '../../report/compare/report.ts';
import { DATASETS, groupsByPattern, type ScoredGroups, scoredGroups } from '../groups.ts';
import type { CorpusPath, ReadingRequest } from '../open.ts';
import { refuseOneUnit } from '../scope.ts';
import type { SystemRun } from '../score.ts';
import { countsOf, keptDocumentIds } from '../score-intervals.ts';

/** A response to be compared: a system, or one of the runs of a system. */
export interface RunPath extends CorpusPath {
  readonly system: string;
}

/** The runs of a system, by their paths; a single one has the name of the system. */
export const runPaths = (system: string, paths: readonly string[]): RunPath[] =>
  paths.map((path, i) => ({ system, name: paths.length === 1 ? system : `${system}#${i + 1}`, path }));

/** What is computed from the counts of runs. */
export interface ComparisonRequest
  extends Pick<ReadingRequest, 'strict' | 'allow' | 'lenient'>,
    Pick<CompareOptions, 'interval' | 'resamples' | 'exchanges' | 'seed' | 'baseline' | 'statistics'> {
  /** The decisive statistic; the first if absent. */
  readonly metric?: string | undefined;
  /** Data sets over which scores are averaged; none if absent. */
  readonly datasets?: readonly GroupPattern[] | undefined;
}

/** A run whose counts by document are known. */
export type ComparedRun = Pick<SystemRun, 'name' | 'tally' | 'result' | 'problems' | 'warnings' | 'units'>;

/** What the counts belong to. */
export interface ComparedCorpus {
  readonly settings: Settings;
  /** Everything that the scores depend on. */
  readonly signature: string;
  readonly key: CompareReport['key'];
  /** Warnings about the comparison as a whole. */
  readonly warnings?: readonly Problem[] | undefined;
}

/** The comparison of runs; `paths` has the system of each of them. */
export function comparisonReport(
  runs: readonly ComparedRun[],
  paths: readonly RunPath[],
  { settings, signature, key, warnings = [] }: ComparedCorpus,
  request: ComparisonRequest,
): CompareReport {
  const { datasets: patterns = [], metric } = request;
  refuseOneUnit(settings, runs[0].units);
  const datasets =
    patterns.length === 0 ? undefined : groupsByPattern(keptDocumentIds(runs[0]), patterns, DATASETS);
  const groups = runs.map(({ tally }) => datasets && scoredGroups(tally, datasets, settings, DATASETS));
  refuseUndefined(groups, request);
  const comparison = comparisonOf(runs, paths, { settings, datasets, warnings }, request);
  return {
    comparison,
    signature,
    key,
    runs: paths.map(({ system, path }, r) => ({
      system,
      path,
      facts: runs[r].result.response,
      onDatasets: onDatasets(runs[r], groups[r], settings),
      warnings: [...runs[r].problems, ...runs[r].warnings, ...(groups[r]?.warnings ?? [])],
    })),
    metric: metric ?? comparison.statistics[0],
    labelOf: labelsOf(settings),
    average: settings.average,
    filter: settings.filter?.texts,
    window: settings.window,
    datasets: datasets?.map(({ name, documents }) => ({ name, documents: documents.length })) ?? [],
  };
}

/** The scores of a run on data sets; undefined without data sets. */
const onDatasets = (
  { name, result: { scores, conll, response } }: ComparedRun,
  groups: ScoredGroups | undefined,
  { metrics }: Settings,
): DatasetScores | undefined =>
  groups && { name, metrics, scores, conll, facts: response, groups: groups.scores, macro: groups.macro };

/** With `strict` warnings about data sets are errors. */
function refuseUndefined(
  groups: readonly (ScoredGroups | undefined)[],
  { strict, allow, lenient }: ComparisonRequest,
): void {
  const log = new ProblemLog({ strict, allow, lenient });
  for (const { warnings } of groups.flatMap((each) => each ?? []))
    for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
}

/** The comparison of the counts of all runs. With `strict` its warnings are errors. */
function comparisonOf(
  scored: readonly ComparedRun[],
  runs: readonly RunPath[],
  {
    settings,
    datasets,
    warnings: further,
  }: Pick<ComparedCorpus, 'settings'> & {
    readonly datasets: readonly DocumentGroup[] | undefined;
    readonly warnings: readonly Problem[];
  },
  request: ComparisonRequest,
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
  const warnings = [...comparison.warnings, ...further];
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
