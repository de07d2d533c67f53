import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type FailedSystem,
  findFiles,
  type ScoreRequest,
  type SystemRun,
  scoreCorpora,
} from '../../corpus/index.ts';
import {
  averages,
  duplicatePolicies,
  type Settings,
  type SettingsSpec,
  settingsOf,
  signature,
  singletonPolicies,
} from '../../evaluate/index.ts';
import { type FormatSpecs, formatParameters, formats } from '../../formats/index.ts';
import { type MatcherSpecs, matcherParameters, matchers } from '../../matching/index.ts';
import {
  conllParts,
  headline,
  type MetricSpecs,
  metricParameters,
  metrics,
  type Parameter,
  type Score,
} from '../../metrics/index.ts';
import { InputError, UsageError } from '../../problems/problem.ts';
import { visible } from '../../problems/render.ts';
import { htmlReport } from '../../report/html.ts';
import { type ScoreReport, scoreReport } from '../../report/score-report.ts';
import { version } from '../../version.ts';
import { toByteSize } from '../byte-size.ts';
import { countsText } from '../counts-file.ts';
import { noteInputs } from '../input-files.ts';
import { nodeShell } from '../node-shell.ts';
import { choice, documentOption } from '../options.ts';
import { counts as countsKind, page } from '../output-kinds.ts';
import { signatureExtras, toCounts } from '../reading.ts';
import {
  addOutputOptions,
  distinct,
  type OutputOptions,
  outputKind,
  printReport,
  showFailure,
} from '../score-output.ts';
import { writeError } from '../terminal.ts';
import { forceOption, type Output, refuseOutputs, writeOutputs } from '../write-output.ts';

/** The options of `score` as parsed by commander. */
interface ScoreOptions extends OutputOptions, MetricSpecs, MatcherSpecs, FormatSpecs {
  metrics?: string;
  match: string;
  singletons: SettingsSpec['singletons'];
  duplicates: SettingsSpec['duplicates'];
  average: SettingsSpec['average'];
  document?: string[];
  perDocument?: boolean;
  format?: string;
  keyFormat?: string;
  responseFormat?: string;
  strict?: boolean;
  lenient?: boolean;
  jobs?: number;
  maxSize?: number;
  html?: string;
  counts?: string;
  force?: boolean;
  failUnder?: [metric: string, bound: number][];
}

const explain = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices)
    .map(([name, meaning]) => `${name}: ${meaning}`)
    .join('; ');

const parameterOption = (parameter: Parameter): Option => {
  const { flag, placeholder, meaning, preset, choices } = parameter;
  const byDefault = preset === undefined ? '' : ` (default: ${JSON.stringify(preset)})`;
  const option = new Option(`--${flag} <${placeholder}>`, `${meaning}${byDefault}`);
  if (choices !== undefined) return option.choices([...choices]);
  return option.argParser((text) => accepted(parameter, toNumber(text)));
};

/** The value, if it is one that the parameter expects; others without a description are checked with the settings. */
function accepted({ expected, resolve }: Parameter, value: number): number {
  try {
    if (expected !== undefined) resolve(value);
    return value;
  } catch (error) {
    throw error instanceof UsageError ? new InvalidArgumentError(`Expected ${expected}.`) : error;
  }
}

