import { evaluateCodes } from '../evaluate/codes.ts';
import { commonCodes } from '../problems/codes.ts';
import { type ProblemCodes, problemMaker } from '../problems/problem.ts';

/** What `check` finds besides the problems that readers and scoring report. Notes are facts that a reader of a score should know. */
export const checkCodes = {
  'document/parts': {
    severity: 'note',
    summary: 'Documents are divided into parts, which are scored as documents of their own.',
  },
  'document/levels': {
    severity: 'warning',
    summary: 'Key and response divide the same text into documents in different ways.',
  },
  'entity/digits': {
    severity: 'note',
    summary: 'Names of entities differ in letters only, which some scorers remove.',
  },
  'entity/types': { severity: 'note', summary: 'Mentions of one entity have different types.' },
  'mention/token-ids': {
    severity: 'note',
    summary: 'Spans of events are ids of tokens, whose tables are not read by check.',
  },
  'mention/nested': { severity: 'note', summary: 'A mention is inside another mention of the same entity.' },
  'mention/crossing': { severity: 'note', summary: 'Mentions overlap, and neither contains the other.' },
  'mention/punctuation': {
    severity: 'note',
    summary: 'Mentions begin or end with punctuation or a blank.',
  },
  'mention/boundary': {
    severity: 'note',
    summary: 'Mentions of the response differ from those of the key in punctuation at their ends only.',
  },
  'mention/part-notation': {
    severity: 'warning',
    summary: 'Parts of mentions with gaps are read as mentions of entities of their own.',
  },
  'mention/gaps-lost': {
    severity: 'warning',
    summary: 'The key has mentions with gaps, the response has none.',
  },
  'mention/first-heads': {
    severity: 'warning',
    summary: 'The head of nearly every mention is its first word.',
  },
  'mentions/profile': {
    severity: 'note',
    summary:
      'The mentions of the response are much more frequent or much longer than those of the key, or the opposite.',
  },
  'fix/rewritten': {
    severity: 'note',
    summary: 'Files that --fix writes have words and coreference, and nothing else of the originals.',
  },
  'response/ends-early': {
    severity: 'warning',
    summary: 'The mentions of a response end long before those of the key.',
  },
} as const satisfies ProblemCodes;

export const problem = /* @__PURE__ */ problemMaker({ ...commonCodes, ...evaluateCodes, ...checkCodes });
