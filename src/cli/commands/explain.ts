import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Document } from '../../core/document.ts';
import { findFiles } from '../../corpus/index.ts';
import { indexCorpus } from '../../corpus/index-corpus.ts';
import { readPairs } from '../../corpus/read-pairs.ts';
import { alignPair, type SettingsSpec, settingsOf } from '../../evaluate/index.ts';
import {
  compareSignatures,
  explainDifference,
  explainPair,
  whatIfEntity,
  whatIfMention,
} from '../../explain/index.ts';
import { type FormatSpecs, formatParameters, formats } from '../../formats/index.ts';
import { type MatcherSpecs, matcherParameters } from '../../matching/index.ts';
import { type MetricSpecs, metricParameters } from '../../metrics/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import { explainMethods } from '../../report/cite/methods.ts';
import { differenceJson, explanationJson, signaturesJson, whatIfJson } from '../../report/explain/json.ts';
import {
  differenceMarkdown,
  explainMarkdown,
  signaturesMarkdown,
  whatIfMarkdown,
} from '../../report/explain/markdown.ts';
import { differenceText, explainText, signaturesText, whatIfText } from '../../report/explain/text.ts';
import { noteInputs } from '../files/input-files.ts';
import { refuseOutputs } from '../files/write-output.ts';
import { nodeShell } from '../node-shell.ts';
import { addOptions } from '../options/add-options.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  writeMain,
} from '../options/main-output.ts';
import { alignmentOptions, metricList, metricsOption, parameterOption } from '../options/scoring.ts';
import { type ReadingArguments, shared, strictness } from '../options/shared.ts';
import { showProblems } from '../terminal.ts';

/** The options of `explain` as parsed by commander. */
interface ExplainArguments extends ReadingArguments, OutputOptions, MatcherSpecs, MetricSpecs, FormatSpecs {
  metrics?: string;
  metric?: string;
  match: SettingsSpec['match'];
  singletons: SettingsSpec['singletons'];
  duplicates: SettingsSpec['duplicates'];
  mention?: string;
  entity?: string;
  difference?: boolean;
  target?: string;
  stat: string;
  document?: string[];
}

const kinds = ['text', 'json', 'markdown'] as const;
type Kind = (typeof kinds)[number];

/** What is explained, in each kind of output. */
const writers = {
  explanation: { text: explainText, json: explanationJson, markdown: explainMarkdown },
  whatIf: { text: whatIfText, json: whatIfJson, markdown: whatIfMarkdown },
  difference: { text: differenceText, json: differenceJson, markdown: differenceMarkdown },
  signatures: { text: signaturesText, json: signaturesJson, markdown: signaturesMarkdown },
} as const;

export function registerExplain(program: Command): void {
  const formatIds = formats.map(({ id }) => id);
  const command = program
    .command('explain')
    .description('work metrics out on one document, with its own mentions; or say why a number differs')
    .argument('<key>', 'file, directory, quoted pattern, or - for standard input; or a signature')
    .argument('<response>', 'the same for the response; or the signature to compare with')
    .addOption(metricsOption())
    .addOption(shared.metric())
    .option(
      '--mention <place>',
      'what one mention contributes: its tokens (12-14), its line (:57), or its words',
    )
    .option('--entity <id>', 'what one entity contributes: its label, or its name in the formulas (K1, R2)')
    .option('--difference', 'which settings, or which other program, give the number of --target')
    .option('--target <percent>', 'the published number, with its digits: 76.3')
    .option('--stat <name>', 'which score the target is: conll, bcub.f1, muc.recall, …', 'conll');
  addOptions(
    command,
    ...alignmentOptions(),
    ...[...metricParameters, ...matcherParameters].map(parameterOption),
    shared.document(),
    shared.format(formatIds),
    shared.keyFormat(formatIds),
    shared.responseFormat(formatIds),
    ...formatParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
  );
  addOptions(command, shared.cite());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action((key: string, response: string, options: ExplainArguments) => runExplain(key, response, options));
}

const help = `
Examples:
  $ corefeval explain examples/key.conll examples/response.conll --document example/letter --metric muc
  $ corefeval explain examples/key.conll examples/response.conll --document example/bridge --markdown -o worked.md
  $ corefeval explain examples/key.conll examples/response.conll --difference --target 56.6`;

