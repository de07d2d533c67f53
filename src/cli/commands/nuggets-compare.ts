import { type Command, Option } from 'commander';
import { compareNuggets } from '../../nuggets/index.ts';
import { ProblemLog } from '../../problems/log.ts';
import { comparisonJson, comparisonText } from '../../report/nuggets.ts';
import {
  addMatchOptions,
  type MatchArguments,
  matchOptions,
  readNuggets,
  systemReport,
} from '../nuggets/options.ts';
import { paintFor, showProblems, writeOut } from '../terminal.ts';

interface CompareArguments extends MatchArguments {
  system: string;
  json?: boolean;
}

export function registerNuggetsCompare(nuggets: Command): void {
  addMatchOptions(
    nuggets
      .command('compare')
      .description('show gold and system side by side: matched, partial, missed, spurious, wrong attributes')
      .requiredOption('-s, --system <file>', 'the output of a system, a tbf file'),
  )
    .addOption(new Option('--json', 'print JSON'))
    .addHelpText('after', help)
    .action((options: CompareArguments) => runCompare(options));
}

const help = `
Examples:
  $ corefeval nuggets compare -g gold.tbf -s system.tbf
  $ corefeval nuggets compare -g gold.tbf -s system.tbf -t tokens/ --json`;

async function runCompare(args: CompareArguments): Promise<void> {
  const log = new ProblemLog({ ...args, file: args.system });
  const options = await matchOptions(args, log.report);
  const gold = await readNuggets(args.gold, log.report);
  const system = await readNuggets(args.system, systemReport(log.report));
  log.throwIfErrors();
  const comparison = compareNuggets(gold, system, options, log.report);
  log.throwIfErrors();
  showProblems(log.problems, (code) => log.count(code));
  await writeOut(args.json ? comparisonJson(comparison) : comparisonText(comparison, paintFor('stdout')));
}
