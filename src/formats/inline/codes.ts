import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of texts with mentions marked in them. */
export const inlineCodes = {
  'inline/unclosed': { severity: 'warning', summary: 'The mark that ends a mention is missing.' },
  'inline/unopened': { severity: 'warning', summary: 'The mark that begins a mention is missing.' },
  'inline/no-label': { severity: 'warning', summary: 'A marked mention has no label of an entity.' },
  'inline/empty': { severity: 'warning', summary: 'A marked mention has no words.' },
  'inline/loss': {
    severity: 'warning',
    summary: 'A text with marks cannot express something, which is left out or written in another way.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(inlineCodes);

/** A code that `problem` of this area takes. */
export type InlineCode = Parameters<typeof problem>[0];
