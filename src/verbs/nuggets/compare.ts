import { type CompareOptions, type Comparison, compareCounts } from '../../compare/index.ts';
import type { Shell } from '../../corpus/shell.ts';
import { noFacts } from '../../evaluate/facts.ts';
import {
  comparableCounts,
  compareNuggets,
  type NuggetComparison,
  type NuggetMetric,
  type NuggetScores,
} from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import type { CompareReport } from '../../report/compare/report.ts';
import { failureReason } from '../systems.ts';
import { type EventPath, openEvents, readEvents, systemReport } from './corpora.ts';
import { type MatchRequest, matchSettings } from './matching.ts';
import {
  type CountedProblems,
  type EventSystemsRequest,
  loadTables,
  type ScoredEvents,
  scoreEventSystems,
} from './systems.ts';

export interface NuggetCompareRequest
  extends EventSystemsRequest,
    Pick<CompareOptions, 'interval' | 'resamples' | 'exchanges' | 'seed' | 'baseline' | 'statistics'> {
  /** The decisive statistic; the first if absent. */
  readonly metric?: string | undefined;
}

export interface NuggetCompareResult extends ScoredEvents {
  readonly report: CompareReport;
}

/** Compares the event scores of several systems by their counts in each document. */
export async function compareNuggetFiles(
  request: NuggetCompareRequest,
  shell: Pick<Shell, 'files' | 'startSystem'>,
): Promise<NuggetCompareResult> {
  const scored = await scoreEventSystems(request, shell, true);
  const { gold, systems, failed, options, signature } = scored;
  const { metrics, ...counts } = comparableCounts(systems, options.profile);
  const comparison = comparisonOf(counts, metrics, request);
  const report: CompareReport = {
    comparison,
    signature,
    average: 'micro',
    datasets: [],
    key: { path: gold.file.name, facts: nuggetFacts(systems[0].scores.gold) },
    runs: systems.map(({ name, path, scores }) => ({
      system: name,
      path,
      facts: nuggetFacts(scores.system),
    })),
    metric: request.metric ?? comparison.statistics[0],
    labelOf: (id) => statisticLabel(id, metrics),
    failures: failed.map(({ name, problems }) => ({ name, reason: failureReason(problems) })),
    leftOut: failed.map(({ name }) => name),
  };
  return { ...scored, report };
}

/** The comparison of the counts of all systems. With `strict` its warnings are errors. */
function comparisonOf(
  counts: Omit<ReturnType<typeof comparableCounts>, 'metrics'>,
  metrics: readonly NuggetMetric[],
  request: NuggetCompareRequest,
): Comparison {
  const { interval, resamples, exchanges, seed, baseline, metric, strict, allow, lenient } = request;
  const found = compareCounts(counts, {
    interval,
    resamples,
    exchanges,
    seed,
    baseline,
    metrics,
    decisive: metric,
    statistics: request.statistics ?? metrics.map(({ id }) => id),
  });
  // There is one gold file; with some profiles its mentions are counted only where a system has matched them.
  const warnings = found.warnings.filter(({ code }) => code !== 'compare/different-keys');
  const log = new ProblemLog({ strict, allow, lenient });
  for (const warning of warnings) log.report(warning);
  log.throwIfErrors();
  return { ...found, warnings };
}

const nuggetFacts = ({ documents, mentions, clusters }: NuggetScores['gold']) => ({
  ...noFacts,
  documents,
  mentions,
  entities: clusters,
});

/** The title of a statistic: that of its metric, with `recall` or `precision`. */
function statisticLabel(id: string, metrics: readonly NuggetMetric[]): string {
  const whole = metrics.find((metric) => metric.id === id);
  if (whole !== undefined) return whole.label;
  const [, name, part] = /^(.*)\.(recall|precision)$/.exec(id) ?? [];
  return part === undefined ? id : `${statisticLabel(name, metrics)} ${part}`;
}

export interface BesideGoldRequest extends MatchRequest {
  readonly gold: EventPath;
  readonly system: EventPath;
}

export interface BesideGoldResult extends CountedProblems {
  readonly comparison: NuggetComparison;
}

/** Shows which mentions of gold one system has, and which of its mentions gold has not. */
export async function showBesideGold(
  request: BesideGoldRequest,
  { files }: Pick<Shell, 'files'>,
): Promise<BesideGoldResult> {
  const { strict, allow, lenient, documents } = request;
  const corpora = [
    await openEvents(request.gold, files, documents),
    await openEvents(request.system, files, documents),
  ] as const;
  const log = new ProblemLog({ strict, allow, lenient, file: corpora[1].path });
  const settings = await matchSettings(request, files, log.report);
  const gold = await readEvents(corpora[0], files, log.report);
  const system = await readEvents(corpora[1], files, systemReport(log.report));
  log.throwIfErrors();
  for (const file of [gold, system]) await loadTables(file, settings);
  const comparison = compareNuggets(gold, system, settings, log.report);
  const problems = log.throwIfErrors();
  return { comparison, problems, count: (code) => log.count(code) };
}
