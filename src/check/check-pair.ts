import { pairFiles } from '../corpus/score-corpora.ts';
import { reportSwap } from '../corpus/side-names.ts';
import { corpusWarnings, evaluatePair, settingsOf, Tally } from '../evaluate/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { InputError, type Problem, type Report } from '../problems/problem.ts';
import type { OpenCorpus } from './check-corpora.ts';
import { problem } from './codes.ts';
import { compareColumns } from './compare-columns.ts';
import { PairCheck } from './pair-check.ts';

/** Codes that are reported for each corpus by itself, and `metric/undefined`, which says nothing about files. */
const OF_CORPUS: readonly Problem['code'][] = [
  'mention/repeated',
  'mention/shared',
  'mention/crosses-sentence',
  'metric/undefined',
  'file/no-mentions',
];

/** Checks a response against its key. */
export function checkPair(key: OpenCorpus, response: OpenCorpus): void {
  const report: Report = (found) => {
    if (!OF_CORPUS.includes(found.code)) response.report(found);
  };
  reportSwap(nameOf(key), nameOf(response), report);
  if (key.files.length === 0 || response.files.length === 0) return;
  compareColumns(key.files[0], response.files[0], report);
  const settings = settingsOf({ metrics: ['mentions'] });
  const tally = new Tally(settings, { perDocument: false });
  const check = new PairCheck();
  try {
    for (const pair of pairFiles(key.files, response.files, report)) {
      const keyDocument = key.read(pair.key);
      const responseDocument = pair.response && response.read(pair.response);
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
  const noMentions = () =>
    noMentionsHelp([...key.files, ...response.files].map(({ source }) => source.format));
  for (const found of corpusWarnings(tally.result(), settings, {
    key: key.path,
    response: response.path,
    noMentions,
  }))
    report(found);
}

/** The name of a corpus without its folders. */
const nameOf = ({ path }: OpenCorpus) => ({ path, name: path.replace(/\/+$/, '').replace(/^.*\//, '') });

/** Documents of a topic may be joined to one document on one side only: then the texts are equal as a whole. */
function compareLevels(key: OpenCorpus, response: OpenCorpus, report: Report): void {
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
