import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Problem } from '../problems/problem.ts';
import { type Paint, plain, renderProblem, visible } from '../problems/render.ts';

type Output = 'stdout' | 'stderr';

/** The way of terminals to begin and end a style. */
const style = (begin: number, end: number) => (text: string) => `\x1b[${begin}m${text}\x1b[${end}m`;
const colours: Paint = { bold: style(1, 22), dim: style(2, 22), red: style(31, 39), yellow: style(33, 39) };

/** Colour for an output, if it is a terminal (or FORCE_COLOR says so) and the user has not declined it (NO_COLOR). */
export function paintFor(output: Output): Paint {
  const { NO_COLOR = '', FORCE_COLOR = '' } = process.env;
  const forced = FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  const isWelcome = NO_COLOR === '' && FORCE_COLOR !== '0';
  return isWelcome && (forced || isTerminal(output)) ? colours : plain;
}

/** Setting up the streams of Node takes longer than to look whether this can be a terminal at all. */
function isTerminal(output: Output): boolean {
  const stats = fstatSync(output === 'stdout' ? 1 : 2);
  const isNothing = stats.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  return stats.isCharacterDevice() && !isNothing && process[output].isTTY === true;
}

/**
 * Writes data to standard output; resolves when it is gone. What a reader no longer wants (`| head`) is dropped, and the run
 * goes on: its exit code is that of its result.
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
    // A pipe that does not wait for its reader: the stream knows how to.
    await new Promise<void>((resolve) => {
      process.stdout.write(bytes.subarray(written), () => resolve());
    });
  }
}

/** Writes a message to standard error. One that cannot be written is lost, and changes nothing else. */
export function writeError(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(2, bytes, written);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    // A pipe that does not wait for its reader: the stream knows how to.
    if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => {});
    process.stderr.write(bytes.subarray(written));
  }
}

/** More problems of one code than this are counted, not shown. */
const SHOWN = 5;

/** Shows problems on standard error: the first few of each code, and how many more there are. */
export function showProblems(problems: readonly Problem[], total: (code: Problem['code']) => number): void {
  const paint = paintFor('stderr');
  const shown = new Map<Problem['code'], number>();
  for (const problem of problems) {
    const count = (shown.get(problem.code) ?? 0) + 1;
    shown.set(problem.code, count);
    if (count <= SHOWN) writeError(`${renderProblem(problem, paint)}\n`);
  }
  for (const [code, count] of shown) {
    const more = Math.max(total(code), count) - SHOWN;
    if (more > 0) writeError(paint.dim(`… and ${more} more of ${code}\n`));
  }
}

/** A reader that stops reading (`| head`) is not an error, and does not end the run. */
export function ignoreClosedPipe(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    writeError(`error: ${visible(error.message)}\n`);
    process.exit(1);
  });
}
