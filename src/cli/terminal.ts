import pc from 'picocolors';
import type { Problem } from '../problems/problem.ts';
import { type Paint, plain, renderProblem } from '../problems/render.ts';

/** Colour for a stream, if it is a terminal (or FORCE_COLOR says so) and the user has not declined it (NO_COLOR). */
export function paintFor(stream: { isTTY?: boolean }): Paint {
  const { NO_COLOR = '', FORCE_COLOR = '' } = process.env;
  const forced = FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  const wanted = NO_COLOR === '' && FORCE_COLOR !== '0' && (forced || stream.isTTY === true);
  return wanted ? pc.createColors(true) : plain;
}

/** Writes data to standard output; resolves when it is gone. A pipe that was closed ends the program quietly. */
export function writeOut(text: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** More problems of one code than this are counted, not shown. */
const SHOWN = 5;

/** Shows problems on standard error: the first few of each code, and how many more there are. */
export function showProblems(problems: readonly Problem[], total: (code: Problem['code']) => number): void {
  const paint = paintFor(process.stderr);
  const shown = new Map<Problem['code'], number>();
  for (const problem of problems) {
    const count = (shown.get(problem.code) ?? 0) + 1;
    shown.set(problem.code, count);
    if (count <= SHOWN) process.stderr.write(`${renderProblem(problem, paint)}\n`);
  }
  for (const [code, count] of shown) {
    const more = Math.max(total(code), count) - SHOWN;
    if (more > 0) process.stderr.write(paint.dim(`… and ${more} more of ${code}\n`));
  }
}

/** A reader that stops reading (`| head`) is no error. */
export function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
}
