import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of MMAX2 files. */
export const mmax2Codes = {
  'mmax2/file': {
    severity: 'error',
    summary: 'A file of an MMAX2 project is not the one with the markables.',
  },
  'mmax2/span': {
    severity: 'error',
    summary: 'The span of an MMAX2 markable is missing, or names words that do not exist.',
    lenient: 'the markable is skipped',
  },
  'mmax2/id': {
    severity: 'error',
    summary: 'An MMAX2 markable has no id, or the id of another.',
    lenient: 'the markable is skipped',
  },
  'mmax2/antecedent': {
    severity: 'warning',
    summary: 'An MMAX2 markable has an antecedent that does not exist.',
  },
  'mmax2/no-sets': {
    severity: 'warning',
    summary: 'No markable of an MMAX2 file is in a coreference set.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(mmax2Codes);

/** A code that `problem` of this area takes. */
export type Mmax2Code = Parameters<typeof problem>[0];
