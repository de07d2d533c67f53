import type { Edition } from './editions.ts';

/** The description of each metric in the usage text. */
const CREDITS: ReadonlyMap<string, string> = new Map([
  ['muc', 'MUCScorer (Vilain et al, 1995)'],
  ['bcub', 'B-Cubed (Bagga and Baldwin, 1998)'],
  ['ceafm', 'CEAF (Luo et al, 2005) using mention-based similarity'],
  ['ceafe', 'CEAF (Luo et al, 2005) using entity-based similarity'],
  ['blanc', 'BLANC'],
  ['lea', 'LEA (Moosavi and Strube, 2016)'],
]);

/** The text that is printed for too few arguments; it begins and ends with an empty line. */
export const usage = ({ metrics }: Edition): string => `
use: scorer.pl <metric> <keys_file> <response_file> [name]

  metric: which metric to score with, one of:
${metrics.map(({ id }) => `    ${id}: ${CREDITS.get(id)}\n`).join('')}    all: every metric of this list

  keys_file: the expected coreference chains (SemEval or CoNLL-2011/2012 format)

  response_file: the chains that a system found, in the same format

  name: [optional] the document to score, named as in its begin line. Without
    a name every document is scored and listed. With the name "none" every
    document is scored and only the totals are shown.

`;
