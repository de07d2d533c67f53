import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import {
  type Comparison,
  compareCounts,
  type IntervalMethod,
  intervalMethods,
  systemCounts,
} from '../../compare/index.ts';
import { type SystemRun, scoreCorpora } from '../../corpus/index.ts';
import { type Settings, signature } from '../../evaluate/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import { compareMethods, scoreMethods } from '../../report/cite/methods.ts';
import { compareJson } from '../../report/compare/json.ts';
import type { CompareReport } from '../../report/compare/report.ts';
import { compareLatex, compareMarkdown, compareText } from '../../report/compare/text.ts';
import { reportedRuns } from '../../report/score/report.ts';
import { checkCorpora } from '../check-corpora.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions } from '../options/add-options.ts';
import { type DatasetPattern, datasetsOf, toDataset } from '../options/dataset-patterns.ts';
import {
  addOutputOptions,
  columnsOf,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import { type RunArgument, runArguments, runGroups } from '../options/run-arguments.ts';
import { type RequestOptions, readingOptions, scoreRequest, scoringOptions } from '../options/scoring.ts';
import { shared } from '../options/shared.ts';
import { showWarnings } from '../score-output.ts';
import { showProblems } from '../terminal.ts';

/** The options of `compare` as parsed by commander. */
interface CompareArguments extends OutputOptions, RequestOptions {
  metric?: string;
  statistics?: string;
  baseline?: string;
  dataset?: DatasetPattern[];
  interval?: IntervalMethod;
  resamples?: number;
  exchanges?: number;
  seed?: number;
}

const kinds = ['text', 'json', 'markdown', 'latex'] as const;

export function registerCompare(program: Command): void {
  const command = program
    .command('compare')
    .description('test whether systems differ, with intervals, p-values and effect sizes')
    .argument('<key>', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument(
      '<system...>',
      'the same; NAME=PATH gives a name, NAME=RUN1,RUN2,… is one system with several runs',
    );
  addOptions(
    command,
    ...scoringOptions(),
    shared.metric(),
    shared.statistics(),
    shared.baseline(),
    new Option(
      '--dataset <name=pattern>',
      'documents of a data set (* in the pattern is any text); may be repeated; scores are averaged over data sets',
    ).argParser(toDataset),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.exchanges(),
    shared.seed(),
    shared.cite(),
    ...readingOptions(),
  );
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action((key: string, systems: string[], options: CompareArguments) =>
      runCompare(key, runArguments(systems), options),
    );
}

const help = `
Examples:
  $ corefeval compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll -q
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll B=examples/compare/theirs.conll -q -o table.tex
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll,examples/compare/ours-2.conll B=examples/compare/theirs.conll -q --metric lea`;

async function runCompare(
  key: string,
  runs: readonly RunArgument[],
  options: CompareArguments,
): Promise<void> {
  const kind = outputKind(options, kinds);
  const request = scoreRequest(options, { perDocument: true });
  const { settings } = request;
  await checkCorpora([key, ...runs.map(({ path }) => path)], mainOutputs(options, kind), options);
  const scored = await scoreCorpora({ path: key, name: basename(key) }, runs, request, nodeShell);
  const datasets = datasetsOf(documentsOf(scored[0]), options.dataset ?? []);
  const comparison = comparisonOf(scored, runs, settings, datasets, options);
  const [{ result: first }] = scored;
  const report: CompareReport = {
    comparison,
    signature: signature(settings, first.fingerprint, request.extras),
    key: { path: key, facts: first.key },
    runs: runs.map(({ system, path }, r) => ({ system, path, facts: scored[r].result.response })),
    metric: options.metric ?? comparison.statistics[0],
    labelOf: labelsOf(settings),
    average: settings.average,
    datasets: datasets?.map(({ name, documents }) => ({ name, documents: documents.length })) ?? [],
  };
  showWarnings(
    reportedRuns(scored),
    scored.map(({ count }) => count),
  );
  showProblems(comparison.warnings, () => 0);
  const contents = {
    json: () => compareJson(report),
    markdown: () => compareMarkdown(report),
    latex: () => compareLatex(report),
    text: () => compareText(report, paintOf(kind, options), columnsOf(options)),
  };
  await writeMain(contents[kind as (typeof kinds)[number]](), kind, options, [], () => [
    ...scoreMethods({ ...settings, signature: report.signature, documents: first.key.documents }),
    ...compareMethods(comparison),
  ]);
}

const documentsOf = ({ tally }: SystemRun): string[] => tally.state().documents.map(({ id }) => id);

/** The comparison of the counts of all runs. With --strict its warnings are errors. */
function comparisonOf(
  scored: readonly SystemRun[],
  runs: readonly RunArgument[],
  settings: Settings,
  datasets: ReturnType<typeof datasetsOf>,
  options: CompareArguments,
): Comparison {
  const { interval, resamples, exchanges, seed, baseline, metric } = options;
  const documents = documentsOf(scored[0]);
  if (documents.length === 0) throw new UsageError('The key has no documents.');
  const systems = scored.map(({ name, tally }) =>
    systemCounts(
      name,
      settings.metrics,
      tally.state().documents.map(({ counts }) => counts),
    ),
  );
  const comparison = compareCounts(
    { documents, systems, datasets, runs: runGroups(runs) },
    {
      ...{ interval, resamples, exchanges, seed, baseline, decisive: metric },
      statistics: options.statistics?.split(',').map((id) => id.trim()),
      metrics: settings.metrics,
      average: settings.average,
      blancWeight: settings.options.blancWeight,
    },
  );
  const log = new ProblemLog(options);
  for (const warning of comparison.warnings) log.report(warning);
  log.throwIfErrors();
  return comparison;
}

/** Titles of statistics in tables. */
const labelsOf =
  ({ metrics }: Settings) =>
  (statistic: string): string => {
    const [id, part] = statistic.split('.');
    const label = metrics.find((metric) => metric.id === id)?.label ?? (id === 'conll' ? 'CoNLL' : id);
    return part === undefined ? label : `${label} ${part}`;
  };
