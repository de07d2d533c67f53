import { Command, CommanderError } from 'commander';
import { InputError, UsageError } from '../problems/problem.ts';
import { visible, visibleLines } from '../problems/render.ts';
import { version } from '../version.ts';
import { registerScore } from './commands/score.ts';
import { paintFor, showProblems, writeError } from './terminal.ts';

const EXIT_INPUT = 1;
const EXIT_USAGE = 2;

/** Adds a verb to the program; `done` takes the exit code of verbs that have one of their own. */
type Register = (program: Command, done: (code: number) => void) => unknown;

/** Every verb, with the way to its code: beside the main one, only that of the verb that is called is loaded. */
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

/** The drop-ins take their arguments as the originals do, before this program sees them; here they are named for the help. */
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

/** Runs a verb and turns whatever happens into an exit code: 0 done, 1 the input is bad, 2 the usage is bad. */
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

/** The verb that was called, if nothing follows it: then an error is shown with the full usage. */
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
