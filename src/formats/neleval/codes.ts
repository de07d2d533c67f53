import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of neleval files. */
export const nelevalCodes = {
  'neleval/line': {
    severity: 'error',
    summary: 'A row of a neleval file cannot be read.',
    lenient: 'the row is skipped',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(nelevalCodes);
