import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { type IntervalMethod, intervalMethods } from '../../compare/index.ts';
import type { GroupPattern } from '../../evaluate/group-request.ts';
import { UsageError } from '../../problems/problem.ts';
import { compareMethods, scoreMethods } from '../../report/cite/methods.ts';
import { flipsCsv } from '../../report/compare/flips.ts';
import { compareJson } from '../../report/compare/json.ts';
import { compareLatex, compareMarkdown, compareText } from '../../report/compare/text.ts';
import { reportedRuns } from '../../report/score/report.ts';
import { type PageColumns, pageColumns } from '../../report/table/latex.ts';
import { compareFiles, type RunPath, runPaths } from '../../verbs/compare.ts';
import { checkPaths } from '../check-paths.ts';
import { nodeShell } from '../node-shell.ts';
import { patternDatasets } from '../options/dataset-patterns.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  refuseColumns,
  writeMain,
} from '../options/main-output.ts';
import { settingsSpec, systemsRequest } from '../options/requests.ts';
import { readingOptions, refuseUnused, type ScoringArguments, scoringOptions } from '../options/scoring.ts';
import { addOptions, shared } from '../options/shared.ts';
import { systemArguments } from '../options/system-arguments.ts';
import { showFailures, showWarnings } from '../score-output.ts';
import { showProblems } from '../terminal.ts';

/** The options of `compare` as parsed by commander. */
interface CompareArguments extends OutputOptions, ScoringArguments {
  metric?: string;
  statistics?: string;
  baseline?: string;
  flips?: boolean;
  columns?: PageColumns;
  dataset?: GroupPattern[];
  interval?: IntervalMethod;
  resamples?: number;
  exchanges?: number;
  seed?: number;
}

const kinds = ['text', 'json', 'csv', 'markdown', 'latex'] as const;

export function registerCompare(program: Command, done: (code: number) => void): void {
  const command = program
    .command('compare')
    .description('test whether systems differ, with intervals, p-values and effect sizes')
    .argument(
      '<key>',
      'file, directory, archive, quoted pattern, or - for standard input; .gz is decompressed',
    )
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
      '--flips',
      'list what each system repairs and breaks of what the first one (or --baseline) decided; --csv has one row for each',
    ),
    patternDatasets(),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.exchanges(),
    shared.seed(),
    shared.cite(),
    shared.columns(pageColumns),
    ...readingOptions(),
  );
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (key: string, systems: string[], options: CompareArguments) => {
      done(await runCompare(key, runArguments(systems), options));
    });
}

const help = `
Examples:
  $ corefeval compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll -q
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll B=examples/compare/theirs.conll -q -o table.tex
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll,examples/compare/ours-2.conll B=examples/compare/theirs.conll -q --metric lea
  $ corefeval compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll -q --flips --csv`;

async function runCompare(key: string, runs: readonly RunPath[], options: CompareArguments): Promise<number> {
  const kind = outputKind(options, kinds);
  await checkPaths([key, ...runs.map(({ path }) => path)], mainOutputs(options, kind), options);
  const { metric, baseline, interval, resamples, exchanges, seed } = options;
  if (kind === 'csv' && !options.flips)
    throw new UsageError('The CSV of compare has one row for each flip.', 'Add --flips, or choose --json.');
  refuseColumns(kind, options);
  const settings = settingsSpec(options);
  refuseUnused(settings);
  const {
    report,
    runs: scored,
    failed,
    ...result
  } = await compareFiles(
    {
      ...systemsRequest(key, runs, options),
      settings,
      topics: options.topics,
      metric,
      statistics: options.statistics?.split(',').map((id) => id.trim()),
      baseline,
      flips: options.flips,
      datasets: options.dataset,
      interval,
      resamples,
      exchanges,
      seed,
    },
    nodeShell,
  );
  showWarnings(
    reportedRuns(scored),
    scored.map(({ count }) => count),
  );
  const { comparison, signature, key: side } = report;
  showProblems(comparison.warnings, () => 0);
  const contents = {
    json: () => compareJson(report),
    csv: () => flipsCsv(report.flips ?? [], options),
    markdown: () => compareMarkdown(report),
    latex: () => compareLatex(report, options.columns),
    text: () => compareText(report, paintOf(kind, options), outputColumns(options)),
  };
  await writeMain(contents[kind](), kind, options, [], () => [
    ...scoreMethods({
      ...result.settings,
      signature,
      documents: side.facts.documents,
      datasets: report.datasets.length,
    }),
    ...compareMethods(comparison),
  ]);
  return showFailures(failed);
}

/**
 * The responses of the arguments `PATH`, `NAME=PATH` or `NAME=RUN1,RUN2,…`, where the runs of a system differ in their seed only. An
 * existing path may contain commas.
 */
export function runArguments(args: readonly string[]): RunPath[] {
  return systemArguments(args).flatMap(({ path, name }): RunPath[] => {
    const runs = existsSync(path) ? [path] : path.split(',');
    if (runs.length === 1) return runPaths(name, runs);
    if (runs.includes('')) {
      throw new UsageError(
        `"${name}" has an empty name among its runs.`,
        'Write NAME=RUN1,RUN2 without blanks.',
      );
    }
    if (!args.some((arg) => arg === `${name}=${path}`)) {
      throw new UsageError(`The runs ${path} have no name.`, `Give their system a name: NAME=${path}`);
    }
    return runPaths(name, runs);
  });
}
