import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of brat files. */
export const bratCodes = {
  'brat/line': {
    severity: 'error',
    summary: 'A line of a brat file cannot be read.',
    lenient: 'the line is skipped',
  },
  'brat/span': {
    severity: 'error',
    summary: 'The offsets of a text-bound annotation are invalid.',
    lenient: 'the annotation is skipped',
  },
  'brat/no-text': { severity: 'warning', summary: 'A text-bound annotation has no text.' },
  'brat/duplicate-id': { severity: 'warning', summary: 'An id occurs twice in a brat file.' },
  'brat/unknown-trigger': { severity: 'warning', summary: 'The trigger of an event is not in the file.' },
  'brat/unknown-event': { severity: 'warning', summary: 'A relation names an event that does not exist.' },
  'brat/self-link': { severity: 'warning', summary: 'A coreference link leads from an event to itself.' },
  'brat/text-differs': {
    severity: 'warning',
    summary: 'The text of an annotation differs from the text at its offsets.',
  },
  'brat/relations': {
    severity: 'warning',
    summary: 'Relations of a brat corpus are not read as identity.',
  },
  'brat/no-identity': {
    severity: 'warning',
    summary: 'A brat corpus has no relation of identity.',
  },
  'brat/coref-relation': {
    severity: 'warning',
    summary: 'A brat corpus has no relation with the name that was given.',
  },
  'brat/coref-type': {
    severity: 'warning',
    summary: 'A brat corpus has no type like the pattern that was given.',
  },
  'brat/no-type': { severity: 'error', summary: 'A mention without a type cannot be written as brat.' },
  'brat/inexpressible': { severity: 'warning', summary: 'Part of a tbf file cannot be represented in brat.' },
  'brat/token-spans': {
    severity: 'error',
    summary: 'A tbf file with token ids cannot be converted to brat without token tables.',
  },
  'brat/no-place': {
    severity: 'error',
    summary: 'A mention of a tbf file cannot be located in the text.',
    lenient: 'the mention is left out',
  },
  'brat/no-source': {
    severity: 'error',
    summary: 'Offsets of a token table cannot be converted to code points without the text.',
  },
  'brat/not-converted': {
    severity: 'warning',
    summary: 'Part of a brat file cannot be represented in tbf.',
  },
  'brat/no-table': { severity: 'error', summary: 'A brat file has no token table.' },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(bratCodes);

/** A code that `problem` of this area takes. */
export type BratCode = Parameters<typeof problem>[0];
