import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of SACR files. */
export const sacrCodes = {
  'sacr/mention': {
    severity: 'error',
    summary: 'An opening brace of SACR is not followed by the name of an entity.',
    lenient: 'the brace is text',
  },
  'sacr/unopened': {
    severity: 'error',
    summary: 'A mention of SACR is closed that was not opened.',
    lenient: 'the brace is text',
  },
  'sacr/unclosed': {
    severity: 'error',
    summary: 'A mention of SACR is not closed.',
    lenient: 'the mention is left out',
  },
  'sacr/nested': {
    severity: 'error',
    summary: 'Mentions of SACR are nested too deep.',
    lenient: 'the inner mentions are left out',
  },
  'sacr/empty': {
    severity: 'error',
    summary: 'A mention of SACR contains no text.',
    lenient: 'the mention is left out',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(sacrCodes);

/** A code that `problem` of this area takes. */
export type SacrCode = Parameters<typeof problem>[0];
