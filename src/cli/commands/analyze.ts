import type { Command } from 'commander';
import {
  type AntecedentRule,
  antecedentRules,
  type CutStyle,
  type PronounList,
  pronounLists,
  styles,
} from '../../analyze/index.ts';
import { formats } from '../../formats/index.ts';
import { matcherParameters } from '../../matching/index.ts';
import { analyzeJson } from '../../report/analyze/json.ts';
import { analyzeMarkdown, analyzeText } from '../../report/analyze/text.ts';
import { analyzeMethods, scoreMethods } from '../../report/cite/methods.ts';
import { comma, separated, tab } from '../../report/table/separated.ts';
import { analyzeFiles } from '../../verbs/analyze.ts';
import { readingParameters } from '../../verbs/reading.ts';
import { checkPaths } from '../check-paths.ts';
import { mentionTable } from '../files/output-kinds.ts';
import { nodeShell } from '../node-shell.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  writeMain,
} from '../options/main-output.ts';
import { settingsSpec, systemsRequest } from '../options/requests.ts';
import {
  alignmentOptions,
  explain,
  metricsOption,
  parameterOption,
  type ScoringArguments,
  scopeOption,
} from '../options/scoring.ts';
import { addOptions, choiceOption, shared, strictness, toCountOrAll } from '../options/shared.ts';
import { type SystemArgument, systemArguments } from '../options/system-arguments.ts';
import { showFailures, showWarnings } from '../score-output.ts';

/** The options of `analyze` as parsed by commander. */
interface AnalyzeArguments extends ScoringArguments, OutputOptions {
  metric?: string;
  style: CutStyle;
  trees?: boolean;
  pronouns: PronounList;
  links?: boolean;
  antecedents: AntecedentRule;
  slices?: boolean;
  labels?: string;
  table?: string;
  examples?: number;
}

const kinds = ['text', 'json', 'markdown'] as const;

export function registerAnalyze(program: Command, done: (code: number) => void): void {
  const formatIds = formats.map(({ id }) => id);
  const command = program
    .command('analyze')
    .description('show what kinds of errors responses have, and what each kind costs')
    .argument(
      '<key>',
      'file, directory, archive, quoted pattern, or - for standard input; .gz is decompressed',
    )
    .argument('<response...>', 'the same, one for each system; NAME=PATH gives it a name')
    .addOption(metricsOption())
    .addOption(shared.metric())
    .addOption(
      choiceOption(
        '--style <name>',
        `the anchor of an entity is ${explain(styles)}`,
        Object.keys(styles),
        'berkeley',
      ),
    )
    .option(
      '--trees',
      'heads from the parse column; pronouns and boundaries as in the Berkeley Coreference Analyser',
    )
    .addOption(choiceOption('--pronouns <list>', explain(pronounLists), Object.keys(pronounLists), 'none'))
    .option('--links', 'show link errors too')
    .addOption(
      choiceOption('--antecedents <rule>', explain(antecedentRules), Object.keys(antecedentRules), 'closest'),
    )
    .option(
      '--slices',
      'show all slices of mentions, not only the worst of each feature, and slices of entities',
    )
    .option(
      '--labels <file>',
      'labels of mentions: a table (document, start, end or last, then columns), or an annotation whose attributes are the labels; scores by label and slices of entities',
    )
    .option(
      '--table <file>',
      'also write all mentions with their verdicts and shares of the scores, as CSV, or as TSV if the name ends so',
    )
    .option('--examples <n>', 'examples of each type of error, a number or all (default: 3)', toCountOrAll);
  addOptions(
    command,
    ...alignmentOptions(),
    scopeOption(),
    ...matcherParameters.map(parameterOption),
    shared.document(),
    shared.format(formatIds),
    shared.keyFormat(formatIds),
    shared.responseFormat(formatIds),
    shared.keyName(),
    shared.responseName(),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
    shared.refusedWindow('analyze'),
  );
  addOptions(command, shared.cite());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action(async (key: string, responses: string[], options: AnalyzeArguments) => {
      done(await runAnalyze(key, systemArguments(responses), options));
    });
}

const help = `
Examples:
  $ corefeval analyze examples/key.conll examples/response.conll
  $ corefeval analyze examples/key.conll ours=examples/response.conll --singletons drop --pronouns en
  $ corefeval analyze examples/key.conll examples/response.conll --links --slices --examples all -o errors.json`;

async function runAnalyze(
  key: string,
  responses: readonly SystemArgument[],
  options: AnalyzeArguments,
): Promise<number> {
  const kind = outputKind(options, kinds);
  const { labels, table } = options;
  const inputs = [key, ...responses.map(({ path }) => path), ...(labels === undefined ? [] : [labels])];
  const tables = table === undefined ? [] : [{ path: table, kind: mentionTable }];
  await checkPaths(inputs, [...tables, ...mainOutputs(options, kind)], options);
  const { style, trees, pronouns, antecedents, examples, metric, links, slices } = options;
  const { scope, ...scoring } = settingsSpec(options);
  const settings = { ...scoring, style, trees, pronouns, antecedents, examples };
  const request = {
    ...systemsRequest(key, responses, options),
    settings,
    scope,
    metric,
    links,
    slices,
    labels: labels === undefined ? undefined : { path: labels, name: labels },
  };
  const result = await analyzeFiles({ ...request, table: table !== undefined }, nodeShell);
  const { report, problems, failed } = result;
  showWarnings(
    report.systems,
    problems.map(({ count }) => count),
  );
  const others = tables.map((output) => ({
    ...output,
    content: separated(
      result.table?.columns ?? [],
      result.table?.rows ?? [],
      /\.tsv$/i.test(output.path) ? tab : comma,
    ),
  }));
  const contents = {
    json: () => analyzeJson(report),
    markdown: () => analyzeMarkdown(report),
    text: () => analyzeText(report, paintOf(kind, options), outputColumns(options)),
  };
  await writeMain(contents[kind](), kind, options, others, () => [
    ...analyzeMethods(report.signature, report.shows.links),
    ' ',
    ...scoreMethods({ metrics: report.settings.scoring.metrics, documents: report.key.documents }),
  ]);
  return showFailures(failed);
}
