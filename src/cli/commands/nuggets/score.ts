import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { coreferenceMetrics } from '../../../nuggets/index.ts';
import { nuggetMethods } from '../../../report/cite/methods.ts';
import { type NuggetReport, type NuggetSystem, nuggetReports } from '../../../report/nuggets/reports.ts';
import { noteInputs } from '../../files/input-files.ts';
import { alignedConll } from '../../files/output-kinds.ts';
import { refuseOutputs, type WrittenOutput } from '../../files/write-output.ts';
import {
  corefAlignmentOption,
  type NuggetScoringArguments,
  nuggetReport,
  type ScoredNuggetFiles,
  scoreNuggetFiles,
  showNuggetProblems,
} from '../../nuggets/score-nugget-files.ts';
import { addOptions } from '../../options/add-options.ts';
import {
  addOutputOptions,
  columnsOf,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../../options/main-output.ts';
import {
  addGoldAndSystems,
  type GoldAndSystems,
  goldAndSystems,
} from '../../options/nuggets/gold-and-systems.ts';
import { addMatchOptions } from '../../options/nuggets/options.ts';
import { refuseTexts, type TextArguments, textsOption } from '../../options/nuggets/text-options.ts';
import { shared } from '../../options/shared.ts';
import { showFailures } from '../../score-output.ts';

export interface ScoreArguments extends NuggetScoringArguments, OutputOptions {
  sort?: string;
  writeConll?: string;
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
    .option('--per-type', 'show the scores of each type')
    .addOption(shared.perDocument())
    .option('--write-conll <directory>', 'also write the aligned mentions as CoNLL files for other tools');
  addOutputOptions(addOptions(command, textsOption(), shared.cite()), nuggetKinds)
    .addHelpText('after', help)
    .action(async (gold: string, systems: string[], options: ScoreArguments) => {
      done(await runNuggetsScore(await goldAndSystems(gold, systems), options));
    });
}

const nuggetKinds = [...(Object.keys(nuggetReports) as (keyof typeof nuggetReports)[]), 'html' as const];

const help = `
Examples:
  $ corefeval nuggets score gold.tbf system.tbf -t tokens/
  $ corefeval nuggets score gold.tbf ours=a.tbf theirs=b.tbf --profile evmeval-1.8 -o table.md
  $ corefeval nuggets score gold.tbf system.tbf --mapping optimal --coref-alignment best --json
  $ corefeval nuggets score gold.tbf ours=a.tbf theirs=b.tbf -t tokens/ -o page.html`;

export async function runNuggetsScore(
  { gold: goldPath, systems: named }: GoldAndSystems,
  args: ScoreArguments,
): Promise<number> {
  const kind = outputKind(args, nuggetKinds) as (typeof nuggetKinds)[number];
  refuseTexts(args, kind);
  noteInputs([{ path: goldPath }, ...named]);
  refuseOutputs(mainOutputs(args, kind), args);
  const scored = await scoreNuggetFiles({ gold: goldPath, systems: named }, args);
  const { systems, failed } = scored;
  const others = args.writeConll === undefined ? [] : conllOutputs(args.writeConll, systems);
  refuseOutputs([...others, ...mainOutputs(args, kind)], args);
  showNuggetProblems(scored);
  const [paint, shape] = [paintOf(kind, args), { ...args, columns: columnsOf(args) }];
  const report = nuggetReport(scored, args);
  const content =
    kind === 'html' ? await pageOf(report, scored, args) : nuggetReports[kind](report, paint, shape);
  await writeMain(content, kind, args, others, () => nuggetMethods(report.signature, partsOf(systems)));
  return showFailures(failed);
}

/** The parts of the task that were scored. */
const partsOf = (systems: readonly NuggetSystem[]) => ({
  coreference: systems.some(({ scores }) => scores.coreference !== undefined) ? coreferenceMetrics : [],
  sequencing: systems.some(({ scores }) => scores.sequencing !== undefined),
});

/** Only pages need this code. */
async function pageOf(
  report: NuggetReport,
  { gold, files, options, failed }: ScoredNuggetFiles,
  args: TextArguments,
): Promise<string> {
  const { eventPage } = await import('../../nuggets/event-page.ts');
  const leftOut = failed.map(({ name }) => name);
  return eventPage(report, { gold, systems: files }, options, args, leftOut);
}

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
