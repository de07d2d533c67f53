import { commonCodes } from '../../problems/codes.ts';
import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of tbf files. */
export const tbfCodes = {
  'tbf/outside': {
    severity: 'error',
    summary: 'A tbf line is outside every document.',
    lenient: 'the line is skipped',
  },
  'tbf/unclosed': {
    severity: 'error',
    summary: 'A tbf document has no end marker.',
    lenient: 'the document ends at the next begin marker or at the end of the file',
  },
  'tbf/unopened': {
    severity: 'error',
    summary: 'A tbf end marker occurs where no document is open.',
    lenient: 'the line is skipped',
  },
  'tbf/no-id': {
    severity: 'error',
    summary: 'A tbf document begins without an id.',
    lenient: 'the id is the empty string',
  },
  'tbf/columns': {
    severity: 'error',
    summary: 'A mention line of a tbf file has fewer than seven columns.',
    lenient: 'the line is skipped',
  },
  'tbf/document-column': {
    severity: 'warning',
    summary: 'The document column of a mention differs from the marker of its document.',
  },
  'tbf/relation-columns': {
    severity: 'error',
    summary: 'A relation line of a tbf file does not have three columns.',
    lenient: 'the line is skipped',
  },
  'tbf/relation-id': {
    severity: 'warning',
    summary: 'The id of a relation is empty or contains white space.',
  },
  'tbf/blank-argument': {
    severity: 'warning',
    summary: 'A mention id of a relation has blanks around it or is empty.',
  },
  'tbf/order': { severity: 'warning', summary: 'A relation precedes a mention of its document.' },
  'tbf/span': {
    severity: 'error',
    summary: 'The span of a mention cannot be read.',
    lenient: 'the mention is skipped',
  },
  'tbf/empty-span': { severity: 'warning', summary: 'The span of a mention is empty.' },
  'tbf/overlapping-fragments': {
    severity: 'warning',
    summary: 'Fragments of one mention overlap, or a token occurs twice in it.',
  },
  'tbf/empty-field': { severity: 'warning', summary: 'A mention has no id, type or realis.' },
  'tbf/duplicate-id': {
    severity: 'error',
    summary: 'Two mentions of a document have the same id.',
    lenient: 'both mentions are kept, and relations refer to both',
  },
  'tbf/unknown-relation': { severity: 'warning', summary: 'A relation has a name that is not scored.' },
  'tbf/coreference-name': {
    severity: 'error',
    summary: 'The clusters of a tbf file are not named @Coreference.',
    lenient: 'the relations are ignored',
  },
  'tbf/unknown-mention': {
    severity: 'error',
    summary: 'A relation names a mention that its document does not have.',
    lenient: 'the name is ignored',
  },
  'tbf/arguments': {
    severity: 'error',
    summary: 'A sequencing relation does not have two mentions.',
    lenient: 'the relation is ignored',
  },
  'tbf/singleton-cluster': { severity: 'warning', summary: 'A cluster has only one mention.' },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...commonCodes, ...tbfCodes });

/** A code that `problem` of this area takes. */
export type TbfCode = Parameters<typeof problem>[0];
