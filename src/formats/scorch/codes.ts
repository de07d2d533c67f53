import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of Scorch files. */
export const scorchCodes = {
  'scorch/syntax': {
    severity: 'error',
    summary: 'A Scorch file is not valid JSON, or a value is not of the expected kind.',
  },
  'scorch/loss': {
    severity: 'warning',
    summary: 'Scorch cannot express something, which is written in another way.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(scorchCodes);