async function runExplain(key: string, response: string, options: ExplainArguments): Promise<void> {
  const kind = outputKind(options, kinds) as Kind;
  if (isSignature(key) && isSignature(response)) {
    const differences = compareSignatures(key, response);
    await writeMain(writers.signatures[kind](differences), kind, options);
    return;
  }
  await refuseEarly([key, response], kind, options);
  const pairs = await readDocuments(key, response, options);
  const text =
    options.difference || options.target !== undefined
      ? explainedDifference(pairs, kind, options)
      : explained(pairs, kind, options);
  const { metrics } = settingsOf(settingsSpec(options));
  await writeMain(text, kind, options, [], () => explainMethods(metrics));
}

const isSignature = (text: string): boolean => /^metrics:[^|]*\|match:/.test(text);

type Pair = readonly [key: Document, response: Document | undefined];

function explainedDifference(pairs: readonly Pair[], kind: Kind, options: ExplainArguments): string {
  if (options.target === undefined) {
    throw new UsageError(
      '--difference needs the number to explain.',
      'Add --target with its digits: --target 76.3.',
    );
  }
  const difference = explainDifference(pairs, options.target, options.stat);
  return writers.difference[kind](difference);
}

function explained(pairs: readonly Pair[], kind: Kind, options: ExplainArguments): string {
  if (pairs.length > 1) {
    const some = pairs.slice(0, 5).map(([{ id }]) => id);
    throw new UsageError(
      `There are ${pairs.length} documents, and one is explained at a time.`,
      `Choose one with --document: ${some.join(', ')}${pairs.length > some.length ? ', …' : ''}.`,
    );
  }
  const settings = settingsOf(settingsSpec(options));
  const [[key, response]] = pairs;
  const { pair } = alignPair(key, response, settings, () => {});
  const { metrics } = settings;
  if (options.mention !== undefined || options.entity !== undefined) {
    const change =
      options.mention !== undefined
        ? whatIfMention(pair, options.mention, metrics, settings.options)
        : whatIfEntity(pair, options.entity ?? '', metrics, settings.options);
    return writers.whatIf[kind](change);
  }
  return writers.explanation[kind](explainPair(pair, metrics, settings.options));
}

/** Reads all pairs of documents; problems are printed, errors end the run. */
async function readDocuments(key: string, response: string, options: ExplainArguments): Promise<Pair[]> {
  const specs = new Map<string, unknown>(Object.entries(options));
  const request = {
    reading: Object.fromEntries(formatParameters.map(({ name }) => [name, specs.get(name)])),
    documents: options.document,
    ...{ maxSize: options.maxSize, jobs: undefined },
  };
  const open = async (path: string, side: 'key' | 'response', own: string | undefined) => ({
    path,
    files: await indexCorpus(path, { ...request, side, format: own ?? options.format }, nodeShell.files, []),
  });
  const log = new ProblemLog({ ...options, file: response });
  const pairs: Pair[] = [];
  const resolve = readPairs(
    await open(key, 'key', options.keyFormat),
    await open(response, 'response', options.responseFormat),
    request,
    log,
    (keyDocument, responseDocument) => pairs.push([keyDocument, responseDocument]),
  );
  showProblems(resolve(log.problems), (code) => log.count(code));
  return pairs;
}

function settingsSpec(options: ExplainArguments): SettingsSpec {
  const { metrics, metric, match, singletons, duplicates } = options;
  const list = metric ?? metrics;
  const specs = new Map<string, unknown>(Object.entries(options));
  const parameters = [...metricParameters, ...matcherParameters];
  return {
    ...Object.fromEntries(parameters.map(({ name }) => [name, specs.get(name)])),
    ...{ match, singletons, duplicates },
    metrics: list === undefined ? undefined : metricList(list),
  };
}

/** Checks the output before the run, not only after it. */
async function refuseEarly(
  corpora: readonly string[],
  kind: ReturnType<typeof outputKind>,
  options: ExplainArguments,
): Promise<void> {
  const outputs = mainOutputs(options, kind);
  if (outputs.some(({ path }) => existsSync(path))) {
    for (const corpus of corpora) noteInputs(await findFiles(corpus, nodeShell.files));
  }
  refuseOutputs(outputs, options);
}
