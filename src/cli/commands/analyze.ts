import type { Command } from 'commander';
import {
  type AnalyzeOptions,
  Analyzer,
  type AntecedentRule,
  analyzeSettings,
  analyzeSignature,
  antecedentRules,
  KeyBaselines,
  PARSE_COLUMN,
  type PronounList,
  pronounLists,
  type Style,
  type SystemAnalysis,
  styles,
  tagColumns,
} from '../../analyze/index.ts';
import { indexCorpus } from '../../corpus/index-corpus.ts';
import { skippedFiles } from '../../corpus/not-annotation.ts';
import { readPairs } from '../../corpus/read-pairs.ts';
import { corpusWarnings, type SettingsSpec } from '../../evaluate/index.ts';
import { formats, type PairSpecs } from '../../formats/index.ts';
import { noMentionsHelp } from '../../formats/no-mentions-help.ts';
import { type MatcherSpecs, matcherParameters } from '../../matching/index.ts';
import { conllParts } from '../../metrics/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';
import { analyzeJson } from '../../report/analyze/json.ts';
import type { AnalyzeReport } from '../../report/analyze/report.ts';
import { analyzeMarkdown, analyzeText } from '../../report/analyze/text.ts';
import { analyzeMethods, scoreMethods } from '../../report/cite/methods.ts';
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
import { readingParameters, readingSpecs } from '../options/reading.ts';
import { alignmentOptions, explain, metricList, metricsOption, parameterOption } from '../options/scoring.ts';
import { choice, type ReadingArguments, shared, strictness, toCountOrAll } from '../options/shared.ts';
import { type SystemArgument, systemArguments } from '../options/system-arguments.ts';
import { withLines } from '../resolve-places.ts';
import { showProblems } from '../terminal.ts';

/** The options of `analyze` as parsed by commander. */
interface AnalyzeArguments extends ReadingArguments, OutputOptions, MatcherSpecs, PairSpecs {
  metrics?: string;
  metric?: string;
  match: SettingsSpec['match'];
  singletons: SettingsSpec['singletons'];
  duplicates: SettingsSpec['duplicates'];
  style: Style;
  trees?: boolean;
  pronouns: PronounList;
  links?: boolean;
  antecedents: AntecedentRule;
  slices?: boolean;
  examples?: number;
  document?: string[];
}

const kinds = ['text', 'json', 'markdown'] as const;

