import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Problems of an analysis of errors. */
export const analyzeCodes = {
  'analyze/no-parse': {
    severity: 'error',
    summary: 'Trees were requested, but neither the key nor the response has a parse column.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(analyzeCodes);
