import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** Weaknesses of a comparison of systems, described in docs/errors/compare.md. */
export const compareCodes = {
  'compare/one-document': {
    severity: 'warning',
    summary: 'There is one document, so nothing can be resampled: no interval and no p-value.',
  },
  'compare/few-documents': {
    severity: 'warning',
    summary: 'There are fewer than ten documents; intervals are unreliable.',
  },
  'compare/one-document-dataset': {
    severity: 'warning',
    summary: 'A data set has one document, so its uncertainty is missing from the intervals.',
  },
  'compare/heavy-document': {
    severity: 'warning',
    summary: 'One document has more than a fifth of all mentions; intervals of scores are too short.',
  },
  'compare/cannot-reject': {
    severity: 'warning',
    summary: 'Two systems differ in too few documents for a p-value of 0.05.',
  },
  'compare/few-differing': {
    severity: 'warning',
    summary:
      'Two systems differ in fewer than ten documents; the interval of their difference is unreliable.',
  },
  'compare/different-keys': {
    severity: 'warning',
    summary: 'Two systems were probably scored against different keys.',
  },
  'compare/undefined': {
    severity: 'warning',
    summary: 'A statistic of a system is undefined; there is nothing to compare.',
  },
  'compare/one-run': {
    severity: 'warning',
    summary:
      'A system with one run is compared with a system of several; the variance of its runs is unknown.',
  },
  'compare/flips-first-run': {
    severity: 'warning',
    summary: 'A system with several runs takes part in the list of flips with its first run.',
  },
  'compare/bca-fallback': {
    severity: 'warning',
    summary: 'BCa intervals do not exist for this input; percentile intervals are used instead.',
  },
  'systems/close': {
    severity: 'warning',
    summary: 'The difference between a system and the best one is within its 95 % interval.',
  },
  'systems/untested': {
    severity: 'warning',
    summary: 'Several systems were scored on one document, so their differences cannot be tested.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(compareCodes);
