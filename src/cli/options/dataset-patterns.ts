import { InvalidArgumentError, Option } from 'commander';
import { type GroupPattern, groupPattern, groupRequest } from '../../evaluate/group-request.ts';
import { UsageError } from '../../problems/problem.ts';
import { type Dataset, datasetOf } from '../../verbs/datasets.ts';

/** A data set of one corpus, as named on the command line. */
export const toDataset = (text: string, others: readonly GroupPattern[] = []): GroupPattern[] => [
  ...others,
  ofOption(() => groupPattern(text)),
];

/** Data sets over which scores are averaged: parts of one corpus in `compare`, corpora in `score` and `report`. */
const datasetOption = (): Option =>
  new Option(
    '--dataset <name=files>',
    'a data set; may be repeated; scores are averaged over data sets. In compare NAME=PATTERN: documents of the key (* is any text); in score, report and gate NAME=KEY:RESPONSE[:RESPONSE…]: files of its own, in place of the arguments (docs/groups.md)',
  );

export const patternDatasets = (): Option => datasetOption().argParser(toDataset);

/** `checkDatasets` compares them. */
export const corpusDatasets = (): Option =>
  datasetOption().argParser((text: string, others: readonly Dataset[] = []) => [
    ...others,
    ofOption(() => datasetOf(text)),
  ]);

/** Groups of documents that have rows of their own; `groupRequest` reads the values. */
export const byOption = (): Option =>
  new Option(
    '--by <group>',
    'scores of groups of documents under the total: NAME=PATTERN (* is any text; may be repeated), folder or genre (docs/groups.md)',
  ).argParser((text: string, others: readonly string[] = []) => {
    const texts = [...others, text];
    ofOption(() => groupRequest(texts));
    return texts;
  });

/** A mistake in a value as a mistake of its option. */
function ofOption<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof UsageError ? new InvalidArgumentError(error.message) : error;
  }
}
