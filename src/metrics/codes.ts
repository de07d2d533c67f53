import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Problems that a metric finds while it counts. */
export const metricCodes = {
  'metric/mentions-differ': {
    severity: 'error',
    summary: 'A metric for identical mention sets was requested, but the mention sets differ.',
  },
  'metric/no-names': {
    severity: 'error',
    summary: 'A metric of names was requested, but nothing says which mentions are names.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(metricCodes);
