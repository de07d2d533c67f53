import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of CorefUD files. */
export const corefudCodes = {
  'corefud/columns': {
    severity: 'error',
    summary: 'A token line does not have the ten columns of CoNLL-U.',
    lenient: 'the line is skipped',
  },
  'corefud/entity': {
    severity: 'error',
    summary: 'A piece of an Entity value is not a mention.',
    lenient: 'the piece is ignored',
  },
  'corefud/unopened': {
    severity: 'error',
    summary: 'A mention is closed that was not opened.',
    lenient: 'the closing bracket is ignored',
  },
  'corefud/unclosed': {
    severity: 'error',
    summary: 'A mention is opened and never closed.',
    lenient: 'the mention is dropped',
  },
  'corefud/part': {
    severity: 'error',
    summary: 'Parts of a discontinuous mention are missing or out of order.',
    lenient: 'the mention is read with the parts that fit',
  },
  'corefud/fields': {
    severity: 'error',
    summary: 'A mention has more fields than global.Entity names.',
    lenient: 'the fields at the end are ignored',
  },
  'corefud/header': {
    severity: 'error',
    summary: 'The fields of global.Entity include neither eid nor GRP.',
    lenient: 'the first field is taken as the id',
  },
  'corefud/types': {
    severity: 'error',
    summary: 'The ids of mentions are types of entities.',
    allow: 'the types are read as ids',
    summed: 'documents are like this',
  },
  'corefud/old': {
    severity: 'error',
    summary: 'The annotation is that of CorefUD 0.x.',
    lenient: 'it is not read',
  },
  'corefud/no-header': { severity: 'warning', summary: 'A file has no global.Entity line.' },
  'corefud/head': { severity: 'warning', summary: 'The head of a mention is not one of its words.' },
  'corefud/range': {
    severity: 'warning',
    summary: 'A multiword token has an Entity value, which is not read.',
  },
  'corefud/relation': { severity: 'warning', summary: 'A Bridge or SplitAnte link cannot be read.' },
  'corefud/crossing': {
    severity: 'warning',
    summary: 'Mentions of one entity cross in a way that the brackets of CorefUD cannot express.',
  },
  'corefud/inexpressible': {
    severity: 'warning',
    summary: 'CorefUD cannot express a relation or an attribute.',
  },
  'corefud/cross-sentence': {
    severity: 'warning',
    summary: 'Mentions cross a sentence break, which other readers of CorefUD refuse.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(corefudCodes);

/** A code that `problem` of this area takes. */
export type CorefudCode = Parameters<typeof problem>[0];
