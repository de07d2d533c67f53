import { compareCodes } from '../compare/codes.ts';
import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Properties of the input that make a comparison of annotators weak. */
export const agreeCodes = {
  'agree/singletons': {
    severity: 'warning',
    summary: 'Annotators marked singletons, which the rule "singleton" for unmarked spans ignores.',
  },
  'agree/none-in-common': {
    severity: 'error',
    summary: 'No document has two annotators.',
  },
  'agree/missing-documents': {
    severity: 'warning',
    summary: 'An annotator does not have all documents that others have.',
  },
  'agree/too-many-overlaps': {
    severity: 'warning',
    summary:
      'Too many spans of a document overlap to find those that are one mention with different boundaries.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...compareCodes, ...agreeCodes });
