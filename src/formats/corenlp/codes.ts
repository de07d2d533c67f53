import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of CoreNLP XML. */
export const corenlpCodes = {
  'corenlp/mention': {
    severity: 'error',
    summary: 'A mention of CoreNLP lacks sentence, start or end, or lies outside of its sentence.',
    lenient: 'the mention is skipped',
  },
  'corenlp/no-coreference': {
    severity: 'error',
    summary: 'CoreNLP did not annotate coreference.',
    lenient: 'the document has no mention',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(corenlpCodes);

/** A code that `problem` of this area takes. */
export type CorenlpCode = Parameters<typeof problem>[0];
