import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of CAT XML (ECB+). */
export const ecbCodes = {
  'ecb/id': {
    severity: 'error',
    summary: 'A token, a markable or a relation of ECB+ has no id, or the id of another.',
    lenient: 'it is skipped',
  },
  'ecb/anchor': {
    severity: 'error',
    summary: 'A mention of ECB+ has a token that does not exist.',
    lenient: 'the token is left out of the mention',
  },
  'ecb/source': {
    severity: 'error',
    summary: 'A relation of ECB+ has a source that is not a mention.',
    lenient: 'the source is ignored',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(ecbCodes);

/** A code that `problem` of this area takes. */
export type EcbCode = Parameters<typeof problem>[0];
