import type { Command } from 'commander';
import type { Explained } from '../../explain/index.ts';
import { isPartition } from '../../explain/typed-partition.ts';
import { formats } from '../../formats/index.ts';
import { matcherParameters } from '../../matching/index.ts';
import { metricParameters } from '../../metrics/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { explainMethods } from '../../report/cite/methods.ts';
import { explainJson } from '../../report/explain/json.ts';
import {
  differenceMarkdown,
  explainMarkdown,
  signaturesMarkdown,
  whatIfMarkdown,
} from '../../report/explain/markdown.ts';
import { differenceText, explainText, signaturesText, whatIfText } from '../../report/explain/text.ts';
import {
  explainFiles,
  explainPartitions,
  explainSignatures,
  type PartitionQuestion,
} from '../../verbs/explain.ts';
import { readingParameters } from '../../verbs/reading.ts';
import { checkPaths } from '../check-paths.ts';
import { nodeShell } from '../node-shell.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  writeMain,
} from '../options/main-output.ts';
import { settingsSpec, systemsRequest } from '../options/requests.ts';
import {
  alignmentOptions,
  metricsOption,
  parameterOption,
  type ScoringArguments,
  scopeOption,
} from '../options/scoring.ts';
import { addOptions, shared, strictness } from '../options/shared.ts';
import { systemArguments } from '../options/system-arguments.ts';
import { showWarnings } from '../score-output.ts';

/** The options of `explain` as parsed by commander. */
interface ExplainArguments extends ScoringArguments, OutputOptions {
  metric?: string;
  mention?: string;
  entity?: string;
  difference?: boolean;
  target?: string;
  stat: string;
}

const kinds = ['text', 'json', 'markdown'] as const;
type Kind = (typeof kinds)[number];

/** What was explained, in one kind of output. */
function contentOf(explained: Explained, kind: Kind, warnings: readonly Problem[] = []): string {
  const { kind: what, value } = explained;
  if (kind === 'json') return explainJson(explained, warnings);
  if (what === 'explanation') return { text: explainText, markdown: explainMarkdown }[kind](value);
  if (what === 'whatIf') return { text: whatIfText, markdown: whatIfMarkdown }[kind](value);
  if (what === 'difference') return { text: differenceText, markdown: differenceMarkdown }[kind](value);
  return { text: signaturesText, markdown: signaturesMarkdown }[kind](value);
}

export function registerExplain(program: Command): void {
  const formatIds = formats.map(({ id }) => id);
  const command = program
    .command('explain')
    .description('show how metrics are computed on one document; or explain why a number differs')
    .argument(
      '<key>',
      'file, directory, quoted pattern, or - for standard input; or a signature, or a partition such as "{a b} {c d e}"',
    )
    .argument('<response>', 'the same for the response; or the signature to compare with')
    .addOption(metricsOption())
    .addOption(shared.metric())
    .option(
      '--mention <place>',
      'what one mention contributes: its tokens (12-14), its line (:57), or its words',
    )
    .option('--entity <id>', 'what one entity contributes: its label, or its name in the formulas (K1, R2)')
    .option(
      '--difference',
      'the score by the conventions of other programs; with --target, which settings or which program give that number',
    )
    .option('--target <percent>', 'the published number, with its digits: 76.3')
    .option('--stat <name>', 'which score the target is: conll, bcub.f1, muc.recall, …', 'conll');
  addOptions(
    command,
    ...alignmentOptions(),
    scopeOption(),
    ...[...metricParameters, ...matcherParameters].map(parameterOption),
    shared.document(),
    shared.format(formatIds),
    shared.keyFormat(formatIds),
    shared.responseFormat(formatIds),
    shared.keyName(),
    shared.responseName(),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.maxSize(),
    shared.refusedWindow('explain'),
  );
  addOptions(command, shared.cite());
  addOutputOptions(command, kinds)
    .addHelpText('after', help)
    .action((key: string, response: string, options: ExplainArguments) => runExplain(key, response, options));
}

const help = `
Examples:
  $ corefeval explain examples/key.conll examples/response.conll --document example/letter --metric muc
  $ corefeval explain examples/key.conll examples/response.conll --document example/letter --metric bcub --markdown -o worked.md
  $ corefeval explain '{a b c} {d e f g}' '{a b} {c d} {f g h i}' --metric bcub
  $ corefeval explain examples/key.conll examples/response.conll --difference --target 56.6`;

async function runExplain(key: string, response: string, options: ExplainArguments): Promise<void> {
  const kind = outputKind(options, kinds);
  if (isSignature(key) && isSignature(response)) {
    await writeMain(contentOf(explainSignatures(key, response), kind), kind, options);
    return;
  }
  if (isPartition(key) || isPartition(response)) {
    const { explained, settings } = explainPartitions(key, response, question(options));
    await writeMain(contentOf(explained, kind), kind, options, [], () => explainMethods(settings.metrics));
    return;
  }
  const [system] = systemArguments([response]);
  await checkPaths([key, system.path], mainOutputs(options, kind), options);
  const request = {
    ...systemsRequest(key, [system], options),
    response: system,
    ...question(options),
  };
  const { explained, settings, problems } = await explainFiles(request, nodeShell);
  const warnings = [...problems.problems, ...problems.warnings];
  showWarnings([{ name: system.name, warnings }], [problems.count]);
  await writeMain(contentOf(explained, kind, warnings), kind, options, [], () =>
    explainMethods(settings.metrics),
  );
}

const question = (options: ExplainArguments): PartitionQuestion => ({
  settings: settingsSpec({ ...options, metrics: options.metric ?? options.metrics }),
  mention: options.mention,
  entity: options.entity,
  difference: options.difference,
  target: options.target,
  stat: options.stat,
});

const isSignature = (text: string): boolean => /^metrics:[^|]*\|match:/.test(text);
