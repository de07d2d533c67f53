import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of MUC SGML. */
export const mucCodes = {
  'muc/unclosed': {
    severity: 'error',
    summary: 'A COREF element is not closed.',
    lenient: 'the mention is left out',
  },
  'muc/unopened': {
    severity: 'error',
    summary: 'A COREF element is closed that was not opened.',
    lenient: 'the tag is ignored',
  },
  'muc/nested': {
    severity: 'error',
    summary: 'COREF elements are nested too deep.',
    lenient: 'the inner mentions are left out',
  },
  'muc/empty': {
    severity: 'error',
    summary: 'A COREF element contains no text.',
    lenient: 'the mention is left out',
  },
  'muc/id': {
    severity: 'error',
    summary: 'A COREF element has no ID, or the ID of another.',
    lenient: 'the mention is kept, and no REF points to it',
  },
  'muc/ref': {
    severity: 'warning',
    summary: 'The REF of a COREF element is its own ID, or is not the ID of any element.',
  },
  'muc/optional': {
    severity: 'warning',
    summary: 'Optional mentions of MUC are left out.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(mucCodes);

/** A code that `problem` of this area takes. */
export type MucCode = Parameters<typeof problem>[0];
