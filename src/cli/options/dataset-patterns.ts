import { InvalidArgumentError, Option } from 'commander';
import { type GroupPattern, groupPattern, groupRequest } from '../../evaluate/group-request.ts';
import { UsageError } from '../../problems/problem.ts';
import { type Dataset, datasetOf } from '../../verbs/datasets.ts';

/** A data set of one corpus, as named on the command line. */
export const toDataset = (text: string, others: readonly GroupPattern[] = []): GroupPattern[] => [
  ...others,
  ofOption(() => groupPattern(text)),
];

/** Corpora with keys of their own; `checkDatasets` compares them. */
export const datasetOption = (): Option =>
  new Option(
    '--dataset <name=key:response>',
    'a corpus with a key of its own, in place of the arguments; may be repeated: scores of each, and the mean over them; NAME=KEY:RESPONSE:RESPONSE for several systems (docs/groups.md)',
  ).argParser((text: string, others: readonly Dataset[] = []) => [
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
