import type { FailedFiles } from '../library/files/index.ts';
import type { Problem } from '../problems/problem.ts';
import { problemFields } from '../report/check/json.ts';
import { leftOutFields } from '../report/left-out.ts';
import { warningFields } from '../report/score/json.ts';

/** A part of a result with its warnings as in the JSON of the verb. */
export const withWarnings = <Part extends { readonly warnings: readonly Problem[] }>(part: Part) => ({
  ...part,
  warnings: part.warnings.map(warningFields),
});

/** The responses that were left out: their names as in the JSON of the verb, and why. Nothing if there are none. */
export const failedFields = (failed: readonly FailedFiles[]) =>
  failed.length === 0
    ? {}
    : {
        ...leftOutFields({ leftOut: failed.map(({ name }) => name) }),
        failed: failed.map(({ name, path, problems }) => ({
          name,
          path,
          problems: problems.map(problemFields),
        })),
      };