export function registerAnalyze(program: Command): void {
  const formatIds = formats.map(({ id }) => id);
  const command = program
    .command('analyze')
    .description('show what kinds of errors responses have, and what each kind costs')
    .argument('<key>', 'file, directory, quoted pattern, or - for standard input; .gz is decompressed')
    .argument('<response...>', 'the same, one for each system; NAME=PATH gives it a name')
    .addOption(metricsOption())
    .addOption(shared.metric())
    .addOption(
      choice(
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
    .addOption(choice('--pronouns <list>', explain(pronounLists), Object.keys(pronounLists), 'none'))
    .option('--links', 'show link errors too')
    .addOption(
      choice('--antecedents <rule>', explain(antecedentRules), Object.keys(antecedentRules), 'closest'),
    )
    .option('--slices', 'show all slices of mentions, not only the worst of each feature')
    .option('--examples <n>', 'examples of each type of error, a number or all (default: 3)', toCountOrAll);
  addOptions(
    command,
    ...alignmentOptions(),
    ...matcherParameters.map(parameterOption),
    shared.document(),
    shared.format(formatIds),
    shared.keyFormat(formatIds),
    shared.responseFormat(formatIds),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
  );
  addOptions(command, shared.cite());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action((key: string, responses: string[], options: AnalyzeArguments) =>
      runAnalyze(key, systemArguments(responses), options),
    );
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
): Promise<void> {
  const kind = outputKind(options, kinds);
  const settings = analyzeSettings(settingsSpec(options));
  const metric = costMetric(
    options.metric,
    settings.scoring.metrics.map(({ id }) => id),
  );
  const paths = [key, ...responses.map(({ path }) => path)];
  await checkCorpora(paths, mainOutputs(options, kind), options);
  const request = {
    reading: {
      ...readingSpecs(options),
      columns: [...tagColumns, PARSE_COLUMN, 'type'],
    },
    documents: options.document,
    ...{ maxSize: options.maxSize, jobs: undefined },
  };
  const open = async (path: string, side: 'key' | 'response', own: string | undefined) => {
    const skipped: string[] = [];
    const format = own ?? options.format;
    const files = await indexCorpus(path, { ...request, side, format }, nodeShell.files, skipped);
    return { path, files, notes: skipped.length === 0 ? [] : [skippedFiles(path, skipped)] };
  };
  const keyCorpus = await open(key, 'key', options.keyFormat);
  const baselines = new KeyBaselines(settings.scoring);
  const logs: ProblemLog[] = [];
  const systems: SystemAnalysis[] = [];
  let whole: ReturnType<Analyzer['tally']['result']> | undefined;
  for (const { name, path } of responses) {
    const log = new ProblemLog({ ...options, file: path });
    const analyzer = new Analyzer(settings, log);
    const corpus = await open(path, 'response', options.responseFormat);
    for (const note of [...keyCorpus.notes, ...corpus.notes]) log.report(note);
    const resolve = readPairs(keyCorpus, corpus, request, log, (keyDocument, response) => {
      const pair = analyzer.add(keyDocument, response);
      if (systems.length === 0) baselines.add(pair.key);
    });
    const result = analyzer.tally.result();
    whole ??= result;
    const noMentions = () =>
      noMentionsHelp([...keyCorpus.files, ...corpus.files].map(({ source }) => source.format));
    for (const found of corpusWarnings(result, settings.scoring, { key, response: path, name, noMentions }))
      log.report(found);
    log.throwIfErrors();
    const analysis = analyzer.result(name);
    systems.push({ ...withLines(analysis, resolve), warnings: resolve(log.problems) });
    logs.push(log);
  }
  const { key: facts, fingerprint } = whole as NonNullable<typeof whole>;
  const report: AnalyzeReport = {
    ...{ settings, metric, key: facts, keyPath: key, systems, paths: paths.slice(1) },
    signature: analyzeSignature(settings, fingerprint),
    baselines: baselines.scores(),
    shows: { links: options.links ?? false, slices: options.slices ?? false },
  };
  systems.forEach(({ warnings }, s) => {
    showProblems(warnings, (code) => logs[s].count(code));
  });
  const contents = {
    json: () => analyzeJson(report),
    markdown: () => analyzeMarkdown(report),
    text: () => analyzeText(report, paintOf(kind, options), columnsOf(options)),
  };
  await writeMain(contents[kind as (typeof kinds)[number]](), kind, options, [], () => [
    ...analyzeMethods(report.signature, report.shows.links),
    ' ',
    ...scoreMethods({ metrics: settings.scoring.metrics, documents: facts.documents }),
  ]);
}

function settingsSpec(options: AnalyzeArguments): AnalyzeOptions {
  const { singletons, duplicates, match, style, trees, pronouns, antecedents, examples } = options;
  return {
    ...{ singletons, duplicates, match, style, trees, pronouns, antecedents, examples },
    metrics: options.metrics === undefined ? undefined : metricList(options.metrics),
  };
}

/** The metric of the table of costs, which must be one of those that are computed. */
function costMetric(asked: string | undefined, ids: readonly string[]): string {
  const known = [...(conllParts.every((id) => ids.includes(id)) ? ['conll'] : []), ...ids];
  if (asked === undefined || known.includes(asked)) return asked ?? known[0];
  throw new UsageError(
    `--metric names "${asked}", which is not a metric of this run.${suggestion(asked, known)}`,
    `Choose from: ${known.join(', ')}.`,
  );
}
