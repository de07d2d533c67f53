import { problem } from '../../check/codes.ts';
import { PairCheck } from '../../check/pair-check.ts';
import { pairFiles } from '../../corpus/pair-files.ts';
import { corpusWarnings, evaluatePair, settingsOf, Tally } from '../../evaluate/index.ts';
import { swapWarnings } from '../../evaluate/side-names.ts';
import { type PairOptions, sideOptions } from '../../formats/index.ts';
import { noMentionsInFiles } from '../../formats/no-mentions-help.ts';
import { InputError, type Problem, type Report } from '../../problems/problem.ts';
import type { CorpusInCheck } from './check-corpora.ts';
import { compareColumns } from './compare-columns.ts';

/** Codes that are reported for each corpus by itself, and `metric/undefined`, which says nothing about files. */
const OF_CORPUS: readonly Problem['code'][] = [
  'mention/repeated',
  'mention/shared',
  'mention/crosses-sentence',
  'metric/undefined',
  'file/no-mentions',
];

/** Checks a response against its key. */
export function checkPair(key: CorpusInCheck, response: CorpusInCheck, reading: PairOptions): void {
  const report: Report = (found) => {
    if (!OF_CORPUS.includes(found.code)) response.report(found);
  };
  for (const warning of swapWarnings(key, response)) report(warning);
  if (key.files.length === 0 || response.files.length === 0) return;
  compareColumns(key.files[0], response.files[0], sideOptions(reading), report);
  const settings = settingsOf({ metrics: ['mentions'] });
  const tally = new Tally(settings, { perDocument: false });
  const check = new PairCheck();
  try {
    for (const pair of pairFiles(key.files, response.files, report)) {
      const keyDocument = key.read(pair.key);
      const read = pair.response && response.read(pair.response);
      const responseDocument = pair.response && response.isLeftOut(pair.response) ? undefined : read;
      const result = evaluatePair(keyDocument, responseDocument, settings, report, pair.id, (aligned) => {
        if (responseDocument !== undefined) check.add(aligned);
      });
      tally.add(result);
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const found of error.problems) report(found);
    if (error.problems.some(({ code }) => code === 'document/none-in-common'))
      compareLevels(key, response, report);
    return;
  }
  check.finish(key.check.profile, response.check.profile, report);
  const noMentions = (side: 'key' | 'response') => noMentionsInFiles({ key, response }[side].files);
  for (const found of corpusWarnings(tally.result(), settings, {
    key: key.path,
    response: response.path,
    noMentions,
  }))
    report(found);
}

/** Documents of a topic may be joined to one document on one side only: then the texts are equal as a whole. */
function compareLevels(key: CorpusInCheck, response: CorpusInCheck, report: Report): void {
  for (const corpus of [key, response]) corpus.readRest();
  const [ofKey, ofResponse] = [key.check.profile, response.check.profile];
  if (ofKey.tokens === 0 || ofKey.tokens !== ofResponse.tokens || ofKey.documents === ofResponse.documents)
    return;
  report(
    problem(
      'document/levels',
      `The key has ${ofKey.tokens} tokens in ${ofKey.documents} documents, the response has as many in ${ofResponse.documents}.`,
      {
        help: 'documents were probably joined on one side only; join the same documents in the same order on both sides',
      },
    ),
  );
}
