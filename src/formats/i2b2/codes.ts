import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of i2b2 files. */
export const i2b2Codes = {
  'i2b2/line': {
    severity: 'error',
    summary: 'A line of an i2b2 file cannot be read.',
    lenient: 'the line is skipped',
  },
  'i2b2/no-text': {
    severity: 'error',
    summary: 'An i2b2 file has no text beside it, and positions in it cannot be found.',
  },
  'i2b2/span': {
    severity: 'error',
    summary: 'A mention of an i2b2 file is outside the text.',
    lenient: 'the mention is skipped',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(i2b2Codes);
export type I2b2Code = Parameters<typeof problem>[0];
