import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Problems of an analysis of errors. */
export const analyzeCodes = {
  'analyze/no-parse': {
    severity: 'error',
    summary: 'Trees were requested, but neither the key nor the response has a parse column.',
  },
  'labels/header': {
    severity: 'error',
    summary: 'A table of labels has no header line, or no column with labels.',
  },
  'labels/position': {
    severity: 'error',
    summary: 'A position in a table of labels is not a number, or a span ends before it begins.',
  },
  'labels/twice': {
    severity: 'error',
    summary: 'A span has two rows with different labels.',
  },
  'labels/unused': {
    severity: 'warning',
    summary: 'There are labels for spans that no mention has.',
  },
  'labels/document': {
    severity: 'warning',
    summary: 'There are labels for documents that the key does not have.',
  },
  'labels/ends': {
    severity: 'warning',
    summary: 'Most labels fit no mention, and would if the ends of their spans were read the other way.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(analyzeCodes);
