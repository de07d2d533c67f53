/** The lines of reports other than the rows of tables. */

import { metrics } from '../../metrics/index.ts';

/** Titles of tables; in text and Markdown, a system may be named after a colon. */
export const TITLE = new RegExp(
  `^(?:${[
    'F1(?: by (?:document|group|data set))?',
    `(?:CoNLL|${metrics.map(({ label }) => label.replace(/[^\w³ -]/g, '\\$&')).join('|')}) (?:F1|Index)(?:, macro over data sets)?`,
    'F1, sorted by .*',
    'Systems, sorted by .*',
    '(?:.+, )?(?:Mention detection|Coreference)(?:, best (?:mapping|alignment))?(?:, F1)?',
    'Types',
    'Sequencing \\(temporal awareness\\)',
    'Scores in percent, with 95 % intervals',
    'Runs: .*',
    '.+ - .+, in points',
    'Differences of .*, in points.*',
    'What .+ repairs and breaks of .+',
    'By kind of error: repaired by that of .*',
    'Documents: repaired less broken, .*',
    '(?:Repaired|Broken) by .*',
    "Krippendorff's α over the chains of spans",
    'Pairs of annotators(?:, one as the key of the other: mean F1)?',
    'Each annotator \\(α .*\\)',
    'Decisions that differ: \\d.*',
    'Decisions that votes did not make',
    'Errors, and the points of .* that they cost',
    'Where the points of .* are lost',
    'Slices of mentions, worst first \\(B³\\)',
    'Slices of entities \\(F1; recall and precision of LEA\\)',
    'Scores by label',
    'Worst slice of each feature \\(B³\\)',
    'Trivial responses with the mentions of the key \\(F1\\)',
    'Singletons \\(F1\\)',
    'Link errors(?:, listed)?',
    'Examples',
  ].join('|')})(?:: .*)?$`,
);

/** The sentence of a comparison, perhaps with reasons why systems were left out. */
const SENTENCE = [
  'Only one system was given: nothing was compared\\.',
  '.+ is undefined for .+: nothing was compared\\.',
  'One document cannot decide between .+',
  '.+ cannot be told apart: they have the same counts in all .+',
  'The data (?:can|do )not decide .+',
  '.+ is \\d+\\.\\d\\d points of .+ ahead of .+ documents?, .*runs?.*\\.',
  '.+ is ahead of all \\d+ other systems: .+',
  'Against .+, (?:better|worse|undecided): .+ documents?, .+',
].join('|');

/** Lines that are neither tables nor titles. */
export const NOTE = new RegExp(
  `^(?:${[
    '\\* best of its column, as printed',
    'Means over documents \\(macro\\), not the CoNLL score of a corpus\\.',
    'Left out, because of errors: .*',
    'Systems with a common letter cannot be told apart .*',
    SENTENCE,
    'Test: exact, or the number of random exchanges.*',
    'Documents: those in which the first system is higher/equal/lower\\.',
    'Net: .* points of mentions, .* of MUC\\.',
    'd: difference over its standard deviation\\. Needed: .*',
    'documents \\d+ \\(\\d+ by all\\) · units \\d+ \\(\\d+ marked by all\\)',
    '\\d[\\d,]* decisions? (?:(?:is|are) open|(?:was|were) made by .*): .*\\.',
    'No decision is open\\.',
    'Link AC₁ is close to 1 in long documents .*',
    '(?:intervals|comparison|signature): .*',
  ].join('|')})$`,
);
