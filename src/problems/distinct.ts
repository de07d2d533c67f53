import type { Problem } from './problem.ts';

/** Problems without repetitions: the key is read for every response, and its problems are reported each time. */
export const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((entry) => [JSON.stringify(entry), entry])).values(),
];
