import { Command, CommanderError } from 'commander';
import { InputError, UsageError } from '../problems/problem.ts';
import { version } from '../version.ts';
import { registerMerge } from './commands/merge.ts';
import { registerNuggets } from './commands/nuggets.ts';
import { register as registerFromBrat } from './commands/nuggets-from-brat.ts';
import { register as registerFromEre } from './commands/nuggets-from-ere.ts';
import { register as registerToBrat } from './commands/nuggets-to-brat.ts';
import { registerScore } from './commands/score.ts';
import { register as registerTokenize } from './commands/tokenize.ts';
import { paintFor, showProblems } from './terminal.ts';

const EXIT_INPUT = 1;
const EXIT_USAGE = 2;

/** Runs a verb and turns whatever happens into an exit code: 0 done, 1 the input is bad, 2 the usage is bad. */
export async function runProgram(args: readonly string[]): Promise<number> {
  let code = 0;
  const program = new Command('corefeval')
    .description('Score, compare and understand coreference and event coreference systems.')
    .version(version)
    .enablePositionalOptions()
    .showHelpAfterError('(corefeval VERB --help shows the options)')
    .exitOverride();
  const done = (result: number) => {
    code = result;
  };
  registerScore(program, done);
  registerMerge(program);
  registerTokenize(program);
  const nuggets = registerNuggets(program, done);
  registerFromBrat(nuggets);
  registerFromEre(nuggets);
  registerToBrat(nuggets);
  program
    .command('scorer.pl')
    .argument('<metric>')
    .argument('<key>')
    .argument('<response>')
    .argument('[name]')
    .description('drop-in for the Perl reference scorer: same arguments, output and exit codes');
  program
    .command('evmeval')
    .argument('[arguments...]')
    .description('drop-in for the Python event nugget scorer (evmeval validate: its validator)');
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  const paint = paintFor(process.stderr);
  if (error instanceof InputError) {
    showProblems(error.problems, () => 0);
    return EXIT_INPUT;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${paint.red('error:')} ${error.message}\n`);
    if (error.help !== undefined) process.stderr.write(`  help: ${error.help}\n`);
    return EXIT_USAGE;
  }
  process.stderr.write(`${paint.red('error:')} ${error instanceof Error ? error.message : String(error)}\n`);
  return EXIT_INPUT;
}