export function registerScore(program: Command, done: (code: number) => void): void {
  const formatIds = formats.map(({ id }) => id);
  const command = program
    .command('score')
    .description('score one or more responses against a key')
    .argument('<key>', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument('<response...>', 'the same, one for each system')
    .option('--metrics <ids>', `comma-separated: all, ${metrics.map(({ id }) => id).join(', ')}`)
    .addOption(
      choice(
        '--match <how>',
        'how mentions are matched',
        matchers.map(({ id }) => id),
        matchers[0].id,
      ),
    )
    .addOption(
      choice('--singletons <policy>', explain(singletonPolicies), Object.keys(singletonPolicies), 'keep'),
    )
    .addOption(
      choice(
        '--duplicates <policy>',
        `a span in two entities: ${explain(duplicatePolicies)}`,
        Object.keys(duplicatePolicies),
        'first',
      ),
    )
    .addOption(choice('--average <kind>', explain(averages), Object.keys(averages), 'micro'));
  for (const parameter of [...matcherParameters, ...metricParameters])
    command.addOption(parameterOption(parameter));
  command
    .option(...documentOption)
    .option('--per-document', 'show the scores of each document too')
    .addOption(choice('--format <id>', 'format of all files', formatIds))
    .addOption(choice('--key-format <id>', 'format of the key', formatIds))
    .addOption(choice('--response-format <id>', 'format of the responses', formatIds));
  for (const parameter of formatParameters) command.addOption(parameterOption(parameter));
  command
    .option('--strict', 'treat warnings as errors')
    .addOption(new Option('--lenient', 'skip broken brackets and repeated documents').conflicts('strict'))
    .option('--fail-under <metric=x>', 'exit 1 if the F1 of a metric (or conll) is below x percent', toBound)
    .option('--jobs <n>', 'number of threads (default: one per core, fewer for a small corpus)', toPositive)
    .option('--max-size <size>', 'maximum decompressed size of a .gz file (default: 4G)', toByteSize)
    .option('--html <file>', 'also write the report as an HTML page')
    .option('--counts <file>', 'also write the counts, for corefeval merge')
    .option(...forceOption);
  addOutputOptions(command)
    .addHelpText('after', help)
    .action(async (key: string, responses: string[], options: ScoreOptions) => {
      done(await runScore(key, responses, options));
    });
}

const help = `
Examples:
  $ corefeval score key.conll response.conll
  $ corefeval score gold/ systemA/ systemB/ --metrics muc,bcub,ceafe
  $ corefeval score key.conll response.conll --json --per-document
  $ corefeval score key.conll response.conll --fail-under conll=60`;

async function runScore(key: string, responses: readonly string[], options: ScoreOptions): Promise<number> {
  const kind = outputKind(options);
  const request = requestOf(options);
  const { settings } = request;
  const bounds = options.failUnder ?? [];
  for (const [metric] of bounds) refuseUnknownBound(metric, settings);
  if ([key, ...responses].filter((path) => path === '-').length > 1) {
    throw new UsageError('Standard input (-) can be read only once.', 'Name a file for the other side.');
  }
  if (options.counts !== undefined && responses.length > 1) {
    throw new UsageError('--counts takes one response; score each response by itself.');
  }
  await refuseEarly([key, ...responses], options);
  const failed: FailedSystem[] = [];
  const onFailure = responses.length > 1 ? (system: FailedSystem) => failed.push(system) : undefined;
  const runs = await scoreCorpora(corpusPath(key), responses.map(corpusPath), request, nodeShell, onFailure);
  if (runs.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  const systems = runs.map((run) => ({ ...run, warnings: [...run.problems, ...run.warnings] }));
  const report = {
    ...scoreReport(key, systems, settings, signatureExtras(request), request.perDocument),
    leftOut: failed.map(({ name }) => name),
  };
  const contents = { page: () => htmlReport(report, options), counts: () => countsOf(key, runs[0], request) };
  writeOutputs(
    outputsOf(options).map(({ name, ...output }) => ({ ...output, content: contents[name]() })),
    options,
  );
  await printReport(
    report,
    kind,
    options,
    runs.map(({ count }) => count),
  );
  for (const system of failed) showFailure(system);
  return bounds.filter((bound) => fails(report, bound)).length + failed.length === 0 ? 0 : 1;
}

const corpusPath = (path: string) => ({ path, name: basename(path) });

function outputsOf({ html, counts }: ScoreOptions): (Output & { readonly name: 'page' | 'counts' })[] {
  return [
    ...(html === undefined ? [] : [{ name: 'page' as const, path: html, kind: page }]),
    ...(counts === undefined ? [] : [{ name: 'counts' as const, path: counts, kind: countsKind }]),
  ];
}

/** Checks the outputs before a long run, not only after it. */
async function refuseEarly(corpora: readonly string[], options: ScoreOptions): Promise<void> {
  const outputs = outputsOf(options);
  if (outputs.some(({ path }) => existsSync(path))) {
    for (const corpus of corpora) noteInputs(await findFiles(corpus, nodeShell.files));
  }
  refuseOutputs(outputs, options);
}

function refuseUnknownBound(metric: string, { metrics: chosen }: Settings): void {
  const needed: readonly string[] = metric === 'conll' ? conllParts : [metric];
  if (needed.every((id) => chosen.some((candidate) => candidate.id === id))) return;
  throw new UsageError(`--fail-under names "${metric}", which is not a metric of this run.`);
}

function requestOf(options: ScoreOptions): ScoreRequest {
  const { match, singletons, duplicates, average } = options;
  const specs = new Map<string, unknown>(Object.entries(options));
  return {
    settings: settingsOf({
      ...{ match, singletons, duplicates, average },
      ...Object.fromEntries(
        [...matcherParameters, ...metricParameters].map(({ name }) => [name, specs.get(name)]),
      ),
      metrics: options.metrics?.split(',').map((id) => id.trim()),
    }),
    keyFormat: options.keyFormat ?? options.format,
    responseFormat: options.responseFormat ?? options.format,
    reading: Object.fromEntries(formatParameters.map(({ name }) => [name, specs.get(name)])),
    documents: options.document,
    perDocument: options.perDocument ?? false,
    strict: options.strict ?? false,
    lenient: options.lenient ?? false,
    isPart: options.counts !== undefined,
    jobs: options.jobs,
    maxSize: options.maxSize,
  };
}

function countsOf(key: string, run: SystemRun, request: ScoreRequest): string {
  const { settings, lenient, documents, reading } = request;
  return countsText({
    version,
    signature: signature(settings, undefined, signatureExtras(request)),
    settings: settings.spec,
    extras: { lenient, ...toCounts(reading), documents: documents ?? null },
    key,
    response: run.path,
    documents: run.documents,
    tally: run.tally.state(),
    warnings: run.problems,
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
    writeError(`fail: ${metric} of ${visible(basename(name))} is ${found} ${bound}\n`);
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

function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('Expected a number.');
  return value;
}

function toPositive(text: string): number {
  const value = toNumber(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('Expected a whole number of at least 1.');
  return value;
}

function toBound(text: string, bounds: [string, number][] = []): [string, number][] {
  const [metric, bound, more] = text.split('=');
  if (bound === undefined || more !== undefined)
    throw new InvalidArgumentError('Expected METRIC=X, such as conll=60.');
  return [...bounds, [metric, toNumber(bound)]];
}
