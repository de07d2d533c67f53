/** What the options are called on this page, and advice of the command line in these words. */
import { possibleAdvice } from '../../problems/possible-advice.ts';
import type { Problem } from '../../problems/problem.ts';

/** The options of the command line that this page has, too, with their names here. */
export const optionNames = {
  metrics: 'Metrics',
  match: 'Matching',
  zeros: 'Zeros',
  filter: 'Filter',
  singletons: 'Singletons',
  duplicates: 'Repeated mentions',
  window: 'Windows',
  scope: 'Scope',
  topics: 'Topics',
  by: 'Groups of documents',
  unaligned: 'Mentions that are not in the text',
  average: 'Average',
  'key-format': 'Format of the key',
  'response-format': 'Format of the responses',
  lenient: 'Skip what is broken',
  profile: 'Profile',
  mapping: 'Mapping of mentions',
  'coref-alignment': 'Alignment for coreference',
} as const;

export type OptionId = keyof typeof optionNames;

const withValue = new RegExp(`--(${Object.keys(optionNames).join('|')}) ([a-z]\\w*)`, 'g');

const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bpass --lenient\b/g, `choose “${optionNames.lenient}” under Options`],
  [/--lenient\b/g, `the option “${optionNames.lenient}”`],
  [/\bname its format with --format\b/g, 'choose its format under Options'],
  [/\bgive (the|their) tables with -t\b(?: DIR\b)?/g, 'drop $1 token tables as well'],
  [/\bleave out -t\b/g, 'remove the token tables'],
  [/\bcheck the directory and --token-extension\b/g, 'check that each table is called DOCUMENT.tab'],
];

/** The text with the options of this page in place of flags. */
function inPageTerms(text: string): string {
  const worded = WORDINGS.reduce((result, [flag, words]) => result.replace(flag, words), text);
  return worded.replace(
    withValue,
    (_, id: string, value: string) => `the option “${optionNames[id as OptionId]}: ${value}”`,
  );
}

/** A problem with advice that can be followed on this page. */
export function onPage(problem: Problem): Problem {
  const { help } = problem;
  return help === undefined ? problem : possibleAdvice({ ...problem, help: inPageTerms(help) }, new Set());
}
