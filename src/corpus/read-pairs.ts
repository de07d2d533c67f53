import type { Document } from '../core/document.ts';
import { sideOptions } from '../formats/index.ts';
import { type ProblemLog, withFile } from '../problems/log.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import type { IndexedFile } from './index-corpus.ts';
import { resolveLines } from './resolve-lines.ts';
import { pairChosen, readLocated } from './score-corpora.ts';
import type { ScoreRequest } from './score-request.ts';

/** A corpus whose documents have been found. */
export interface FoundCorpus {
  readonly path: string;
  readonly files: readonly IndexedFile[];
}

/** Replaces lines that count from the start of a piece of a file by lines of the file. */
export type ResolveLines = (problems: readonly Problem[]) => Problem[];

/**
 * Reads the documents of a key and of a response, and passes them on pair by pair: for analyses that need the documents and not only their counts. Returns
 * how lines are resolved; errors of the input are thrown with their lines.
 */
export function readPairs(
  key: FoundCorpus,
  response: FoundCorpus,
  { documents, reading }: Pick<ScoreRequest, 'documents' | 'reading'>,
  log: ProblemLog,
  visit: (key: Document, response: Document | undefined) => void,
): ResolveLines {
  const stores = [...key.files, ...response.files].map(({ source }) => source.store);
  const resolve: ResolveLines = (problems) => resolveLines(problems, stores);
  try {
    const pairs = pairChosen(key, response, documents, log.report);
    const options = sideOptions(reading);
    for (const pair of pairs) {
      visit(
        readLocated(pair.key, log.report, options.key),
        pair.response && readLocated(pair.response, log.report, options.response),
      );
    }
    log.throwIfErrors();
    return resolve;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(resolve(error.problems.map((each) => withFile(each, response.path))));
  }
}
