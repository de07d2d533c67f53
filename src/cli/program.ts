import { Command, CommanderError } from 'commander';
import { InputError, UsageError } from '../problems/problem.ts';
import { visible, visibleLines } from '../problems/render.ts';
import { version } from '../version.ts';
import { registerScore } from './commands/score.ts';
import { paintFor, showProblems, writeError } from './terminal.ts';

const EXIT_INPUT = 1;
const EXIT_USAGE = 2;

/** Adds a verb to the program; a verb with its own exit code passes it to `done`. */
type Register = (program: Command, done: (code: number) => void) => unknown;

/** Every verb and its loader. Apart from `score`, only the code of the called verb is loaded. */
const verbs: ReadonlyMap<string, () => Promise<Register>> = new Map([
  ['score', async () => registerScore],
  ['merge', async () => (await import('./commands/merge.ts')).registerMerge],
  ['tokenize', async () => (await import('./commands/tokenize.ts')).register],
  ['nuggets', loadNuggets],
  ['scorer.pl', async () => describeScorerPl],
  ['evmeval', async () => describeEvmeval],
]);

async function loadNuggets(): Promise<Register> {
  const [{ registerNuggets }, ...converters] = await Promise.all([
    import('./commands/nuggets.ts'),
    import('./commands/nuggets-from-brat.ts'),
    import('./commands/nuggets-from-ere.ts'),
    import('./commands/nuggets-to-brat.ts'),
  ]);
  return (program, done) => {
    const nuggets = registerNuggets(program, done);
    for (const { register } of converters) register(nuggets);
  };
}

/** The drop-ins parse their own arguments before this program is started; they are registered here for the help only. */
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

/** Runs a verb and returns the exit code: 0 done, 1 bad input, 2 bad usage. */
export async function runProgram(args: readonly string[]): Promise<number> {
  let code = 0;
  const program = new Command('corefeval')
    .description('Score, compare and understand coreference and event coreference systems.')
    .version(version)
    .enablePositionalOptions()
    .showHelpAfterError('(corefeval VERB --help shows the options)')
    .configureOutput({ writeErr: (text) => writeError(visibleLines(text)) })
    .exitOverride();
  const called = verbs.get(args[0]);
  for (const load of called === undefined ? verbs.values() : [called]) {
    const register = await load();
    register(program, (result) => {
      code = result;
    });
  }
  const bare = verbWithoutArguments(program, args)?.showHelpAfterError(true);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (error instanceof UsageError) bare?.outputHelp({ error: true });
    return exitCode;
  }
}

/** The verb that was called, if it has no arguments: then an error is printed with the full usage. */
function verbWithoutArguments(program: Command, args: readonly string[]): Command | undefined {
  let verb: Command | undefined = program;
  for (const arg of args) verb = verb?.commands.find((command) => command.name() === arg);
  return verb === program ? undefined : verb;
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  const paint = paintFor('stderr');
  if (error instanceof InputError) {
    showProblems(error.problems, () => 0);
    return EXIT_INPUT;
  }
  if (error instanceof UsageError) {
    writeError(`${paint.red('error:')} ${visible(error.message)}\n`);
    if (error.help !== undefined) writeError(`  help: ${visible(error.help)}\n`);
    return EXIT_USAGE;
  }
  const message = error instanceof Error ? error.message : String(error);
  writeError(`${paint.red('error:')} ${visible(message)}\n`);
  return EXIT_INPUT;
}
