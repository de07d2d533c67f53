import type { Command } from 'commander';
import { registerScore } from './commands/score.ts';

/** Adds a verb to a command; a verb that sets the exit code passes it to `done`. */
export type Register = (parent: Command, done: (code: number) => void) => unknown;

/** Every verb and its loader, in the order of the help. Apart from `score`, only the code of the called verb is loaded. */
export const verbs: ReadonlyMap<string, () => Promise<Register>> = new Map([
  ['score', async () => registerScore],
  ['analyze', async () => (await import('./commands/analyze.ts')).registerAnalyze],
  ['report', async () => (await import('./commands/report.ts')).registerReport],
  ['ui', async () => (await import('./commands/ui.ts')).registerUi],
  ['explain', async () => (await import('./commands/explain.ts')).registerExplain],
  ['merge', async () => (await import('./commands/merge.ts')).registerMerge],
  ['check', async () => (await import('./commands/check.ts')).registerCheck],
  ['check-kit', async () => (await import('./commands/check-kit.ts')).registerCheckKit],
  ['convert', async () => (await import('./commands/convert.ts')).registerConvert],
  ['compare', async () => (await import('./commands/compare.ts')).registerCompare],
  ['gate', async () => (await import('./commands/gate.ts')).registerGate],
  ['agree', async () => (await import('./commands/agree.ts')).registerAgree],
  ['tokenize', async () => (await import('./commands/tokenize.ts')).registerTokenize],
  ['nuggets', async () => (await import('./commands/nuggets/index.ts')).registerNuggets],
  ['serve', async () => (await import('./commands/serve.ts')).registerServe],
  ['completion', async () => (await import('./commands/completion.ts')).registerCompletion],
  ['scorer.pl', async () => describeScorerPl],
  ['evmeval', async () => describeEvmeval],
  ['corefud-scorer', async () => describeCorefudScorer],
  ['coval', async () => describeCoval],
  ['ua-scorer', async () => describeUaScorer],
]);

/** Drop-ins of `drop-ins/mention-scorers.ts`. */
export const mentionScorers: readonly string[] = ['corefud-scorer', 'coval', 'ua-scorer'];

/** The drop-ins parse their own arguments before the program is started; they are registered for the help only. */
export const dropIns: readonly string[] = ['scorer.pl', 'evmeval', ...mentionScorers];

function describeScorerPl(program: Command): void {
  program
    .command('scorer.pl')
    .argument('<metric>')
    .argument('<key>')
    .argument('<response>')
    .argument('[name]')
    .description('drop-in for the Perl reference scorer: same arguments, output and exit codes');
}

function describeEvmeval(program: Command): void {
  program
    .command('evmeval')
    .argument('[arguments...]')
    .description('drop-in for the Python event nugget scorer (evmeval validate: its validator)');
}

function describeCorefudScorer(program: Command): void {
  program
    .command('corefud-scorer')
    .argument('[arguments...]')
    .description('drop-in for the official scorer of CorefUD and CRAC: same flags and lines; --json');
}

function describeCoval(program: Command): void {
  program
    .command('coval')
    .argument('[arguments...]')
    .description('drop-in for CoVal (scorer.py): same words and lines; --json');
}

function describeUaScorer(program: Command): void {
  program
    .command('ua-scorer')
    .argument('[arguments...]')
    .description(
      'drop-in for the Universal Anaphora scorer (1; --scorer 2.0): same words, flags and lines; --json',
    );
}
