import { type ReadResult, readCorpus } from '../../verbs/read-corpus.ts';
import { callVerb } from './call.ts';
import { type Corpus, corpusOf } from './corpora.ts';
import { type ReadingOptions, readingNames, readingRequest } from './reading.ts';
import { type FilesShell, shellOf } from './shell.ts';

/** The request of `readFiles`. */
export interface ReadFilesRequest extends ReadingOptions {
  readonly source: Corpus;
}

export const readNames: readonly string[] = ['source', ...readingNames];

/** Reads the documents of a file, a directory or a pattern. Errors are thrown together; warnings are part of the result. */
export function readFiles(request: ReadFilesRequest, shell: FilesShell = {}): Promise<ReadResult> {
  return callVerb(request, readNames, async (wording) => {
    const source = corpusOf('source', request.source);
    const { warnings, ...result } = await readCorpus(
      { ...readingRequest(request), ...source },
      shellOf(shell),
    );
    return { ...result, warnings: warnings.map(wording) };
  });
}
