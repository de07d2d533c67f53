/** The way into every verb: which files of a corpus are read and which are skipped, in which format, with which options. */
import type { Document } from '../core/document.ts';
import { type IndexedFile, indexCorpus } from '../corpus/index-corpus.ts';
import { skippedFiles } from '../corpus/not-annotation.ts';
import type { Shell } from '../corpus/shell.ts';
import { problem } from '../evaluate/codes.ts';
import type { PairOptions } from '../formats/index.ts';
import { noMentionsHelp } from '../formats/no-mentions-help.ts';
import { type InputError, type Problem, type Report, UsageError } from '../problems/problem.ts';
import { type Place, resolvePlaces } from './places.ts';

/** A corpus as a user names it. */
export interface CorpusPath {
  /** A file, a directory, a pattern, or `-` for standard input. */
  readonly path: string;
  /** The name in messages and tables; systems have different names. */
  readonly name: string;
}

/** How corpora are read, and what their problems mean. Every verb takes these. */
export interface ReadingRequest {
  /** The id of the format; it is detected if absent. */
  readonly format?: string | undefined;
  readonly keyFormat?: string | undefined;
  readonly responseFormat?: string | undefined;
  /** Options of the readers, for both sides or for one. */
  readonly reading?: PairOptions | undefined;
  /** Warnings are errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings with `strict`. */
  readonly allow?: readonly string[] | undefined;
  /** What is broken in a file is skipped with a warning, where that is possible. */
  readonly lenient?: boolean | undefined;
  /** The most bytes that an archive may expand to; the shell has a default. */
  readonly maxSize?: number | undefined;
  /** Number of threads; chosen by the amount of work if absent. */
  readonly jobs?: number | undefined;
}

/** A corpus whose documents have been found. */
export interface OpenCorpus extends CorpusPath {
  readonly files: readonly IndexedFile[];
  /** Which files were skipped. */
  readonly notes: readonly Problem[];
}

/**
 * Finds the documents of a corpus. A file that cannot be read is passed to `onFailure`, and the others are read; without it, the
 * error is thrown.
 */
export async function openCorpus(
  { path, name }: CorpusPath,
  side: 'key' | 'response',
  request: ReadingRequest,
  shell: Pick<Shell, 'files'>,
  onFailure?: (error: InputError) => void,
): Promise<OpenCorpus> {
  const { format, keyFormat, responseFormat, reading = {}, maxSize, jobs } = request;
  const own = side === 'key' ? keyFormat : responseFormat;
  const options = { reading, side, format: own ?? format, maxSize, jobs };
  const { files, skipped } = await indexCorpus(path, options, shell.files, onFailure);
  return { path, name, files, notes: skipped.length === 0 ? [] : [skippedFiles(path, skipped)] };
}

/** Refuses standard input (`-`) as two corpora. */
export function refuseRepeatedStream(paths: readonly string[]): void {
  if (paths.filter((path) => path === '-').length > 1)
    throw new UsageError('Standard input (-) can be read only once.', 'Name a file for the other side.');
}

/** Reports a corpus whose documents have no mention at all: often a wrong column, layer or format was read. */
export function reportNoMentions(
  { path, files }: OpenCorpus,
  documents: Iterable<Document>,
  report: Report,
): void {
  for (const { mentions } of documents) if (mentions.length > 0) return;
  const help = noMentionsHelp(files.map(({ source }) => source.format));
  report(problem('file/no-mentions', 'No mention was read.', { file: path, help }));
}

/** Gives places of these corpora their lines in the files. */
export type ResolvePlaces = <P extends Place>(places: readonly P[]) => P[];

export const placesOf =
  (...corpora: readonly OpenCorpus[]): ResolvePlaces =>
  (places) =>
    resolvePlaces(
      places,
      corpora.flatMap(({ files }) => files.map(({ source }) => source.store)),
    );
