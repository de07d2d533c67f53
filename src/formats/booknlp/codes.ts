import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of BookNLP files. */
export const booknlpCodes = {
  'booknlp/line': {
    severity: 'error',
    summary: 'A row of a BookNLP file cannot be read.',
    lenient: 'the row is skipped',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(booknlpCodes);
