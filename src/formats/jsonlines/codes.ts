import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of JSON files with clusters. */
export const jsonCodes = {
  'json/syntax': {
    severity: 'error',
    summary: 'A file is not valid JSON, or a value is not of the expected kind.',
    cutsText: true,
  },
  'json/span': {
    severity: 'error',
    summary: 'A span is empty, or outside of its document.',
    lenient: 'the mention is dropped',
  },
  'json/layout': {
    severity: 'error',
    summary: 'A JSON document has none of the known layouts.',
    summed: 'documents are like this',
    cutsText: true,
  },
  'json/no-clusters': { severity: 'warning', summary: 'A document has no clusters.' },
  'json/left-out': {
    severity: 'warning',
    summary: 'Something of a JSON document is left out, because a part of it is missing.',
  },
  'json/loss': {
    severity: 'warning',
    summary: 'JSON lines cannot express something, which is written in another way.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(jsonCodes);

/** A code that `problem` of this area takes. */
export type JsonCode = Parameters<typeof problem>[0];
