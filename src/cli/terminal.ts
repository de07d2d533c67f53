import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Problem } from '../problems/problem.ts';
import { type Paint, plain, renderProblems, visible, visibleLines } from '../problems/render.ts';
import { version } from '../version.ts';

type Output = 'stdout' | 'stderr';

/** ANSI escape sequences that begin and end a style. */
const style = (begin: number, end: number) => (text: string) => `\x1b[${begin}m${text}\x1b[${end}m`;
const colours: Paint = { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), yellow: style(33, 39) };

/** Colours for an output if it is a terminal and NO_COLOR is not set. FORCE_COLOR=0 turns them off as well; other values change nothing. */
export function paintFor(output: Output): Paint {
  const { NO_COLOR = '', FORCE_COLOR = '' } = process.env;
  return NO_COLOR === '' && FORCE_COLOR !== '0' && isTerminal(output) ? colours : plain;
}

/**
 * Width of an output in columns: COLUMNS where it is set, otherwise that of the terminal; undefined without either. A
 * width below 20 is taken for a mistake.
 */
export function terminalColumns(output: Output): number | undefined {
  const set = /^\d+$/.test(process.env.COLUMNS ?? '') ? Number(process.env.COLUMNS) : undefined;
  const columns = set ?? (isTerminal(output) ? process[output].columns : undefined);
  return columns === undefined || columns < 20 ? undefined : columns;
}

/** Checks the file type first: reading `isTTY` sets up a stream of Node, which takes much longer. */
export function isTerminal(output: Output): boolean {
  const stats = fstatSync(output === 'stdout' ? 1 : 2);
  const isNull = stats.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  return stats.isCharacterDevice() && !isNull && process[output].isTTY === true;
}

/**
 * Writes data to standard output; resolves when it is written. If the reader has closed the pipe (`| head`), the data is
 * dropped and the run continues, so that its exit code depends on its result only.
 */
export async function writeOut(text: string | Uint8Array): Promise<void> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(1, bytes, written);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return;
    if (code !== 'EAGAIN') throw error;
    // A non-blocking pipe is full: the stream waits until it can be written to.
    await new Promise<void>((resolve) => {
      process.stdout.write(bytes.subarray(written), () => resolve());
    });
  }
}

/** Writes a message to standard error. A message that cannot be written is dropped. */
export function writeError(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(2, bytes, written);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    // A non-blocking pipe is full: the stream waits until it can be written to.
    if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => {});
    process.stderr.write(bytes.subarray(written));
  }
}

export interface Verbosity {
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
}

/** The verbosity chosen with -q and -v, set once before a verb runs. */
let verbosity: Verbosity = {};

export function setVerbosity(asked: Verbosity): void {
  verbosity = asked;
}

export const isQuiet = (): boolean => verbosity.quiet ?? false;

/** A line on standard error that -q leaves out. */
export function writeNote(text: string): void {
  if (!isQuiet()) writeError(`${visible(text)}\n`);
}

/** Problems printed per code without -v; further ones are only counted. */
const SHOWN_PROBLEMS_PER_CODE = 5;

/** Prints problems to standard error: the first few of each code, with its page, and the number of further ones. */
export function showProblems(problems: readonly Problem[], total: (code: Problem['code']) => number): void {
  if (problems.length === 0) return;
  const paint = paintFor('stderr');
  const most = verbosity.verbose ? Infinity : SHOWN_PROBLEMS_PER_CODE;
  const counts = new Map<Problem['code'], number>();
  const shown = problems.filter(({ code, severity }) => {
    if (isQuiet() && severity === 'warning') return false;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= most;
  });
  for (const text of renderProblems(shown, paint)) writeError(`${text}\n`);
  for (const [code, count] of counts) {
    const more = Math.max(total(code), count) - Math.min(most, count);
    if (more > 0) writeError(paint.dim(`… and ${more} more of ${code}\n`));
  }
}

/** A reader that closes the pipe (`| head`) is not an error and does not end the run. Any other uncaught error is a bug. */
export function ignoreClosedPipe(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    writeError(bugReport(error));
    process.exit(EXIT_BUG);
  });
}

/** The exit code of `sysexits.h` for an internal error. */
export const EXIT_BUG = 70;

/** The message for an error that is not the fault of the input: its stack, and what to do with it. */
export function bugReport(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const machine = `corefeval ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  return visibleLines(
    `error: this is a bug of corefeval, not of your files\n${stack}\n${machine}\n` +
      'Please report it to the maintainers of corefeval, with this text, the command line and, if possible, the files.\n',
  );
}
