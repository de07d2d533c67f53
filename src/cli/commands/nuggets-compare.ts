import type { Command } from 'commander';
import { compareNuggets } from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { UsageError } from '../../problems/problem.ts';
import { comparisonJson, comparisonText } from '../../report/nuggets.ts';
import { noteInputs } from '../input-files.ts';
import {
  addOutputOptions,
  mainOutputs,
  type OutputOptions,
  outputKind,
  paintOf,
  writeMain,
} from '../main-output.ts';
import {
  addGoldAndSystems,
  type GoldAndSystems,
  goldAndSystems,
  type OldArguments,
} from '../nuggets/gold-and-systems.ts';
import {
  addMatchOptions,
  type MatchArguments,
  matchOptions,
  readNuggets,
  systemReport,
} from '../nuggets/options.ts';
import { showProblems } from '../terminal.ts';
import { refuseOutputs } from '../write-output.ts';

interface CompareArguments extends MatchArguments, OutputOptions, OldArguments {}

const kinds = ['text', 'json'] as const;

export function registerNuggetsCompare(nuggets: Command): void {
  const command = addGoldAndSystems(
    nuggets
      .command('compare')
      .description('show gold and system side by side: matched, partial, missed, spurious, wrong attributes'),
    'system',
  );
  addOutputOptions(addMatchOptions(command), kinds)
    .addHelpText('after', help)
    .action(async (gold: string | undefined, systems: string[], options: CompareArguments) =>
      runCompare(await goldAndSystems(gold, systems, options), options),
    );
}

const help = `
Examples:
  $ corefeval nuggets compare gold.tbf system.tbf
  $ corefeval nuggets compare gold.tbf system.tbf -t tokens/ --json`;

async function runCompare(
  { gold: goldPath, systems }: GoldAndSystems,
  args: CompareArguments,
): Promise<void> {
  if (systems.length > 1) {
    throw new UsageError('Only one system can be shown beside the gold standard.', 'call it for each system');
  }
  const [{ path }] = systems;
  const kind = outputKind(args, kinds);
  noteInputs([{ path: goldPath }, { path }]);
  refuseOutputs(mainOutputs(args, kind), args);
  const log = new ProblemLog({ ...args, file: path });
  const options = await matchOptions(args, log.report);
  const gold = await readNuggets(goldPath, log.report);
  const system = await readNuggets(path, systemReport(log.report));
  log.throwIfErrors();
  const comparison = compareNuggets(gold, system, options, log.report);
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  const content =
    kind === 'json' ? comparisonJson(comparison) : comparisonText(comparison, paintOf(kind, args));
  await writeMain(content, kind, args);
}
