import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of CoNLL files. */
export const conllCodes = {
  'conll/unopened': {
    severity: 'error',
    summary: 'A mention is closed that was not opened, or is closed twice.',
    lenient: 'the closing bracket is ignored',
  },
  'conll/unclosed': {
    severity: 'error',
    summary: 'A mention is opened and never closed.',
    lenient: 'the mention is dropped',
  },
  'conll/no-id': {
    severity: 'error',
    summary: 'A bracket has no entity id.',
    lenient: 'the bracket is ignored',
  },
  'conll/document-column': {
    severity: 'error',
    summary: 'A line of a merged file has no document name in the column of --document-column.',
    lenient: 'the line belongs to the document before it',
  },
  'conll/no-end': { severity: 'warning', summary: 'A document has no "#end document" line.' },
  'conll/outside': { severity: 'warning', summary: 'Lines are outside of any document.' },
  'conll/bare-id': { severity: 'warning', summary: 'Cells contain ids without brackets.' },
  'conll/double-antecedent': {
    severity: 'warning',
    summary: 'A mention of two entities, "(1+2)", is not read.',
  },
  'conll/crossing': {
    severity: 'warning',
    summary: 'Mentions of one entity cross or touch in a way that CoNLL brackets cannot express.',
  },
  'conll/discontinuous': {
    severity: 'warning',
    summary: 'CoNLL brackets cannot express a mention with gaps.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(conllCodes);

/** A code that `problem` of this area takes. */
export type ConllCode = Parameters<typeof problem>[0];
