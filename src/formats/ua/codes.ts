import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of CoNLL-UA files. */
export const uaCodes = {
  'ua/columns': {
    severity: 'error',
    summary: 'A token line of a CoNLL-UA file is too short.',
    lenient: 'the line is skipped',
  },
  'ua/markable': {
    severity: 'error',
    summary: 'A markable of a CoNLL-UA file has no entity.',
    lenient: 'the markable is ignored',
  },
  'ua/unopened': {
    severity: 'error',
    summary: 'A closing bracket of a CoNLL-UA file has no opening bracket.',
    lenient: 'the bracket is ignored',
  },
  'ua/unclosed': {
    severity: 'error',
    summary: 'A markable of a CoNLL-UA file is opened and never closed.',
    lenient: 'the markable is dropped',
  },
  'ua/minimum': {
    severity: 'warning',
    summary: 'The minimum span of a markable is not within it.',
  },
  'ua/relation': {
    severity: 'warning',
    summary:
      'A bridging or split-antecedent link of a CoNLL-UA file names an entity or a markable that does not exist.',
  },
  'ua/inexpressible': {
    severity: 'warning',
    summary: 'A document has something that CoNLL-UA cannot hold.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker(uaCodes);
export type UaCode = Parameters<typeof problem>[0];
