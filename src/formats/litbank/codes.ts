import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of LitBank TSV files. */
export const litbankCodes = {
  'litbank/line': {
    severity: 'error',
    summary: 'A line of a LitBank file cannot be read.',
    lenient: 'the line is skipped',
  },
  'litbank/no-text': {
    severity: 'error',
    summary: 'A LitBank file has no text beside it, and positions in it cannot be found.',
  },
  'litbank/span': {
    severity: 'error',
    summary: 'A mention of a LitBank file is outside the text.',
    lenient: 'the mention is skipped',
  },
  'litbank/duplicate-id': {
    severity: 'error',
    summary: 'A mention id occurs twice in a LitBank file.',
    lenient: 'the first one is used',
  },
  'litbank/unknown': {
    severity: 'error',
    summary:
      'A line of a LitBank file names a mention that does not exist, or one that has an entity already.',
    lenient: 'the line is skipped',
  },
  'litbank/inexpressible': {
    severity: 'warning',
    summary: 'LitBank TSV cannot express a mention with gaps, a relation or several documents.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(litbankCodes);
export type LitbankCode = Parameters<typeof problem>[0];
