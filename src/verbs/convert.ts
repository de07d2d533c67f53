import type { WritableFormat } from '../convert/converter.ts';
import type { IndexedFile } from '../corpus/index-corpus.ts';
import type { LocatedDocument } from '../corpus/located-document.ts';
import { readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import { byName } from '../evaluate/pair-documents.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, type Report } from '../problems/problem.ts';
import { openTogether, placesOf, type ReadingRequest, reportNoMentions } from './open.ts';
import { type AnnotationFile, type AnnotationTarget, targetOf, writeAnnotation } from './write-annotation.ts';

export interface ConvertRequest
  extends AnnotationTarget,
    Omit<ReadingRequest, 'keyFormat' | 'responseFormat' | 'keyName' | 'responseName'> {
  /** Files, directories, patterns. */
  readonly inputs: readonly string[];
}

export interface ConvertResult {
  readonly target: WritableFormat;
  readonly files: readonly AnnotationFile[];
  readonly problems: readonly Problem[];
  readonly count: (code: Problem['code']) => number;
}

/**
 * Converts documents to another format. `onNames` gets the names of the files before the documents are converted, and may throw.
 */
export async function convertFiles(
  request: ConvertRequest,
  shell: Pick<Shell, 'files'>,
  onNames: (names: readonly string[]) => void = () => {},
): Promise<ConvertResult> {
  const { inputs, reading = {}, strict, allow, lenient } = request;
  const target = targetOf(request.to);
  const log = new ProblemLog({ strict, allow, lenient });
  const sides = inputs.map((path) => ({ path, name: path, side: 'key' as const }));
  const corpora = await openTogether(sides, request, shell);
  for (const note of corpora.flatMap(({ notes }) => notes)) log.report(note);
  const resolve = placesOf(...corpora);
  try {
    const named = namedDocuments(
      corpora.flatMap((corpus) => corpus.files),
      log.report,
    );
    const files = writeAnnotation(
      named.map(({ id, file, located }) => ({
        id,
        stem: stemOf(file),
        source: file.source.format,
        read: () => readLocated(located, log.report, reading),
      })),
      request,
      log,
      onNames,
      (documents) => {
        for (const corpus of log.errors > 0 ? [] : corpora)
          reportNoMentions(
            corpus,
            documents.filter((_, i) => corpus.files.includes(named[i].file)),
            log.report,
          );
      },
    );
    log.throwIfErrors();
    return { target, files, problems: resolve(log.problems), count: (code) => log.count(code) };
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

interface NamedDocument {
  /** The name of the document; that of its file if it has none and several documents are converted. */
  readonly id: string;
  readonly file: IndexedFile;
  readonly located: LocatedDocument;
}

/** The documents of all files; of two with one name in a file the last, if that is no error. */
function namedDocuments(files: readonly IndexedFile[], report: Report): NamedDocument[] {
  return files.flatMap((file) => {
    const distinct = byName(file.documents, (found) => {
      if (found.code === 'document/duplicate') report(found);
    });
    return Array.from(distinct.values(), (located): NamedDocument => {
      const { id } = located;
      const isNamed = id !== '' || files.length === 1 || distinct.size > 1;
      return { id: isNamed ? id : stemOf(file), file, located };
    });
  });
}

const lastPart = (path: string): string => path.replace(/[/\\]+$/, '').replace(/^.*[/\\]/, '');

/** The name of a file without its ending. */
export const stemOf = ({ name }: Pick<IndexedFile, 'name'>): string =>
  lastPart(name).replace(/(?<=.)\.[^.]*$/, '');
