import type { Document } from '../core/document.ts';
import { readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import { mergedOrigins, type Origin } from '../evaluate/origin.ts';
import { byName } from '../evaluate/pair-documents.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import { type CorpusPath, openCorpus, placesOf, type ReadingRequest, reportNoMentions } from './open.ts';

export interface ReadRequest extends ReadingRequest, CorpusPath {}

/** The documents of a corpus, and how they were read. */
export interface ReadResult {
  readonly documents: readonly Document[];
  readonly origins: readonly Origin[];
  readonly warnings: readonly Problem[];
}

/** Reads all documents of a corpus. Errors in it are thrown together. */
export async function readCorpus(request: ReadRequest, shell: Pick<Shell, 'files'>): Promise<ReadResult> {
  const { path, name, reading = {}, strict, allow, lenient } = request;
  const log = new ProblemLog({ strict, allow, lenient, file: path });
  const corpus = await openCorpus({ path, name }, 'key', request, shell);
  const resolve = placesOf(corpus);
  try {
    for (const note of corpus.notes) log.report(note);
    const located = corpus.files.flatMap(({ documents }) => [
      ...byName(documents, (found) => {
        if (found.code === 'document/duplicate') log.report(found);
      }).values(),
    ]);
    const documents = located.map((document) => readLocated(document, log.report, reading));
    reportNoMentions(corpus, documents, log.report);
    log.throwIfErrors();
    return { documents, origins: mergedOrigins(corpus.files), warnings: resolve(log.problems) };
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}
