import { Command, CommanderError } from 'commander';
import { forgetInputs } from '../../src/cli/files/input-files.ts';
import { setVerbosity } from '../../src/cli/terminal.ts';
import type { Register } from '../../src/cli/verbs.ts';
import { InputError, UsageError } from '../../src/problems/problem.ts';
import { renderProblem } from '../../src/problems/render.ts';
import { takeOutput } from './take-output.ts';

export interface VerbOutcome {
  /** The exit code that the verb asked for. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What is wrong with the usage or the input; undefined if the verb did its work. */
  readonly refused: string | undefined;
}

/** A command with one verb, which throws instead of ending the process. */
function programWith(register: Register, done: (code: number) => void = () => {}): Command {
  const program = new Command('corefeval').exitOverride().enablePositionalOptions();
  program.configureOutput({ writeErr: () => {} });
  register(program, done);
  return program;
}

/** The declaration of a verb, or of a verb within it. */
export const verbOf = (register: Register, ...names: string[]): Command =>
  names.reduce(
    (command, name) => command.commands.find((child) => child.name() === name) as Command,
    programWith(register).commands[0],
  );

/** Its arguments as the help shows them: `<key> <response...>`. */
export const argumentsOf = (command: Command): string =>
  command.registeredArguments
    .map((each) => `${each.name()}${each.variadic ? '...' : ''}`)
    .map((name, i) => (command.registeredArguments[i].required ? `<${name}>` : `[${name}]`))
    .join(' ');

/** The options of a verb, by their long names. */
export const flagsOf = (command: Command): string[] => command.options.map(({ long }) => long as string);

/** Registers a verb on a bare command and runs it in this thread; its output is taken, its refusal is returned as text. */
export async function runVerb(register: Register, ...args: readonly string[]): Promise<VerbOutcome> {
  let code = 0;
  const program = programWith(register, (result) => {
    code = result;
  });
  setVerbosity({});
  forgetInputs();
  const taken = takeOutput();
  let refused: string | undefined;
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    refused = refusalOf(error);
  } finally {
    taken.end();
  }
  return { code, ...taken.output(), refused };
}

/** The text of a refusal; any other error is thrown. */
export function refusalOf(error: unknown): string {
  if (error instanceof UsageError)
    return error.help === undefined ? error.message : `${error.message}\n  help: ${error.help}`;
  if (error instanceof InputError) return error.problems.map((each) => renderProblem(each)).join('\n');
  if (error instanceof CommanderError) return error.message;
  throw error;
}

/** The text of the refusal that a function throws; undefined if it throws none. */
export async function refusal(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}
