import type { CheckReport } from '../../src/report/check/report.ts';
import { unopened, warning } from './example-problems.ts';

/** A check of a key, and of a response of which nothing was read, with an error and 1,200 warnings. */
export const checkReport: CheckReport = {
  version: '9.9.9',
  corpora: [
    {
      path: 'key.conll',
      side: 'key',
      origins: [{ format: 'conll', reason: 'it begins with "#begin"', facts: ['inclusive ends'], files: 1 }],
      fingerprint: '0123abcd',
      documents: 1,
      tokens: 2000,
      characters: 0,
      mentions: 4,
      entities: 1,
      singletons: 0,
      mentionLength: 10,
      gaps: 0,
    },
    {
      path: 'a\u001bb.conll',
      side: undefined,
      origins: [],
      fingerprint: '00',
      documents: 0,
      tokens: 0,
      characters: 0,
      mentions: 0,
      entities: 0,
      singletons: 0,
      mentionLength: 0,
      gaps: 0,
    },
  ],
  problems: [unopened, warning],
  codes: [
    { code: 'conll/unopened', severity: 'error', count: 1, summary: 'A bracket closes nothing.' },
    { code: 'document/extra', severity: 'warning', count: 1200, summary: 'A document too many.' },
  ],
};
