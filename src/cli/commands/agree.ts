import { type Command, Option } from 'commander';
import { adjudicationRules } from '../../agree/adjudicate/rows.ts';
import {
  type AgreeOptions,
  type DistanceId,
  distances,
  type UnmarkedRule,
  unmarkedRules,
} from '../../agree/index.ts';
import { type IntervalMethod, intervalMethods } from '../../compare/index.ts';
import { formatParameters, formats } from '../../formats/index.ts';
import { metricParameters, metrics } from '../../metrics/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { decisionsCsv } from '../../report/agree/decisions.ts';
import { agreeJson } from '../../report/agree/json.ts';
import { agreeLatex, agreeMarkdown, agreeText } from '../../report/agree/text.ts';
import { agreeMethods } from '../../report/cite/methods.ts';
import { agreeFiles, DEFAULT_LISTED_DECISIONS } from '../../verbs/agree.ts';
import { writableFormats } from '../../verbs/write-annotation.ts';
import { checkPaths } from '../check-paths.ts';
import { refuseOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { type AdjudicatingArguments, adjudicating } from '../options/adjudicating.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import { readingRequest, type SettingsArguments, settingsSpec } from '../options/requests.ts';
import {
  duplicatesOption,
  explain,
  filterOption,
  metricsOption,
  parameterOption,
  scopeOption,
  singletonsOption,
} from '../options/scoring.ts';
import {
  addOptions,
  choiceOption,
  type ReadingArguments,
  shared,
  strictness,
  toCountOrAll,
} from '../options/shared.ts';
import { type SystemArgument, systemArguments } from '../options/system-arguments.ts';
import { showProblems } from '../terminal.ts';

/** The options of `agree` as parsed by commander. */
interface AgreeArguments
  extends OutputOptions,
    ReadingArguments,
    Omit<AdjudicatingArguments, 'output'>,
    Omit<SettingsArguments, 'match' | 'average'> {
  gamma?: boolean;
  distance: DistanceId;
  unmarked?: UnmarkedRule;
  interval?: IntervalMethod;
  resamples?: number;
  seed?: number;
  list?: number;
}

const kinds = ['text', 'json', 'csv', 'markdown', 'latex', 'html'] as const;

export function registerAgree(program: Command): void {
  const command = program
    .command('agree')
    .description('measure how far annotators agree, and list where they do not')
    .argument(
      '<annotator...>',
      'file, directory, archive or quoted pattern of each annotator; NAME=PATH gives a name; or one export of INCEpTION or WebAnno',
    );
  addOptions(
    command,
    choiceOption(
      '--distance <id>',
      'distance between chains, for all tables with one α',
      Object.keys(distances),
      'masi',
    ),
    choiceOption(
      '--unmarked <rule>',
      `value of a span that an annotator did not mark: ${explain(unmarkedRules)} (default: null if anyone marked singletons, else singleton)`,
      Object.keys(unmarkedRules),
    ),
    new Option(
      '--gamma',
      'also γ of the boundaries of mentions for each pair of annotators (Mathet et al. 2015)',
    ),
    choiceOption(
      '--adjudicate <rule>',
      `make one annotation of all: ${explain(adjudicationRules)}; -o FILE is then the annotation, and the report goes to standard output`,
      Object.keys(adjudicationRules),
    ),
    new Option('--answers <file>', 'decisions for --adjudicate: its list in JSON, with "chosen" in each row'),
    shared.to(writableFormats.map(({ id }) => id)),
    shared.outputDir(),
    metricsOption(),
    filterOption(),
    singletonsOption(),
    duplicatesOption('error'),
    scopeOption(),
    ...metricParameters.map(parameterOption),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.seed(),
    new Option(
      '--list <n>',
      `decisions that differ in tables, a number or all (default: ${DEFAULT_LISTED_DECISIONS})`,
    ).argParser(toCountOrAll),
    shared.format(formats.map(({ id }) => id)),
    ...formatParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
    shared.refusedWindow('agree'),
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
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll examples/agree/cem.conll -q --list all -o agreement.md
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll examples/agree/cem.conll -q --csv
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll examples/agree/cem.conll -q --adjudicate majority -o gold.conll
  $ corefeval agree examples/agree/ann.conll examples/agree/ben.conll examples/agree/cem.conll -q -o agreement.html`;

async function runAgree(annotators: readonly SystemArgument[], options: AgreeArguments): Promise<void> {
  const made = adjudicating(options);
  // With --adjudicate, -o is the annotation.
  const { output: _, ...withoutFile } = options;
  const reporting: OutputOptions = made === undefined ? options : withoutFile;
  const kind = outputKind(reporting, kinds);
  const inputs = [
    ...annotators.map(({ path }) => path),
    ...(options.answers === undefined ? [] : [options.answers]),
  ];
  const outputs = [
    ...mainOutputs(reporting, kind),
    ...(options.outputDir === undefined ? (made?.outputs(['']) ?? []) : []),
  ];
  await checkPaths(inputs, outputs, options);
  if (kind === 'html' && made !== undefined)
    throw new UsageError('On the page a person decides.', 'leave --adjudicate out, or --html');
  const result = await agreeFiles(
    {
      ...readingRequest(options),
      annotators,
      settings: agreeOptions(options),
      scope: options.scope,
      listed: options.list,
      // The page runs the votes itself.
      adjudicate: kind === 'html' ? { rule: 'ask' } : made?.request,
    },
    nodeShell,
    (names) => refuseOutputs(made?.outputs(names) ?? [], options),
  );
  const { report, files, count } = result;
  const { agreement } = report;
  showProblems(agreement.warnings, count);
  const contents = {
    json: () => agreeJson(report),
    csv: () => decisionsCsv(agreement.decisions, options),
    markdown: () => agreeMarkdown(report),
    latex: () => agreeLatex(report),
    html: async () =>
      (await import('../pages/agreement-page.ts')).agreementPage(result, options.singletons === 'drop'),
    text: () => agreeText(report, paintOf(kind, reporting), outputColumns(reporting)),
  };
  const used = metrics.filter(({ id }) => Object.hasOwn(agreement.means, id));
  made?.write(files, options);
  await writeMain(await contents[kind](), kind, reporting, [], () => agreeMethods(agreement.signature, used));
}

function agreeOptions(options: AgreeArguments): AgreeOptions {
  const { distance, unmarked, gamma, interval, resamples, seed } = options;
  const { match: _, average: __, scope: ___, ...settings } = settingsSpec(options);
  return { ...settings, distance, unmarked, gamma, interval, resamples, seed };
}
