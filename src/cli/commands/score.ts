import { type Command, InvalidArgumentError, Option } from 'commander';
import { intervalMethods } from '../../compare/interval-methods.ts';
import { groupRequest } from '../../evaluate/group-request.ts';
import { settingsOf } from '../../evaluate/index.ts';
import { conllParts, metrics } from '../../metrics/index.ts';
import { metricIds } from '../../metrics/names.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import type { ScoreReport } from '../../report/score/report.ts';
import { type NamedValue, namedValue, valueReport } from '../../report/score/value.ts';
import { type PageColumns, pageColumns } from '../../report/table/latex.ts';
import { countsText } from '../../verbs/counts/counts-file.ts';
import { checkDatasets, type Dataset, scoreDatasets } from '../../verbs/datasets.ts';
import type { PairedRequest } from '../../verbs/paired.ts';
import { type ScoreRequest, scoreFiles } from '../../verbs/score.ts';
import type { IntervalRequest } from '../../verbs/score-intervals.ts';
import type { FailedSystem } from '../../verbs/systems.ts';
import { checkPaths } from '../check-paths.ts';
import { counts as countsKind } from '../files/output-kinds.ts';
import { writeOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { byOption, corpusDatasets } from '../options/dataset-patterns.ts';
import { type Bound, failUnderOption, isBelow, refuseUnknownBounds } from '../options/fail-under.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  refuseColumns,
} from '../options/main-output.ts';
import { settingsSpec, systemsRequest } from '../options/requests.ts';
import { readingOptions, refuseUnused, type ScoringArguments, scoringOptions } from '../options/scoring.ts';
import { addOptions, shared } from '../options/shared.ts';
import { type SystemArgument, systemArguments } from '../options/system-arguments.ts';
import { hasColumns, runColumns, runDatasetColumns } from '../score-columns.ts';
import { scoreKinds, showFailures, showWarnings, writeReport } from '../score-output.ts';
import { writeNote, writeOut } from '../terminal.ts';

/** The options of `score` as parsed by commander. */
export interface ScoreArguments extends OutputOptions, ScoringArguments, IntervalRequest, PairedRequest {
  perDocument?: boolean;
  by?: readonly string[];
  dataset?: readonly Dataset[];
  ci?: boolean;
  paired?: boolean;
  readonly columns?: PageColumns | undefined;
  /** Bytes of the texts in a page, its title and its note. */
  readonly maxPage?: number | undefined;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  counts?: string;
  /** Whether the verb is `report`, whose page has the texts. */
  readonly isReport?: boolean | undefined;
  failUnder?: readonly Bound[];
  value?: NamedValue;
}

/** The arguments of a verb that scores, and the options that choose what is scored and how. --dataset may name the files instead of the arguments. */
export function addScoringOptions(command: Command, mayHaveColumns = false): Command {
  command
    .argument(
      '[key]',
      'file, directory, archive, quoted pattern, or - for standard input; .gz is decompressed',
    )
    .argument('[response...]', 'the same, one for each system; NAME=PATH gives it a name');
  return addOptions(
    command,
    ...scoringOptions(mayHaveColumns),
    byOption(),
    ...readingOptions(),
    corpusDatasets(),
  );
}

/** Whether scores have intervals, and how they are computed. */
export const intervalOptions = (): Option[] => [
  new Option('--ci', 'show 95 % intervals, by bootstrap over documents (docs/compare.md)'),
  shared.interval(Object.keys(intervalMethods)),
  shared.resamples(),
  shared.seed(),
];

export function registerScore(program: Command, done: (code: number) => void): void {
  const command = program.command('score').description('score one or more responses against a key');
  addOptions(addScoringOptions(command, true), shared.perDocument(), ...intervalOptions())
    .addOption(
      new Option(
        '--paired',
        'rank systems in groups that a paired test of all pairs can tell apart (docs/compare.md)',
      ),
    )
    .addOption(shared.exchanges())
    .addOption(shared.columns(pageColumns))
    .addOption(failUnderOption())
    .option('--counts <file>', 'also write the counts, for corefeval merge and compare --counts')
    .option(
      '--value <metric>',
      'print one number in percent: conll, a metric, or muc.recall and the like',
      toValue,
    );
  addOptions(command, shared.cite());
  addOutputOptions(command, scoreKinds)
    .addHelpText('after', help)
    .action(async (key: string | undefined, responses: string[], options: ScoreArguments) => {
      done(await runGiven(command, key, responses, options));
    });
}

