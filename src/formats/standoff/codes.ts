import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of files of annotation tools: mentions with a place in a text, and what says that they are coreferent. */
export const standoffCodes = {
  'standoff/no-coreference': {
    severity: 'error',
    summary: 'A file of an annotation tool does not say which mentions are coreferent.',
    lenient: 'the document has no mention',
  },
  'standoff/span': {
    severity: 'error',
    summary: 'A mention of an annotation tool has no place in the text.',
    lenient: 'the mention is dropped',
  },
  'standoff/json': {
    severity: 'error',
    summary: 'A file of an annotation tool in JSON is not valid.',
    cutsText: true,
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(standoffCodes);

/** A code that `problem` of this area takes. */
export type StandoffCode = Parameters<typeof problem>[0];
