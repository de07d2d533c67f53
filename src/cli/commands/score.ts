import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { intervalMethods } from '../../compare/interval-methods.ts';
import { type FailedSystem, type ScoreRequest, type SystemRun, scoreCorpora } from '../../corpus/index.ts';
import { type Settings, signature } from '../../evaluate/index.ts';
import { compareRuns } from '../../library/compare-runs.ts';
import type { IntervalArguments } from '../../library/score-intervals.ts';
import { conllParts, headline, metrics, type Score } from '../../metrics/index.ts';
import { metricIds } from '../../metrics/names.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { visible } from '../../problems/render.ts';
import { reportedRuns, type ScoreReport, scoreReport } from '../../report/score-report.ts';
import { version } from '../../version.ts';
import { addOptions } from '../add-options.ts';
import { checkCorpora } from '../check-corpora.ts';
import { countsText } from '../counts-file.ts';
import { addOutputOptions, mainOutputs, type OutputOptions, outputKind } from '../main-output.ts';
import { nodeShell } from '../node-shell.ts';
import { counts as countsKind } from '../output-kinds.ts';
import { toCounts } from '../reading.ts';
import type { OpenPage } from '../report-page.ts';
import { scoreKinds, showFailure, writeReport } from '../score-output.ts';
import { type RequestOptions, readingOptions, scoreRequest, scoringOptions } from '../scoring-options.ts';
import { shared, toNumber } from '../shared-options.ts';
import { type SystemArgument, systemArguments } from '../system-arguments.ts';
import { writeError } from '../terminal.ts';
import type { Output } from '../write-output.ts';

/** The options of `score` as parsed by commander. */
export interface ScoreOptions extends OutputOptions, RequestOptions, IntervalArguments {
  perDocument?: boolean;
  ci?: boolean;
  /** Bytes of the texts in a page. */
  readonly maxPage?: number | undefined;
  counts?: string;
  failUnder?: [metric: string, bound: number][];
}