/** Scores the files of the arguments, or those of --dataset. */
export function runGiven(
  command: Command,
  key: string | undefined,
  responses: readonly string[],
  options: ScoreArguments,
): Promise<number> {
  if (options.dataset !== undefined) {
    if (key !== undefined)
      throw new UsageError('--dataset names the files: there can be no other arguments.');
    checkDatasets(options.dataset);
    return hasColumns(options)
      ? runDatasetColumns(options.dataset, options)
      : runDatasets(options.dataset, options);
  }
  if (key === undefined || responses.length === 0)
    command.error(`error: missing required argument '${key === undefined ? 'key' : 'response'}'`);
  if (hasColumns(options)) return runColumns(key as string, systemArguments(responses), options);
  return runScore(key as string, systemArguments(responses), options);
}

const help = `
Examples:
  $ corefeval score key.conll response.conll
  $ corefeval score gold/ ours=systemA/ theirs=systemB/ --metrics conll,lea -o table.tex
  $ corefeval score key.conll response.conll --json --per-document
  $ corefeval score key.conll response.conll --ci
  $ corefeval score gold/ ours=systemA/ theirs=systemB/ --paired
  $ corefeval score key.conll response.conll --value conll
  $ corefeval score key.conll response.conll --fail-under conll=60
  $ corefeval score --dataset news=key.conll:response.conll --dataset web=gold/:systemA/
  $ corefeval score key.conll response.conll --singletons drop,keep`;

/** The exit code if a score is below a bound of --fail-under. */
const EXIT_BELOW = 3;

export async function runScore(
  key: string,
  responses: readonly SystemArgument[],
  options: ScoreArguments,
): Promise<number> {
  const kind = outputKind(options, scoreKinds);
  if (options.value !== undefined && (kind !== 'text' || options.output !== undefined))
    throw new UsageError(
      '--value prints one number to standard output: there can be no other output.',
      'redirect it to a file with >',
    );
  refuseColumns(kind, options);
  const request = scoreRequest(key, responses, options);
  refuseUnknownBounds(options.failUnder ?? [], request);
  const counts = options.counts === undefined ? [] : [{ path: options.counts, kind: countsKind }];
  if (counts.length > 0 && responses.length > 1)
    throw new UsageError('--counts takes one response; score each response by itself.');
  const paths = [key, ...responses.map(({ path }) => path)];
  await checkPaths(paths, [...counts, ...mainOutputs(options, kind)], options);
  const { page, result } = hasTexts(kind, request, options)
    ? await (await pages()).scorePage('page', { ...request, ...pageArguments(options) })
    : { result: await scoreFiles(request, nodeShell) };
  const { report, runs, failed } = result;
  if (options.value !== undefined) {
    showWarnings(
      report.systems,
      runs.map(({ count }) => count),
    );
    writeOutputs(
      counts.map((output) => ({ ...output, content: countsText(result, request) })),
      options,
    );
    await writeOut(valueReport(report, options.value));
    return exitCode(report, failed, options);
  }
  const others = counts.map((output) => ({ ...output, content: countsText(result, request) }));
  await writeReport(
    report,
    kind,
    options,
    runs.map(({ count }) => count),
    others,
    page,
  );
  return exitCode(report, failed, options);
}

/** The page with texts works document by document; across documents there is that of the scores. */
function hasTexts(
  kind: ReturnType<typeof outputKind>,
  { settings }: ScoreRequest,
  { isReport }: ScoreArguments,
): boolean {
  if (kind !== 'html' || isReport || (settings?.scope ?? 'document') === 'document') return kind === 'html';
  writeNote('the page has scores without texts: corefeval report shows them document by document');
  return false;
}

