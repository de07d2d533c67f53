import type { Command } from 'commander';
import type { CompareOptions } from '../../../compare/index.ts';
import { intervalMethods } from '../../../compare/interval-methods.ts';
import { UsageError } from '../../../problems/problem.ts';
import { compareMethods, nuggetMethods } from '../../../report/cite/methods.ts';
import { compareJson } from '../../../report/compare/json.ts';
import { compareLatex, compareMarkdown, compareText } from '../../../report/compare/text.ts';
import { comparisonJson, comparisonText } from '../../../report/nuggets/reports.ts';
import { compareNuggetFiles, showBesideGold } from '../../../verbs/nuggets/compare.ts';
import { checkPaths } from '../../check-paths.ts';
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
import { addMatchOptions, type MatchArguments, matchRequest } from '../../options/nuggets/options.ts';
import { refuseTexts, type TextArguments, textsOption } from '../../options/nuggets/text-options.ts';
import { addOptions, shared } from '../../options/shared.ts';
import { showEventProblems, showFailures } from '../../score-output.ts';
import { showProblems } from '../../terminal.ts';
import { runNuggetsScore, scoredParts } from './score.ts';

/** The options of `nuggets compare` as parsed by commander. */
interface CompareArguments extends MatchArguments, TextArguments, OutputOptions {
  metric?: string;
  statistics?: string;
  baseline?: string;
  interval?: CompareOptions['interval'];
  resamples?: number;
  exchanges?: number;
  seed?: number;
}

/** The kinds of output for one system beside gold, and for several systems. */
const kinds = ['text', 'json', 'html'] as const;
const severalKinds = ['text', 'json', 'markdown', 'latex', 'html'] as const;

export function registerNuggetsCompare(nuggets: Command, done: (code: number) => void): void {
  const command = addGoldAndSystems(
    nuggets
      .command('compare')
      .description(
        'show gold and a system side by side: right, span error, missing, extra, wrong attributes; or test the differences of several systems',
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
      done(await runCompare(goldAndSystems(gold, systems), options));
    });
}

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
] as const satisfies (keyof CompareArguments)[];

async function runCompare(corpora: GoldAndSystems, args: CompareArguments): Promise<number> {
  const isSeveral = corpora.systems.length > 1;
  const kind = outputKind(args, isSeveral ? severalKinds : kinds);
  refuseTexts(args, kind);
  // The page has scores, too.
  if (kind === 'html')
    return runNuggetsScore(corpora, { ...args, html: true, ...(args.metric && { sort: args.metric }) });
  const surplus = severalOnly.find((name) => args[name] !== undefined);
  if (!isSeveral && surplus !== undefined) {
    throw new UsageError(`--${surplus} needs several systems.`, 'name them after the gold file: GOLD A B');
  }
  await checkPaths(eventPaths(corpora), mainOutputs(args, kind), args);
  return isSeveral ? compareSystems(corpora, kind, args) : showSystem(corpora, kind, args);
}

/** One system beside gold. */
async function showSystem(
  { gold, systems: [system] }: GoldAndSystems,
  kind: Exclude<(typeof severalKinds)[number], 'html'>,
  args: CompareArguments,
): Promise<number> {
  const request = { ...matchRequest(args), gold, system };
  const { comparison, problems, count } = await showBesideGold(request, nodeShell);
  showProblems(problems, count);
  const content =
    kind === 'json'
      ? comparisonJson(comparison)
      : comparisonText(comparison, paintOf(kind, args), outputColumns(args));
  await writeMain(content, kind, args);
  return 0;
}

async function compareSystems(
  corpora: GoldAndSystems,
  kind: Exclude<(typeof severalKinds)[number], 'html'>,
  args: CompareArguments,
): Promise<number> {
  const { metric, baseline, interval, resamples, exchanges, seed } = args;
  const result = await compareNuggetFiles(
    {
      ...corpora,
      ...matchRequest(args),
      metric,
      statistics: args.statistics?.split(',').map((id) => id.trim()),
      baseline,
      interval,
      resamples,
      exchanges,
      seed,
    },
    nodeShell,
  );
  const { report, systems, failed } = result;
  const { comparison, signature } = report;
  showEventProblems(result);
  showProblems(comparison.warnings, () => 0);
  const contents = {
    json: () => compareJson(report),
    markdown: () => compareMarkdown(report),
    latex: () => compareLatex(report),
    text: () => compareText(report, paintOf(kind, args), outputColumns(args)),
  };
  await writeMain(contents[kind](), kind, args, [], () => [
    ...nuggetMethods(signature, scoredParts(systems.slice(0, 1))),
    ...compareMethods(comparison),
  ]);
  return showFailures(failed);
}
