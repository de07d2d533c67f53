import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { coreferenceMetrics } from '../../../nuggets/index.ts';
import { nuggetMethods } from '../../../report/cite/methods.ts';
import { type NuggetSystem, nuggetReports } from '../../../report/nuggets/reports.ts';
import type { EventTestRequest } from '../../../verbs/nuggets/page.ts';
import { type NuggetScoreRequest, scoreNuggetFiles } from '../../../verbs/nuggets/score.ts';
import { checkPaths } from '../../check-paths.ts';
import { alignedConll } from '../../files/output-kinds.ts';
import { refuseOutputs, type WrittenOutput } from '../../files/write-output.ts';
import { nodeShell } from '../../node-shell.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputColumns,
  outputKind,
  paintOf,
  writeMain,
} from '../../options/main-output.ts';
import {
  addGoldAndSystems,
  eventPaths,
  type GoldAndSystems,
  goldAndSystems,
} from '../../options/nuggets/gold-and-systems.ts';
import {
  type AlignmentArguments,
  addMatchOptions,
  corefAlignmentOption,
  type MatchArguments,
  matchRequest,
} from '../../options/nuggets/options.ts';
import { refuseTexts, type TextArguments, textsOption } from '../../options/nuggets/text-options.ts';
import { addOptions, shared } from '../../options/shared.ts';
import type { EventPageRequest } from '../../pages/event-page.ts';
import { showEventProblems, showFailures } from '../../score-output.ts';

/** The options of `nuggets score` as parsed by commander. */
export interface NuggetScoreArguments
  extends MatchArguments,
    TextArguments,
    AlignmentArguments,
    OutputOptions {
  coref?: boolean;
  sequencing?: boolean;
  corefMapping?: string;
  corefThreshold?: number;
  alignmentLimit?: number;
  sort?: string;
  perDocument?: boolean;
  perType?: boolean;
  writeConll?: string;
  interval?: EventTestRequest['interval'];
  resamples?: number;
  exchanges?: number;
  seed?: number;
}

export function registerNuggetsScore(nuggets: Command, done: (code: number) => void): void {
  const command = addGoldAndSystems(
    nuggets.command('score').description('score event nuggets, their coreference and their order'),
  );
  addMatchOptions(command)
    .option('--coref', 'score coreference (default: if a file has clusters)')
    .option('--no-coref', 'do not score coreference')
    .option('--sequencing', 'score After and Subevent links (default: if a file has them)')
    .option('--no-sequencing', 'do not score After and Subevent links')
    .option(
      '--coref-mapping <setting>',
      'the mapping for coreference and sequencing: span, type, realis, … (default: type, or span if types are not compared)',
    )
    .option('--coref-threshold <dice>', 'minimum Dice of mentions that match for coreference', toThreshold, 1)
    .addOption(corefAlignmentOption())
    .option(
      '--alignment-limit <n>',
      'maximum number of alignments that are compared one by one',
      toCount,
      5000,
    )
    .option(
      '--sort <key>',
      'sort several systems by span, type, realis, type+realis (micro F1) or coref (mean of the coreference metrics) (default: the ranking of the task for detection, type+realis)',
    )
    .option('--per-type', 'show the scores of each type (default: if there is one system)')
    .option('--no-per-type', 'do not show the scores of each type')
    .addOption(shared.perDocument())
    .option('--write-conll <directory>', 'also write the aligned mentions as CoNLL files for other tools');
  addOutputOptions(addOptions(command, textsOption(), shared.cite()), nuggetKinds)
    .addHelpText('after', help)
    .action(async (gold: string, systems: string[], options: NuggetScoreArguments) => {
      done(await runNuggetsScore(goldAndSystems(gold, systems), options));
    });
}

const nuggetKinds = [...(Object.keys(nuggetReports) as (keyof typeof nuggetReports)[]), 'html' as const];

const help = `
Examples:
  $ corefeval nuggets score gold.tbf system.tbf -t tokens/
  $ corefeval nuggets score gold.tbf ours=a.tbf theirs=b.tbf --profile evmeval-1.8 -o table.md
  $ corefeval nuggets score gold.tbf system.tbf --mapping optimal --coref-alignment best --json
  $ corefeval nuggets score gold.tbf ours=a.tbf theirs=b.tbf -t tokens/ -o page.html`;

export async function runNuggetsScore(corpora: GoldAndSystems, args: NuggetScoreArguments): Promise<number> {
  const kind = outputKind(args, nuggetKinds);
  refuseTexts(args, kind);
  await checkPaths(eventPaths(corpora), mainOutputs(args, kind), args);
  const request = scoreRequest(corpora, args);
  const { result, content } =
    kind === 'html'
      ? await scorePage({ ...request, ...testRequest(args), texts: args.texts })
      : await scoreTable(kind, request, args);
  const { report, systems, failed } = result;
  const others = args.writeConll === undefined ? [] : conllOutputs(args.writeConll, systems);
  refuseOutputs([...others, ...mainOutputs(args, kind)], args);
  showEventProblems(result);
  const methods = () => nuggetMethods(report.signature, scoredParts(systems));
  await writeMain(await content(), kind, args, others, methods);
  return showFailures(failed);
}

async function scoreTable(
  kind: keyof typeof nuggetReports,
  request: NuggetScoreRequest,
  args: NuggetScoreArguments,
) {
  const result = await scoreNuggetFiles(request, nodeShell);
  const shape = { ...args, columns: outputColumns(args) };
  return { result, content: async () => nuggetReports[kind](result.report, paintOf(kind, args), shape) };
}

const scoreRequest = (corpora: GoldAndSystems, args: NuggetScoreArguments): NuggetScoreRequest => ({
  ...corpora,
  ...matchRequest(args),
  coreference: args.coref,
  sequencing: args.sequencing,
  corefSetting: args.corefMapping,
  corefThreshold: args.corefThreshold,
  corefAlignment: args.corefAlignment,
  alignmentLimit: args.alignmentLimit,
  sort: args.sort,
  perDocument: args.perDocument,
  perType: args.perType,
});

/** The intervals and tests of a page. */
const testRequest = ({ interval, resamples, exchanges, seed }: NuggetScoreArguments): EventTestRequest => ({
  interval,
  resamples,
  exchanges,
  seed,
});

/** Only pages need this code. */
const scorePage = async (request: EventPageRequest) =>
  (await import('../../pages/event-page.ts')).scoreEventPage('events', request);

/** The parts of the task that were scored. */
export const scoredParts = (systems: readonly NuggetSystem[]) => ({
  coreference: systems.some(({ scores }) => scores.coreference !== undefined) ? coreferenceMetrics : [],
  sequencing: systems.some(({ scores }) => scores.sequencing !== undefined),
});

function conllOutputs(directory: string, systems: readonly NuggetSystem[]): WrittenOutput[] {
  return systems.flatMap(({ name, scores }) => {
    const files = scores.conll?.();
    const stem = join(directory, name.replaceAll(/[/\\]/g, '_'));
    return Object.entries(files ?? {}).map(([side, content]) => ({
      path: `${stem}.${side}.conll`,
      kind: alignedConll,
      makesFolder: true,
      content,
    }));
  });
}

function toThreshold(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value <= 1)) {
    throw new InvalidArgumentError('Expected a number above 0 and at most 1.');
  }
  return value;
}

function toCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number above 0.');
  return Number(text);
}
