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
  'agree/gamma-too-large': {
    severity: 'warning',
    summary: 'Too many spans of a document are near each other to compute γ, so it is left out of γ.',
  },
  'agree/empty-nodes': {
    severity: 'warning',
    summary: 'Mentions of empty nodes alone are at no place of the text, so they are left out of γ.',
  },
  'agree/one-annotator': {
    severity: 'warning',
    summary: 'A document of one annotator is adjudicated as it is.',
  },
  'agree/new-singletons': {
    severity: 'warning',
    summary: 'The adjudicated annotation has singletons, which no annotator marked.',
  },
  'agree/unused-answers': {
    severity: 'warning',
    summary: 'An answer is about a decision that was not asked for.',
  },
  'agree/unknown-answer': {
    severity: 'error',
    summary: 'An answer is not one of those that are possible.',
  },
  'agree/answers': {
    severity: 'error',
    summary: 'A file of answers is not a list of decisions.',
  },
  'agree/page-too-large': {
    severity: 'error',
    summary: 'The annotation is too large for a page.',
  },
  'agree/page-characters': {
    severity: 'error',
    summary: 'A page of annotators needs words, and a document is measured in characters.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...compareCodes, ...agreeCodes });
