import { type CompareOptions, compareCounts } from '../../compare/index.ts';
import { noFacts } from '../../evaluate/facts.ts';
import {
  comparableCounts,
  coreferenceMetrics,
  defaultMapping,
  defaultNuggetOptions,
  type NuggetScores,
  nuggetSignature,
  scoreNuggets,
} from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { compareMethods, nuggetMethods } from '../../report/cite/methods.ts';
import { compareJson } from '../../report/compare/json.ts';
import type { CompareReport } from '../../report/compare/report.ts';
import { compareLatex, compareMarkdown, compareText } from '../../report/compare/text.ts';
import { systemReport } from '../../verbs/nuggets/score-systems.ts';
import {
  columnsOf,
  type OutputOptions,
  paintOf,
  type ReportKind,
  writeMain,
} from '../options/main-output.ts';
import type { GoldAndSystems } from '../options/nuggets/gold-and-systems.ts';
import { type MatchArguments, matchOptions, readNuggets } from '../options/nuggets/options.ts';
import { showWarnings } from '../score-output.ts';
import { showProblems } from '../terminal.ts';

/** The options of a comparison of systems, as parsed by commander. */
export interface CompareSystemsArguments extends MatchArguments, OutputOptions {
  metric?: string;
  statistics?: string;
  baseline?: string;
  interval?: CompareOptions['interval'];
  resamples?: number;
  exchanges?: number;
  seed?: number;
}

/** Compares the event scores of several systems by their counts in each document, as `corefeval compare` does. */
export async function compareSystems(
  { gold: goldPath, systems: named }: GoldAndSystems,
  kind: ReportKind,
  args: CompareSystemsArguments,
): Promise<void> {
  const goldLog = new ProblemLog({ ...args, file: goldPath });
  const matching = await matchOptions(args, goldLog.report);
  const options = {
    ...defaultNuggetOptions,
    ...matching,
    corefSetting: defaultMapping(matching.attributes),
    perDocument: true,
  };
  const gold = await readNuggets(goldPath, goldLog.report);
  const systems: { name: string; path: string; scores: NuggetScores; log: ProblemLog }[] = [];
  for (const { path, name } of named) {
    const log = new ProblemLog({ ...args, file: path });
    const system = await readNuggets(path, systemReport(log.report));
    goldLog.throwIfErrors();
    log.throwIfErrors();
    // Problems of the gold file are reported once, with the first system.
    const goldReport = systems.length === 0 ? goldLog.report : () => {};
    const scores = scoreNuggets(gold, system, options, log.report, goldReport);
    goldLog.throwIfErrors();
    log.throwIfErrors();
    systems.push({ name, path, scores, log });
  }
  const { metrics, ...counts } = comparableCounts(systems, options.profile);
  const { interval, resamples, exchanges, seed, baseline, metric } = args;
  const found = compareCounts(counts, {
    ...{ interval, resamples, exchanges, seed, baseline, metrics, decisive: metric },
    statistics: args.statistics?.split(',').map((id) => id.trim()) ?? metrics.map(({ id }) => id),
  });
  // There is one gold file; with some profiles its mentions are counted only where a system has matched them.
  const comparison = {
    ...found,
    warnings: found.warnings.filter(({ code }) => code !== 'compare/different-keys'),
  };
  const log = new ProblemLog(args);
  for (const warning of comparison.warnings) log.report(warning);
  log.throwIfErrors();
  const factsOf = ({ documents, mentions, clusters }: NuggetScores['gold']) => ({
    ...noFacts,
    ...{ documents, mentions, entities: clusters },
  });
  const [{ scores: first }] = systems;
  const signature = nuggetSignature(options, first.unit, gold.documents, args);
  const report: CompareReport = {
    ...{ comparison, signature, average: 'micro', datasets: [] },
    key: { path: gold.name, facts: factsOf(first.gold) },
    runs: systems.map(({ name, path, scores }) => ({ system: name, path, facts: factsOf(scores.system) })),
    metric: metric ?? comparison.statistics[0],
    labelOf: (id) => labelOf(id, metrics),
  };
  showProblems(goldLog.problems, (code) => goldLog.count(code));
  showWarnings(
    systems.map(({ name, log: own }) => ({ name, warnings: own.problems })),
    systems.map(
      ({ log: own }) =>
        (code) =>
          own.count(code),
    ),
  );
  showProblems(comparison.warnings, () => 0);
  const content =
    kind === 'json'
      ? compareJson(report)
      : kind === 'markdown'
        ? compareMarkdown(report)
        : kind === 'latex'
          ? compareLatex(report)
          : compareText(report, paintOf(kind, args), columnsOf(args));
  await writeMain(content, kind, args, [], () => [
    ...nuggetMethods(signature, {
      coreference: first.coreference === undefined ? [] : coreferenceMetrics,
      sequencing: first.sequencing !== undefined,
    }),
    ...compareMethods(comparison),
  ]);
}

/** The title of a statistic: that of its metric, with `recall` or `precision`. */
function labelOf(id: string, metrics: readonly { readonly id: string; readonly label: string }[]): string {
  const whole = metrics.find((metric) => metric.id === id);
  if (whole !== undefined) return whole.label;
  const [, name, part] = /^(.*)\.(recall|precision)$/.exec(id) ?? [];
  return part === undefined ? id : `${labelOf(name, metrics)} ${part}`;
}
