import { InputError, type Problem, UsageError } from '../../problems/problem.ts';
import { inOptions, usageInOptions } from '../option-advice.ts';
import { refuseUnknownOptions } from '../options.ts';

/** Words a problem in options. */
export type Wording = (problem: Problem) => Problem;

/** Runs a verb for a program: refuses options that do not exist, and words messages in options instead of flags. */
export async function callVerb<Result>(
  request: object,
  known: readonly string[],
  run: (wording: Wording) => Promise<Result>,
): Promise<Result> {
  refuseUnknownOptions(request, known);
  const wording: Wording = (problem) => inOptions(problem, known);
  try {
    return await run(wording);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.problems.map(wording));
    throw error instanceof UsageError ? usageInOptions(error, known) : error;
  }
}
