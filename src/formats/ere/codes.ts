import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of annotation XML (ERE). */
export const ereCodes = {
  'ere/none': { severity: 'warning', summary: 'An annotation file has no event mention.' },
  'ere/not-converted': {
    severity: 'warning',
    summary: 'An annotation file has elements that are not converted.',
  },
  'ere/mention': {
    severity: 'error',
    summary: 'An event mention lacks an id, a type, or a trigger with offset and length.',
    lenient: 'the mention is skipped',
  },
  'ere/span': {
    severity: 'error',
    summary: 'A mention has no offset or no length.',
    lenient: 'the mention is skipped',
  },
  'ere/offset': {
    severity: 'error',
    summary: 'A mention lies outside of the source text.',
    lenient: 'the mention is skipped',
  },
  'ere/duplicate-id': { severity: 'warning', summary: 'An id occurs twice in an annotation file.' },
  'ere/trigger': {
    severity: 'warning',
    summary: 'The text of a trigger differs from the text at its offsets.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(ereCodes);

/** A code that `problem` of this area takes. */
export type EreCode = Parameters<typeof problem>[0];
