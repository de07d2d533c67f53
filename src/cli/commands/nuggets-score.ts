import { basename, join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { FailedSystem } from '../../corpus/index.ts';
import {
  type AlignmentMethod,
  type Attribute,
  alignmentMethods,
  type NuggetFile,
  type NuggetOptions,
  nuggetFingerprint,
  nuggetSignature,
  scoreNuggets,
} from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { InputError } from '../../problems/problem.ts';
import { plain } from '../../problems/render.ts';
import { type NuggetReport, type NuggetSystem, nuggetReports, nuggetSort } from '../../report/nuggets.ts';
import { version } from '../../version.ts';
import {
  addMatchOptions,
  loadTables,
  type MatchArguments,
  matchOptions,
  readNuggets,
  readSystem,
} from '../nuggets/options.ts';
import { choice } from '../options.ts';
import { alignedConll } from '../output-kinds.ts';
import {
  addOutputOptions,
  distinct,
  type OutputOptions,
  outputKind,
  showFailure,
  showWarnings,
} from '../score-output.ts';
import { paintFor, showProblems, terminalColumns, writeOut } from '../terminal.ts';
import { forceOption, type OutputPolicy, writeOutputs } from '../write-output.ts';

interface ScoreArguments extends MatchArguments, OutputOptions {
  system: string[];
  coref?: boolean;
  sequencing?: boolean;
  corefMapping?: string;
  corefThreshold: number;
  corefAlignment: AlignmentMethod;
  alignmentLimit: number;
  perDocument?: boolean;
  perType?: boolean;
  sort?: string;
  writeConll?: string;
  force?: boolean;
}

export function registerNuggetsScore(nuggets: Command, done: (code: number) => void): void {
  const command = nuggets
    .command('score')
    .description('score event nuggets, their coreference and their order')
    .requiredOption('-s, --system <file...>', 'the output of a system, a tbf file; several are compared');
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
    .addOption(
      choice(
        '--coref-alignment <method>',
        'how mentions with the same span are aligned: greedy, by the mapping; best, by the highest coreference score',
        alignmentMethods,
        'greedy',
      ),
    )
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
    .option('--per-document', 'show the scores of each document')
    .option('--write-conll <dir>', 'write the aligned mentions as CoNLL files for other tools')
    .option(...forceOption);
  addOutputOptions(command)
    .addHelpText('after', help)
    .action(async (options: ScoreArguments) => done(await runScore(options)));
}

const help = `
Examples:
  $ corefeval nuggets score -g gold.tbf -s system.tbf -t tokens/
  $ corefeval nuggets score -g gold.tbf -s a.tbf b.tbf --profile evmeval-1.8 --markdown
  $ corefeval nuggets score -g gold.tbf -s system.tbf --mapping optimal --coref-alignment best --json`;

/** The mapping for coreference that the task prescribes, where the attributes allow it. */
const defaultMapping = (attributes: readonly Attribute[]): string =>
  attributes.some(({ name }) => name === 'type') ? 'type' : 'span';

async function runScore(args: ScoreArguments): Promise<number> {
  const kind = outputKind(args);
  const goldLog = new ProblemLog({ ...args, file: args.gold });
  const matching = await matchOptions(args, goldLog.report);
  const options: NuggetOptions = {
    ...matching,
    coreference: args.coref,
    sequencing: args.sequencing,
    corefSetting: args.corefMapping ?? defaultMapping(matching.attributes),
    corefThreshold: args.corefThreshold,
    corefAlignment: args.corefAlignment,
    alignmentLimit: args.alignmentLimit,
  };
  const gold = await readNuggets(args.gold, goldLog.report);
  const systems: NuggetSystem[] = [];
  const logs: ProblemLog[] = [];
  const failed: FailedSystem[] = [];
  for (const path of args.system) {
    const log = new ProblemLog({ ...args, file: path });
    const name = systemName(path, args.system);
    try {
      const system = await readSystem(path, log.report);
      goldLog.throwIfErrors();
      log.throwIfErrors();
      loadTables(matching, gold, system);
      // Problems of the gold file are reported once, with the first system.
      const isFirst = systems.length === 0;
      const scores = scoreNuggets(gold, system, options, log.report, isFirst ? goldLog.report : () => {});
      goldLog.throwIfErrors();
      log.throwIfErrors();
      const warnings = [...(isFirst ? goldLog.problems : []), ...log.problems];
      systems.push({ name, path: system.name, scores, warnings });
      logs.push(log);
    } catch (error) {
      if (!(error instanceof InputError) || goldLog.errors > 0 || args.system.length === 1) throw error;
      failed.push({ name, path, problems: error.problems });
    }
  }
  if (systems.length === 0) throw new InputError(distinct(failed.flatMap(({ problems }) => problems)));
  const report = nuggetReport(gold, systems, options, args);
  if (args.writeConll !== undefined) writeConll(args.writeConll, systems, args);
  showProblems(goldLog.problems, (code) => goldLog.count(code));
  showWarnings(
    systems.map(({ name }, i) => ({ name, warnings: logs[i].problems })),
    logs.map((log) => (code) => log.count(code)),
  );
  const paint = kind === 'text' ? paintFor('stdout') : plain;
  await writeOut(nuggetReports[kind](report, paint, { ...args, columns: terminalColumns('stdout') }));
  for (const system of failed) showFailure(system);
  return failed.length === 0 ? 0 : 1;
}

const nuggetReport = (
  gold: NuggetFile,
  systems: readonly NuggetSystem[],
  options: NuggetOptions,
  { lenient, sort, perDocument = false, perType = false }: ScoreArguments,
): NuggetReport => ({
  signature: nuggetSignature(options, systems[0].scores.unit, nuggetFingerprint(gold.documents), { lenient }),
  sort: nuggetSort(sort, systems, options.profile.coreference.average),
  version,
  profile: options.profile.id,
  gold: gold.name,
  systems,
  perDocument,
  perType,
});

/** The name of the file, or the whole path if two files have the same name. */
function systemName(path: string, all: readonly string[]): string {
  const name = basename(path, '.tbf');
  return all.filter((other) => basename(other, '.tbf') === name).length === 1 ? name : path;
}

function writeConll(directory: string, systems: readonly NuggetSystem[], policy: OutputPolicy): void {
  const outputs = systems.flatMap(({ name, scores }) => {
    const files = scores.conll?.();
    const stem = join(directory, name.replaceAll(/[/\\]/g, '_'));
    return Object.entries(files ?? {}).map(([side, content]) => ({
      path: `${stem}.${side}.conll`,
      kind: alignedConll,
      content,
    }));
  });
  writeOutputs(outputs, policy);
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