/** The arguments of a verb that scores, and the options that choose what is scored and how. */
export function addScoringOptions(command: Command): Command {
  command
    .argument('<key>', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument('<response...>', 'the same, one for each system; NAME=PATH gives it a name');
  return addOptions(command, ...scoringOptions(), ...readingOptions());
}

export function registerScore(program: Command, done: (code: number) => void): void {
  const command = program.command('score').description('score one or more responses against a key');
  addOptions(
    addScoringOptions(command),
    shared.perDocument(),
    new Option('--ci', 'show 95 % intervals, by bootstrap over documents (docs/compare.md)'),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.seed(),
  )
    .option('--fail-under <metric=x>', 'exit 3 if the F1 of a metric (or conll) is below x percent', toBound)
    .option('--counts <file>', 'also write the counts, for corefeval merge');
  addOptions(command, shared.cite());
  addOutputOptions(command, scoreKinds)
    .addHelpText('after', help)
    .action(async (key: string, responses: string[], options: ScoreOptions) => {
      done(await runScore(key, systemArguments(responses), options));
    });
}

const help = `
Examples:
  $ corefeval score key.conll response.conll
  $ corefeval score gold/ ours=systemA/ theirs=systemB/ --metrics conll,lea -o table.tex
  $ corefeval score key.conll response.conll --json --per-document
  $ corefeval score key.conll response.conll --ci
  $ corefeval score key.conll response.conll --fail-under conll=60`;

/** The exit code if a score is below a bound of --fail-under. */
const EXIT_BELOW = 3;
/** The exit code if a response is bad and the others were scored. */
const EXIT_LEFT_OUT = 1;

export async function runScore(
  key: string,
  responses: readonly SystemArgument[],
  options: ScoreOptions,
): Promise<number> {
  const kind = outputKind(options, scoreKinds);
  const isCompared = responses.length > 1;
  refuseIntervalOptions(options);
  const ofOptions = scoreRequest(options, {
    perDocument: (options.perDocument ?? false) || (options.ci ?? false) || isCompared,
    isPart: options.counts !== undefined,
  });
  const page = kind === 'html' ? await openPage(ofOptions, options.maxPage) : undefined;
  const request = page?.request ?? ofOptions;
  const { settings } = request;
  const bounds = options.failUnder ?? [];
  for (const [metric] of bounds) refuseUnknownBound(metric, settings);
  const paths = [key, ...responses.map(({ path }) => path)];
  if (options.counts !== undefined && responses.length > 1) {
    throw new UsageError('--counts takes one response; score each response by itself.');
  }
  await checkCorpora(paths, [...furtherOutputs(options), ...mainOutputs(options, kind)], options);
  const failed: FailedSystem[] = [];
  const runs = await scoreCorpora({ path: key, name: basename(key) }, responses, request, nodeShell, failed);
  const ci = options.ci ? options : undefined;
  const compared = ci !== undefined || runs.length > 1 ? await compareRuns(runs, request, ci) : [];
  const systems = reportedRuns(runs, compared);
  const report = scoreReport(key, systems, settings, options.perDocument ?? false, failed);
  const html = (await page?.finish(scoreReport(key, systems, settings, true, failed), runs, ci)) ?? '';
  const others = furtherOutputs(options).map((output) => ({
    ...output,
    content: countsOf(key, runs[0], request),
  }));
  await writeReport(
    report,
    kind,
    options,
    runs.map(({ count }) => count),
    others,
    html,
  );
  for (const system of failed) showFailure(system);
  const isBelow = bounds.filter((bound) => fails(report, bound)).length > 0;
  if (failed.length > 0) return EXIT_LEFT_OUT;
  return isBelow ? EXIT_BELOW : 0;
}

function refuseIntervalOptions({ ci, interval, resamples, seed }: ScoreOptions): void {
  if (ci) return;
  const given = Object.entries({ interval, resamples, seed }).find(([, value]) => value !== undefined);
  if (given !== undefined) throw new UsageError(`--${given[0]} needs --ci.`);
}

/** Only pages need this code. */
const openPage = async (request: ScoreRequest, most: number | undefined): Promise<OpenPage> =>
  (await import('../report-page.ts')).openPage('page', request, most);

/** The files besides the main output. */
const furtherOutputs = ({ counts }: ScoreOptions): Output[] =>
  counts === undefined ? [] : [{ path: counts, kind: countsKind }];

function refuseUnknownBound(metric: string, { metrics: chosen }: Settings): void {
  const needed: readonly string[] = metric === 'conll' ? conllParts : [metric];
  if (needed.every((id) => chosen.some((candidate) => candidate.id === id))) return;
  const known = ['conll', ...metrics.map(({ id }) => id)];
  const isKnown = known.includes(metric);
  throw new UsageError(
    `--fail-under names "${metric}", which is not a metric${isKnown ? ' of this run.' : `.${suggestion(metric, known)}`}`,
  );
}

function countsOf(key: string, run: SystemRun, request: ScoreRequest): string {
  const { settings, lenient, documents, reading } = request;
  return countsText({
    version,
    signature: signature(settings, undefined, request.extras),
    settings: settings.spec,
    extras: { lenient, ...toCounts(reading), documents: documents ?? null },
    key,
    response: run.path,
    documents: run.documents,
    tally: run.tally.state(),
    warnings: run.problems.map(({ mark: _, ...problem }) => problem),
  });
}

/** Prints to standard error which systems are below a bound; an undefined score counts as below. */
function fails({ metrics: scored, systems }: ScoreReport, [metric, bound]: [string, number]): boolean {
  if (bound > 0 && bound <= 1) {
    const meant = `${metric}=${Number((100 * bound).toPrecision(12))}`;
    writeError(
      `hint: --fail-under ${metric}=${bound} is ${bound} percent; for ${bound} of 1 write ${meant}\n`,
    );
  }
  let failed = false;
  for (const { name, scores, conll } of systems) {
    const card = scored.find(({ id }) => id === metric);
    const value = card === undefined ? conll : headline(card, scores.get(metric) as Score);
    if (value !== null && 100 * value >= bound) continue;
    failed = true;
    const found = value === null ? 'undefined, not' : `${percentBelow(100 * value, bound)}, below`;
    writeError(`fail: ${metric} of ${visible(name)} is ${found} ${bound}\n`);
  }
  return failed;
}

/** A percentage with two decimals, or with as many as show that it is below the bound. */
function percentBelow(value: number, bound: number): string {
  for (let digits = 2; digits < 16; digits++) {
    const text = value.toFixed(digits);
    if (Number(text) < bound) return text;
  }
  return String(value);
}

function toBound(text: string, bounds: [string, number][] = []): [string, number][] {
  const [metric, bound, more] = text.split('=');
  if (bound === undefined || more !== undefined)
    throw new InvalidArgumentError('Expected METRIC=X, such as conll=60.');
  // "conll" is the average here, not its three metrics.
  const ids = metric.toLowerCase() === 'conll' ? ['conll'] : (metricIds(metric, metrics) ?? []);
  return [...bounds, [ids.length === 1 ? ids[0] : metric, toNumber(bound)]];
}
