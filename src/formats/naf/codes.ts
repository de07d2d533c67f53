import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of NAF and KAF files. */
export const nafCodes = {
  'naf/target': {
    severity: 'error',
    summary: 'A target of NAF names neither a term nor a word.',
    lenient: 'the target is left out',
  },
  'naf/no-coreference': {
    severity: 'error',
    summary: 'A NAF or KAF file has no layer of coreference.',
    lenient: 'the document has no mention',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(nafCodes);

/** A code that `problem` of this area takes. */
export type NafCode = Parameters<typeof problem>[0];
