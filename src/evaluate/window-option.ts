/** What the option `window` accepts; without the code that cuts entities, so that a page can check it. */
import { UsageError } from '../problems/problem.ts';

/** Checks the size of windows. */
export function windowSize(tokens: number | undefined): number | undefined {
  if (tokens === undefined || (Number.isInteger(tokens) && tokens >= 1)) return tokens;
  throw new UsageError(`A window must have a whole number of tokens, at least 1, but --window is ${tokens}.`);
}

/** The sentence of a verb that does not cut entities. */
export const wholeDocumentsOnly = (verb: string): string =>
  `${verb} works on whole documents: --window is an option of score, report and compare.`;
