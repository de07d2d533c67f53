import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of JSON files whose mentions are strings. */
export const stringsCodes = {
  'strings/syntax': {
    severity: 'error',
    summary: 'A file is not valid JSON, or a cluster is not a list of strings.',
  },
  'strings/loss': {
    severity: 'warning',
    summary: 'Lists of strings have no positions, so mentions are written without them.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(stringsCodes);
