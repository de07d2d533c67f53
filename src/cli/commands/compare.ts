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
import { type ComparisonRequest, type RunPath, runPaths } from '../../verbs/compare/comparison-report.ts';
import { compareFiles } from '../../verbs/compare.ts';
import { type CompareSavedResult, compareSaved } from '../../verbs/compare-saved.ts';
import { checkPaths } from '../check-paths.ts';
import { noteInputs } from '../files/input-files.ts';
import { refuseOutputs } from '../files/write-output.ts';
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
  counts?: boolean;
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
      '[key]',
      'file, directory, archive, quoted pattern, or - for standard input; .gz is decompressed',
    )
    .argument(
      '[system...]',
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
    new Option(
      '--counts',
      'compare saved results instead of files: the arguments are counts of score --counts, and baselines of gate with all their systems',
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
    .action(async (key: string | undefined, systems: string[], options: CompareArguments) => {
      if (key === undefined) return command.error("error: missing required argument 'key'");
      if (options.counts) {
        refuseFileOptions(command);
        done(await runCompareSaved(runArguments([key, ...systems]), options));
        return;
      }
      if (systems.length === 0) command.error("error: missing required argument 'system'");
      done(await runCompare(key, runArguments(systems), options));
    });
}

/** Options for files that saved results take, too. */
const SAVED_OPTIONS = ['--strict', '--allow'];

/** Saved results were counted in one way, and the files are not there. */
function refuseFileOptions(command: Command): void {
  const ofFiles = new Set(['--flips', ...[...scoringOptions(), ...readingOptions()].map(({ long }) => long)]);
  const given = command.options.find(
    (option) =>
      ofFiles.has(option.long) &&
      !SAVED_OPTIONS.includes(option.long ?? '') &&
      command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (given === undefined) return;
  throw new UsageError(
    given.long === '--flips'
      ? '--flips and --counts cannot be combined: counts say how many decisions are wrong, not which.'
      : `${given.long} and --counts cannot be combined: the results were counted in one way.`,
    `Compare the files: corefeval compare KEY A B ${given.long}${given.required ? ' …' : ''}.`,
  );
}

const help = `
Examples:
  $ corefeval compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll -q
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll B=examples/compare/theirs.conll -q -o table.tex
  $ corefeval compare examples/compare/key.conll A=examples/compare/ours.conll,examples/compare/ours-2.conll B=examples/compare/theirs.conll -q --metric lea
  $ corefeval compare examples/compare/key.conll examples/compare/ours.conll examples/compare/theirs.conll -q --flips --csv
  $ corefeval score examples/compare/key.conll examples/compare/ours.conll -q --counts ours.json
  $ corefeval score examples/compare/key.conll examples/compare/theirs.conll -q --counts theirs.json
  $ corefeval compare --counts ours.json theirs.json -q`;

async function runCompare(key: string, runs: readonly RunPath[], options: CompareArguments): Promise<number> {
  const kind = compareKind(options);
  await checkPaths([key, ...runs.map(({ path }) => path)], mainOutputs(options, kind), options);
  const settings = settingsSpec(options);
  refuseUnused(settings);
  const { failed, ...result } = await compareFiles(
    {
      ...systemsRequest(key, runs, options),
      ...comparisonRequest(options),
      settings,
      topics: options.topics,
      flips: options.flips,
    },
    nodeShell,
  );
  await writeComparison(kind, result, options);
  return showFailures(failed);
}

async function runCompareSaved(saved: readonly RunPath[], options: CompareArguments): Promise<number> {
  const kind = compareKind(options);
  noteInputs(saved);
  refuseOutputs(mainOutputs(options, kind), options);
  const { strict, allow } = options;
  const request = { ...comparisonRequest(options), saved, strict, allow };
  await writeComparison(kind, await compareSaved(request, nodeShell), options);
  return 0;
}

/** The kind of output, which must fit the other options. */
function compareKind(options: CompareArguments): (typeof kinds)[number] {
  const kind = outputKind(options, kinds);
  if (kind === 'csv' && !options.flips)
    throw new UsageError('The CSV of compare has one row for each flip.', 'Add --flips, or choose --json.');
  refuseColumns(kind, options);
  return kind;
}

const comparisonRequest = ({
  metric,
  statistics,
  baseline,
  dataset,
  interval,
  resamples,
  exchanges,
  seed,
}: CompareArguments): ComparisonRequest => ({
  metric,
  statistics: statistics?.split(',').map((id) => id.trim()),
  baseline,
  datasets: dataset,
  interval,
  resamples,
  exchanges,
  seed,
});

/** Prints warnings and the report. */
async function writeComparison(
  kind: (typeof kinds)[number],
  { report, runs, settings }: CompareSavedResult,
  options: CompareArguments,
): Promise<void> {
  showWarnings(
    reportedRuns(runs),
    runs.map(({ count }) => count),
  );
  const { comparison, signature, key } = report;
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
      ...settings,
      signature,
      documents: key.facts.documents,
      datasets: report.datasets.length,
    }),
    ...compareMethods(comparison),
  ]);
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
