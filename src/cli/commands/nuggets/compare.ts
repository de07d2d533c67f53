import type { Command } from 'commander';
import { intervalMethods } from '../../../compare/interval-methods.ts';
import { compareNuggets, defaultNuggetOptions } from '../../../nuggets/index.ts';
import { ProblemLog } from '../../../problems/log.ts';
import { UsageError } from '../../../problems/problem.ts';
import { comparisonJson, comparisonText } from '../../../report/nuggets/reports.ts';
import { systemReport } from '../../../verbs/nuggets/score-systems.ts';
import { noteInputs } from '../../files/input-files.ts';
import { refuseOutputs } from '../../files/write-output.ts';
import type { CompareSystemsArguments } from '../../nuggets/compare-systems.ts';
import { addOptions } from '../../options/add-options.ts';
import {
  addOutputOptions,
  columnsOf,
  mainOutputs,
  outputKind,
  paintOf,
  writeMain,
} from '../../options/main-output.ts';
import {
  addGoldAndSystems,
  type GoldAndSystems,
  goldAndSystems,
} from '../../options/nuggets/gold-and-systems.ts';
import {
  addMatchOptions,
  type MatchArguments,
  matchOptions,
  readNuggets,
} from '../../options/nuggets/options.ts';
import { refuseTexts, type TextArguments, textsOption } from '../../options/nuggets/text-options.ts';
import { shared } from '../../options/shared.ts';
import { showProblems } from '../../terminal.ts';
import { runNuggetsScore } from './score.ts';

interface CompareArguments extends CompareSystemsArguments, MatchArguments, TextArguments {}

/** The kinds of output for one system beside gold, and for several systems. */
const kinds = ['text', 'json', 'html'] as const;
const severalKinds = ['text', 'json', 'markdown', 'latex', 'html'] as const;

export function registerNuggetsCompare(nuggets: Command, done: (code: number) => void): void {
  const command = addGoldAndSystems(
    nuggets
      .command('compare')
      .description(
        'show gold and a system side by side: matched, partial, missed, spurious, wrong attributes; or test the differences of several systems',
      ),
  );
  addOptions(
    addMatchOptions(command),
    shared.metric(),
    shared.statistics(),
    shared.baseline(),
    shared.interval(Object.keys(intervalMethods)),
    shared.resamples(),
    shared.exchanges(),
    shared.seed(),
    shared.cite(),
    textsOption(),
  );
  addOutputOptions(command, severalKinds)
    .addHelpText('after', help)
    .action(async (gold: string, systems: string[], options: CompareArguments) => {
      done(await runCompare(await goldAndSystems(gold, systems), options));
    });
}

/** The page has scores, too. */
const { corefThreshold, corefAlignment, alignmentLimit } = defaultNuggetOptions;

const help = `
Examples:
  $ corefeval nuggets compare gold.tbf system.tbf
  $ corefeval nuggets compare gold.tbf system.tbf -t tokens/ --json
  $ corefeval nuggets compare gold.tbf system.tbf -t tokens/ --texts texts/ --html -o page.html
  $ corefeval nuggets compare gold.tbf ours=a.tbf theirs=b.tbf --metric coref`;

/** The options that only a comparison of several systems has. */
const severalOnly = [
  'metric',
  'statistics',
  'baseline',
  'interval',
  'resamples',
  'exchanges',
  'seed',
  'cite',
] as const satisfies (keyof CompareSystemsArguments)[];

async function runCompare(
  { gold: goldPath, systems }: GoldAndSystems,
  args: CompareArguments,
): Promise<number> {
  const kind = outputKind(args, systems.length > 1 ? severalKinds : kinds);
  refuseTexts(args, kind);
  if (kind === 'html') {
    return runNuggetsScore(
      { gold: goldPath, systems },
      { ...args, html: true, corefThreshold, corefAlignment, alignmentLimit },
    );
  }
  if (systems.length > 1) {
    noteInputs([{ path: goldPath }, ...systems]);
    refuseOutputs(mainOutputs(args, kind), args);
    const { compareSystems } = await import('../../nuggets/compare-systems.ts');
    await compareSystems({ gold: goldPath, systems }, kind, args);
    return 0;
  }
  const surplus = severalOnly.find((name) => args[name] !== undefined);
  if (surplus !== undefined) {
    throw new UsageError(`--${surplus} needs several systems.`, 'name them after the gold file: GOLD A B');
  }
  const [{ path }] = systems;
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
    kind === 'json'
      ? comparisonJson(comparison)
      : comparisonText(comparison, paintOf(kind, args), columnsOf(args));
  await writeMain(content, kind, args);
  return 0;
}
