import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of token tables, and of the conversion of characters to tokens. */
export const tokenTableCodes = {
  'tokens/missing': {
    severity: 'error',
    summary: 'A document has no token table.',
    lenient: 'no word of the document is invisible, and token ids are compared as names',
  },
  'tokens/columns': { severity: 'warning', summary: 'A row of a token table has too few columns.' },
  'tokens/offsets': { severity: 'warning', summary: 'An offset in a token table is not a whole number.' },
  'tokens/duplicate-id': { severity: 'warning', summary: 'A token id occurs twice in a token table.' },
  'tokens/boundary': { severity: 'warning', summary: 'An annotation begins or ends inside a token.' },
  'tokens/none': { severity: 'warning', summary: 'An event has no token.' },
  'tokens/too-many': {
    severity: 'error',
    summary: 'The fragments of an event overlap too often to list their tokens.',
    lenient: 'the event is left out',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(tokenTableCodes);