/** Options that choose documents of one corpus, or need its documents. */
const ONE_CORPUS_OPTIONS = [
  'by',
  'ci',
  'counts',
  'document',
  'paired',
  'value',
] as const satisfies (keyof ScoreArguments)[];

/** Scores several corpora. */
async function runDatasets(datasets: readonly Dataset[], options: ScoreArguments): Promise<number> {
  const kind = outputKind(options, scoreKinds);
  const refused = ONE_CORPUS_OPTIONS.find((name) => options[name] !== undefined);
  if (refused !== undefined) throw new UsageError(`--${refused} and --dataset cannot be combined.`);
  const [{ key, responses }] = datasets;
  const request = scoreRequest(key, systemArguments(responses), options);
  refuseUnknownBounds(options.failUnder ?? [], request);
  const paths = datasets.flatMap((dataset) => [dataset.key, ...dataset.responses]);
  await checkPaths(paths, mainOutputs(options, kind), options);
  const { page, result } = hasTexts(kind, request, options)
    ? await (await pages()).datasetsPage({ ...request, datasets, ...pageArguments(options) })
    : { result: await scoreDatasets({ ...request, datasets }, nodeShell) };
  const { report, failed, counts } = result;
  await writeReport(report, kind, options, counts, [], page);
  return exitCode(report, failed, options);
}

/** Names what could not be scored, and what is below a bound. */
function exitCode(
  report: ScoreReport,
  failed: readonly FailedSystem[],
  { failUnder = [] }: ScoreArguments,
): number {
  const exit = showFailures(failed);
  const falls = isBelow(report, failUnder);
  return exit === 0 && falls ? EXIT_BELOW : exit;
}

/** The request that the options of `score` describe. */
export function scoreRequest(
  key: string,
  responses: readonly SystemArgument[],
  options: ScoreArguments,
): ScoreRequest {
  const { perDocument, by, ci, paired, interval, resamples, exchanges, seed } = options;
  const given = Object.entries({ interval, resamples, ...(paired ? {} : { seed }) }).find(
    ([, value]) => value !== undefined,
  );
  if (!ci && given !== undefined) throw new UsageError(`--${given[0]} needs --ci.`);
  if (!paired && exchanges !== undefined) throw new UsageError('--exchanges needs --paired.');
  const settings = settingsSpec(withValue(options));
  refuseUnused(settings);
  return {
    ...systemsRequest(key, responses, options),
    settings,
    topics: options.topics,
    by: by && groupRequest(by),
    perDocument,
    paired: paired ? { exchanges, seed } : undefined,
    intervals: ci ? { interval, resamples, seed } : undefined,
    isPart: options.counts !== undefined,
  };
}

/** With --value and no list of metrics, only what the number needs is computed; a list must contain it. */
function withValue(options: ScoreArguments): ScoreArguments {
  const { value, metrics: list } = options;
  if (value === undefined) return options;
  if (list === undefined) return { ...options, metrics: value.metric };
  const chosen = settingsOf(settingsSpec(options)).metrics.map(({ id }) => id);
  const needed: readonly string[] = value.metric === 'conll' ? conllParts : [value.metric];
  if (needed.every((id) => chosen.includes(id))) return options;
  throw new UsageError(`--value names "${value.metric}", which is not a metric of this run.`);
}

/** Only pages need this code. */
const pages = () => import('../pages/report-page.ts');

const pageArguments = ({ maxPage, title, note }: ScoreArguments) => ({ maxPage, title, note });

function toValue(text: string): NamedValue {
  const { metric, part } = namedValue(text);
  // "conll" is the average here, not its three metrics, and has no recall.
  if (metric.toLowerCase() === 'conll' && part !== 'recall' && part !== 'precision')
    return { metric: 'conll' };
  const ids = metricIds(metric, metrics) ?? [];
  if (ids.length === 1) return { metric: ids[0], part };
  const known = ['conll', ...metrics.map(({ id }) => id)];
  throw new InvalidArgumentError(
    `Expected one number, such as conll, lea or muc.recall.${suggestion(metric, known)}`,
  );
}
