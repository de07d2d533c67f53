import type { Problem, Report } from './problem.ts';

/** Number of problems of one code per document that are reported; further ones are only counted. */
const MAX_REPORTED_PER_CODE = 20;

/**
 * A report that passes on the first problems of each code and only counts the rest. A hostile file may contain millions
 * of problems; building a message for each would cost more than reading the file.
 */
export function limited<Code extends string>(report: Report) {
  const counts = new Map<Code, number>();
  const take = (code: Code, build: () => Problem): void => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= MAX_REPORTED_PER_CODE) report(build());
  };
  /** Reports how many problems were only counted. */
  take.finish = (summarize: (code: Code, count: number) => Problem): void => {
    for (const [code, count] of counts)
      if (count > MAX_REPORTED_PER_CODE) report(summarize(code, count - MAX_REPORTED_PER_CODE));
  };
  return take;
}
