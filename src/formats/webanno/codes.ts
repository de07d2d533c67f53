import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of WebAnno TSV files. */
export const webannoCodes = {
  'webanno/line': {
    severity: 'error',
    summary: 'A token line of a WebAnno file cannot be read.',
    lenient: 'the line is skipped, except for its word',
  },
  'webanno/columns': {
    severity: 'error',
    summary: 'A token line of a WebAnno file has fewer columns than its header declares.',
    lenient: 'the missing columns count as empty',
  },
  'webanno/no-layer': {
    severity: 'error',
    summary: 'A WebAnno file has no layer of coreference.',
  },
  'webanno/unannotated': {
    severity: 'warning',
    summary: 'A WebAnno file has no layer of coreference, and others of the corpus have one.',
  },
  'webanno/link': {
    severity: 'error',
    summary: 'A link of a WebAnno file names a span that does not exist.',
    lenient: 'the link is ignored',
  },
  'webanno/inexpressible': {
    severity: 'warning',
    summary: 'A document has something that chains of WebAnno TSV 3 cannot hold.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(webannoCodes);
export type WebannoCode = Parameters<typeof problem>[0];
