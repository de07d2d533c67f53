import type { Problem, Report } from './problem.ts';

/** More problems of one kind than this in one document are only counted. */
const LIMIT = 20;

/**
 * A report that takes the first problems of each code as they are, and the rest as a number. A hostile file may hold
 * millions of problems; building a message for each would cost more than reading the file.
 */
export function limited<Code extends string>(report: Report) {
  const counts = new Map<Code, number>();
  const take = (code: Code, build: () => Problem): void => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= LIMIT) report(build());
  };
  /** Reports how many problems were only counted. */
  take.finish = (summarize: (code: Code, count: number) => Problem): void => {
    for (const [code, count] of counts) if (count > LIMIT) report(summarize(code, count - LIMIT));
  };
  return take;
}
