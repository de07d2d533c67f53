import { type Command, Option } from 'commander';
import { problem } from '../../agree/codes.ts';
import {
  type Agreement,
  type AgreeOptions,
  agree,
  type DistanceId,
  distances,
  type UnmarkedRule,
  unmarkedRules,
} from '../../agree/index.ts';
import { type IntervalMethod, intervalMethods } from '../../compare/index.ts';
import type { Document } from '../../core/document.ts';
import { indexCorpus } from '../../corpus/index-corpus.ts';
import { skippedFiles } from '../../corpus/not-annotation.ts';
import { readAnnotators } from '../../corpus/read-annotators.ts';
import { resolveLines } from '../../corpus/resolve-lines.ts';
import type { SettingsSpec } from '../../evaluate/index.ts';
import { type FormatSpecs, formatParameters, formats } from '../../formats/index.ts';
import { type MetricSpecs, metricParameters, metrics } from '../../metrics/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError, type Problem, UsageError } from '../../problems/problem.ts';
import { agreeJson } from '../../report/agree/json.ts';
import type { AgreeReport } from '../../report/agree/report.ts';
import { agreeLatex, agreeMarkdown, agreeText } from '../../report/agree/text.ts';
import { agreeMethods } from '../../report/cite/methods.ts';
import { checkCorpora } from '../check-corpora.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions } from '../options/add-options.ts';
import {
  addOutputOptions,
  columnsOf,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import {
  duplicatesOption,
  explain,
  metricList,
  metricsOption,
  parameterOption,
  singletonsOption,
} from '../options/scoring.ts';
import { choice, shared, strictness, toCountOrAll } from '../options/shared.ts';
import { type SystemArgument, systemArguments } from '../options/system-arguments.ts';
import { showProblems } from '../terminal.ts';

/** The options of `agree` as parsed by commander. */
interface AgreeArguments extends OutputOptions, MetricSpecs, FormatSpecs {
  distance: DistanceId;
  unmarked?: UnmarkedRule;
  metrics?: string;
  singletons: SettingsSpec['singletons'];
  duplicates: SettingsSpec['duplicates'];
  interval?: IntervalMethod;
  resamples?: number;
  seed?: number;
  list?: number;
  format?: string;
  strict?: boolean;
  allow?: string[];
  lenient?: boolean;
  maxSize?: number;
}

const kinds = ['text', 'json', 'markdown', 'latex'] as const;

/** Disagreements in text, unless --list says otherwise. */
const LISTED = 10;

export function registerAgree(program: Command): void {
  const command = program
    .command('agree')
    .description('measure how far annotators agree, and list where they do not')
    .argument(
      '<annotator...>',
      'file, directory or quoted pattern of each annotator; NAME=PATH gives a name',
    );
  addOptions(
    command,
    choice(
      '--distance <id>',
      'distance between chains, for all tables with one α',
      Object.keys(distances),
      'masi',
    ),
    choice(
      '--unmarked <rule>',
      `value of a span that an annotator did not mark: ${explain(unmarkedRules)} (default: null if anyone marked singletons, else singleton)`,
      Object.keys(unmarkedRules),
    ),
    metricsOption(),
    singletonsOption(),
    duplicatesOption('error'),
    ...metricParameters.map(parameterOption),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.seed(),
    new Option('--list <n>', `disagreements in tables, a number or all (default: ${LISTED})`).argParser(
      toCountOrAll,
    ),
    shared.format(formats.map(({ id }) => id)),
    ...formatParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
  );
  addOptions(command, shared.cite());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action((annotators: string[], options: AgreeArguments) =>
      runAgree(systemArguments(annotators), options),
    );
}

const help = `
Examples:
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll -q
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll examples/agree/cem.conll -q --list all -o agreement.md`;

async function runAgree(annotators: readonly SystemArgument[], options: AgreeArguments): Promise<void> {
  const kind = outputKind(options, kinds);
  if (annotators.length < 2) {
    throw new UsageError(
      'Agreement needs at least two annotators.',
      'Name the annotation of each: corefeval agree A B',
    );
  }
  const paths = annotators.map(({ path }) => path);
  await checkCorpora(paths, mainOutputs(options, kind), options);
  const specs = new Map<string, unknown>(Object.entries(options));
  const request = {
    reading: Object.fromEntries(formatParameters.map(({ name }) => [name, specs.get(name)])),
    ...{ format: options.format, maxSize: options.maxSize, jobs: undefined },
  };
  const log = new ProblemLog(options);
  const corpora = [];
  for (const path of paths) {
    const skipped: string[] = [];
    const files = await indexCorpus(path, { ...request, side: 'key' }, nodeShell.files, skipped);
    if (skipped.length > 0) log.report(skippedFiles(path, skipped));
    corpora.push({ path, files });
  }
  const stores = corpora.flatMap(({ files }) => files.map(({ source }) => source.store));
  const resolve = (problems: readonly Problem[]) => resolveLines(problems, stores);
  try {
    const documents = readAnnotators(corpora, request, log.report);
    log.throwIfErrors();
    const agreement = agreementOf(annotators, documents, options, log);
    const report: AgreeReport = {
      agreement: { ...withLines(agreement, resolve), warnings: resolve(log.problems) },
      paths,
      labelOf: (id) => metrics.find((metric) => metric.id === id)?.label ?? (id === 'conll' ? 'CoNLL' : id),
      listed: options.list ?? LISTED,
    };
    showProblems(report.agreement.warnings, (code) => log.count(code));
    const contents = {
      json: () => agreeJson(report),
      markdown: () => agreeMarkdown(report),
      latex: () => agreeLatex(report),
      text: () => agreeText(report, paintOf(kind, options), columnsOf(options)),
    };
    const used = metrics.filter(({ id }) => Object.hasOwn(agreement.means, id));
    await writeMain(contents[kind as (typeof kinds)[number]](), kind, options, [], () =>
      agreeMethods(agreement.signature, used),
    );
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

/** The agreement; its warnings are added to the log. */
function agreementOf(
  annotators: readonly SystemArgument[],
  documents: readonly (readonly Document[])[],
  options: AgreeArguments,
  log: ProblemLog,
): Agreement {
  const agreement = agree(
    annotators.map(({ name }, i) => ({ name, documents: documents[i] })),
    agreeOptions(options),
  );
  if (agreement.documents.compared === 0) {
    throw new InputError([
      problem('agree/none-in-common', 'No document has two annotators.', {
        expected: 'documents with the same name in the files of two annotators',
      }),
    ]);
  }
  for (const warning of agreement.warnings) log.report(warning);
  log.throwIfErrors();
  return agreement;
}

function agreeOptions(options: AgreeArguments): AgreeOptions {
  const { distance, unmarked, singletons, duplicates, interval, resamples, seed } = options;
  const specs = new Map<string, unknown>(Object.entries(options));
  return {
    ...Object.fromEntries(metricParameters.map(({ name }) => [name, specs.get(name)])),
    ...{ distance, unmarked, singletons, duplicates, interval, resamples, seed },
    metrics: options.metrics === undefined ? undefined : metricList(options.metrics),
  };
}

/** The agreement with lines of files in its disagreements, in place of lines of the pieces in which files were read. */
function withLines(agreement: Agreement, resolve: (problems: readonly Problem[]) => Problem[]): Agreement {
  const values = agreement.disagreements.flatMap((disagreement) => disagreement.values);
  const places = resolve(
    values.map(({ file, line }) => ({ code: 'place', severity: 'warning', message: '', file, line })),
  );
  const placeOf = new Map(values.map((value, i) => [value, places[i]]));
  return {
    ...agreement,
    disagreements: agreement.disagreements.map((disagreement) => ({
      ...disagreement,
      values: disagreement.values.map((value) => {
        const { file, line } = placeOf.get(value) ?? {};
        return { ...value, ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
      }),
    })),
  };
}
