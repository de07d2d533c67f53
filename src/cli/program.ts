import { existsSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import { visible, visibleLines } from '../problems/render.ts';
import { version } from '../version.ts';
import { forgetInputs } from './files/input-files.ts';
import { addOptions, shared } from './options/shared.ts';
import {
  bugReport,
  EXIT_BUG,
  paintFor,
  setVerbosity,
  showProblems,
  terminalColumns,
  writeError,
  writeNote,
  writeOut,
} from './terminal.ts';
import { dropIns, verbs } from './verbs.ts';

const EXIT_INPUT = 1;
const EXIT_USAGE = 2;

/** The program with one verb, or with all of them. */
export async function makeProgram(
  verb: string | undefined,
  done: (code: number) => void = () => {},
): Promise<Command> {
  const program = new Command('corefeval')
    .description('Score, compare and understand coreference and event coreference systems.')
    .version(version)
    .enablePositionalOptions()
    .showHelpAfterError('(corefeval VERB --help shows the options)')
    .configureOutput({ writeErr: (text) => writeError(visibleLines(text)) })
    .exitOverride();
  const called = verbs.get(verb ?? '');
  for (const load of called === undefined ? verbs.values() : [called]) (await load())(program, done);
  for (const command of leavesOf(program)) addOptions(command, shared.quiet(), shared.verbose());
  return program;
}

/** All verbs that can be run, without drop-ins and without groups of verbs. */
export const leavesOf = (command: Command): Command[] =>
  command.commands
    .filter((child) => !dropIns.includes(child.name()))
    .flatMap((child) => (child.commands.length === 0 ? [child] : leavesOf(child)));

/** The program, its verbs, and the verbs of groups. */
const allCommands = (command: Command): Command[] => [command, ...command.commands.flatMap(allCommands)];

/** Runs a verb and returns the exit code: 0 done, 1 bad input, 2 bad usage, 3 below a bound, 70 a bug of this program. */
export async function runProgram(args: readonly string[]): Promise<number> {
  forgetInputs();
  let code = 0;
  const program = await makeProgram(args[0], (result) => {
    code = result;
  });
  program.hook('preAction', (_, action) => prepare(action));
  program.hook('postAction', (_, action) => {
    if (action.opts().verbose) writeNote(`time: ${process.uptime().toFixed(2)} s`);
  });
  const bare = verbWithoutArguments(program, args)?.showHelpAfterError(true);
  try {
    if (args[0] === 'help' && args[1]?.includes('/')) {
      const { problemPage } = await import('./help/problem-page.ts');
      await writeOut(problemPage(args[1]));
      return code;
    }
    if (bare !== undefined || asksForHelp(args)) await arrangeHelp(program, args);
    await refuseOtherPrograms(program, args);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (error instanceof UsageError) bare?.outputHelp({ error: true });
    return exitCode;
  }
}

const isHelpFlag = (arg: string): boolean => arg === '--help' || arg === '-h';

const asksForHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some(isHelpFlag);

/** Gives every help its headings. `--help all` shows every option. */
async function arrangeHelp(program: Command, args: readonly string[]): Promise<void> {
  const [{ groupOptions }, { groupVerbs }, { wrapHelp }] = await Promise.all([
    import('./help/option-groups.ts'),
    import('./help/verb-groups.ts'),
    import('./help/wrap.ts'),
  ]);
  const isComplete = args.at(-1) === 'all' && asksForHelp(args);
  for (const command of leavesOf(program)) groupOptions(command, isComplete);
  groupVerbs(program);
  const columns = terminalColumns('stdout');
  for (const command of allCommands(program))
    command.configureOutput({
      writeOut: (text) => process.stdout.write(wrapHelp(text, columns)),
      ...(columns === undefined ? {} : { getOutHelpWidth: () => columns }),
    });
}

/** Refuses words of other programs with what to write instead. */
async function refuseOtherPrograms(program: Command, args: readonly string[]): Promise<void> {
  const [first] = args;
  if (first === undefined || first === 'help' || first.startsWith('-')) return;
  if (!verbs.has(first)) {
    (await import('./help/other-words.ts')).refuseOtherVerb(args, existsSync);
    return;
  }
  const flags = new Set(leavesOf(program).flatMap(({ options }) => options.map(({ long }) => long)));
  const hasOption = (flag: string) => flags.has(flag);
  // A common run does not load the words: all of them are unknown options, or words without a dot or slash.
  const isPossible = (arg: string) =>
    arg.startsWith('--') ? !hasOption(arg.split('=')[0]) : /^[a-z_]+$/i.test(arg);
  if (!args.slice(1).some(isPossible)) return;
  const { refuseOtherWords } = await import('./help/other-words.ts');
  refuseOtherWords(first, args.slice(1), hasOption, existsSync);
}

/** What is the same for all verbs, before they run. */
async function prepare(action: Command): Promise<void> {
  refuseSwallowedOptions(action);
  const options = action.opts();
  setVerbosity(options);
  if (options.allow !== undefined) {
    const { checkAllowed } = await import('../problems/check-allowed.ts');
    checkAllowed(options.allow, '--allow', (await import('../problem-codes.ts')).problemCodes);
  }
}

/** An option without its value takes the next option as its value: `--counts -o FILE`. */
function refuseSwallowedOptions(action: Command): void {
  const flags = new Set(action.options.flatMap(({ short, long }) => [short, long]));
  for (const option of action.options) {
    const name = option.attributeName();
    if (!option.required || action.getOptionValueSource(name) !== 'cli') continue;
    const swallowed = [action.getOptionValue(name)].flat().find((value) => flags.has(value));
    if (swallowed === undefined) continue;
    throw new UsageError(
      `${option.long ?? option.short} has no value: the option ${swallowed} follows it.`,
      `Write ${option.flags}.`,
    );
  }
}

/** The verb that was called, if it has no arguments: then an error is printed with the full usage. */
function verbWithoutArguments(program: Command, args: readonly string[]): Command | undefined {
  let verb: Command | undefined = program;
  for (const arg of args) verb = verb?.commands.find((command) => command.name() === arg);
  return verb === program ? undefined : verb;
}

/** Problems of a path that the user has chosen: bad usage, not bad input. */
const ofUsage: readonly Problem['code'][] = [
  'output/input',
  'output/exists',
  'output/same-name',
  'output/unwritable',
];

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  const paint = paintFor('stderr');
  if (error instanceof InputError) {
    showProblems(error.problems, () => 0);
    const errors = error.problems.filter(({ severity }) => severity === 'error');
    return errors.length > 0 && errors.every(({ code }) => ofUsage.includes(code)) ? EXIT_USAGE : EXIT_INPUT;
  }
  if (error instanceof UsageError) {
    writeError(`${paint.red('error:')} ${visible(error.message)}\n`);
    if (error.help !== undefined) writeError(`  help: ${visible(error.help)}\n`);
    return EXIT_USAGE;
  }
  if (isOfSystem(error)) {
    writeError(`${paint.red('error:')} ${visible(error.message)}\n`);
    return EXIT_INPUT;
  }
  writeError(bugReport(error));
  return EXIT_BUG;
}

/** An error of the machine: what the operating system reports, such as a full disk, or WebAssembly without memory. */
const isOfSystem = (error: unknown): error is Error =>
  error instanceof Error &&
  (('syscall' in error && typeof error.syscall === 'string') ||
    ['EngineUnavailable', 'EngineMemoryError'].includes(error.name));
