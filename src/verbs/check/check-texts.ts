import { pairFiles } from '../../corpus/pair-files.ts';
import { evaluatePair, settingsOf } from '../../evaluate/index.ts';
import { InputError, type Problem, type Report } from '../../problems/problem.ts';
import type { CorpusInCheck } from './check-corpora.ts';

/** Codes that are about the annotation of the reference, which has none. */
const OF_ANNOTATION: readonly Problem['code'][] = [
  'mention/repeated',
  'mention/shared',
  'mention/crosses-sentence',
  'key/no-mentions',
];

/** Checks documents, words and sentence breaks of a response against those of a test set. Its annotation, if there is any, does not matter. */
export function checkTexts(texts: CorpusInCheck, response: CorpusInCheck): void {
  if (texts.files.length === 0 || response.files.length === 0) return;
  const report: Report = (found) => {
    if (!OF_ANNOTATION.includes(found.code)) response.report(ofTexts(found));
  };
  const settings = settingsOf({ metrics: ['mentions'] });
  try {
    for (const pair of pairFiles(texts.files, response.files, report)) {
      const reference = texts.read(pair.key);
      const own = pair.response && response.read(pair.response);
      evaluatePair(reference, own, settings, report, pair.id);
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const found of error.problems) report(found);
  }
}

/** What a participant does about a difference. */
const remedies: ReadonlyMap<Problem['code'], string> = new Map([
  ['document/missing', 'add the document, without mentions if the system found none'],
  ['document/extra', 'leave the document out, or give it the name that it has in the test set'],
  ['document/none-in-common', 'give the documents the names that they have in the test set'],
  ['document/renamed', 'give the document the name that it has in the test set'],
  [
    'document/other',
    'give the document the name that it has in the test set, and check that it is the same text',
  ],
  ['document/unnamed', 'give the documents the names that they have in the test set'],
  ['text/length', 'write the words of the test set, one for one; a file may be truncated'],
  ['text/words', 'write the words of the test set, one for one'],
  ['text/sentences', 'keep the sentence breaks of the test set'],
]);

/** Whether a problem is a difference between a response and its test set. */
export const isDifference = ({ code }: Problem): boolean => remedies.has(code);

/** Differences from a test set are errors, whatever they do to a score, and there is no key. */
function ofTexts(found: Problem): Problem {
  const help = remedies.get(found.code) ?? found.help;
  const severity = isDifference(found) ? 'error' : found.severity;
  const message = found.message.replace(/\b(the|The) key\b/g, '$1 test set');
  const expected = found.expected?.replace(/\bthe key\b/g, 'the test set');
  return {
    ...found,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    ...(expected === undefined ? {} : { expected }),
  };
}
