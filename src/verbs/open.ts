/** The way into every verb: which files of a corpus are read and which are skipped, in which format, with which options. */
import type { Document } from '../core/document.ts';
import {
  type CorpusEvidence,
  evidenceOfCorpus,
  type IndexedFile,
  type IndexOptions,
  joinCorpusEvidence,
  type SurveyedCorpus,
  surveyCorpus,
} from '../corpus/index-corpus.ts';
import { skippedFiles } from '../corpus/not-annotation.ts';
import type { Shell } from '../corpus/shell.ts';
import { problem } from '../evaluate/codes.ts';
import type { PairOptions } from '../formats/index.ts';
import { noMentionsInFiles } from '../formats/no-mentions-help.ts';
import { withFile } from '../problems/log.ts';
import { InputError, type Problem, type Report, UsageError } from '../problems/problem.ts';
import { type Place, resolvePlaces } from './places.ts';

/** A corpus as a user names it. */
export interface CorpusPath {
  /** A file, a directory, a pattern, or `-` for standard input. */
  readonly path: string;
  /** The name in messages and tables; systems have different names. */
  readonly name: string;
  /** The annotator of an export whose files are read. */
  readonly annotator?: string | undefined;
}

/** How corpora are read, and what their problems mean. Every verb takes these. */
export interface ReadingRequest {
  /** The id of the format; it is detected if absent. */
  readonly format?: string | undefined;
  readonly keyFormat?: string | undefined;
  readonly responseFormat?: string | undefined;
  /** The annotators of exports whose files are read. */
  readonly keyName?: string | undefined;
  readonly responseName?: string | undefined;
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

/** How documents are scored, as far as it decides how much of a corpus is read at once. */
export type OpenOptions = Pick<IndexOptions, 'isAcross'>;

/** A corpus whose documents have been found. */
export interface OpenCorpus extends CorpusPath {
  readonly files: readonly IndexedFile[];
  /** Which files were skipped, and which decisions about the whole corpus are doubtful. */
  readonly notes: readonly Problem[];
  /** What its files show about such decisions. */
  readonly evidence: CorpusEvidence;
}

/** A corpus, and the side that it is on. */
export interface SidePath extends CorpusPath {
  readonly side: 'key' | 'response';
}

/**
 * Finds the documents of a corpus. Decisions about the whole corpus that its files do not settle are made as for `other`. A file that cannot be read is passed to `onFailure`, and
 * the others are read; without it, the error is thrown.
 */
export async function openCorpus(
  { path, name }: CorpusPath,
  side: SidePath['side'],
  request: ReadingRequest & OpenOptions,
  shell: Pick<Shell, 'files'>,
  other?: CorpusEvidence,
  onFailure?: (error: InputError) => void,
): Promise<OpenCorpus> {
  const survey = await surveyCorpus(path, indexOptions(side, request), shell.files, onFailure);
  return openSurveyed({ path, name, side }, survey, other);
}

/** Finds the documents of a key. If its files do not settle a decision about the whole corpus, those of the responses may. */
export async function openKey(
  key: CorpusPath,
  responses: readonly CorpusPath[],
  request: ReadingRequest & OpenOptions,
  shell: Pick<Shell, 'files'>,
): Promise<OpenCorpus> {
  const survey = await surveyCorpus(key.path, indexOptions('key', request), shell.files);
  let other: CorpusEvidence = new Map();
  if (!survey.isDecided)
    for (const { path } of responses)
      other = joinCorpusEvidence(
        other,
        await evidenceOfCorpus(path, indexOptions('response', request), shell.files),
      );
  return openSurveyed({ ...key, side: 'key' }, survey, other);
}

/**
 * Finds the documents of several corpora. What one of them does not settle is decided as for the others. A file that cannot be read is passed to `onFailure`, and
 * the others are read; without it, the error is thrown.
 */
export async function openTogether(
  paths: readonly SidePath[],
  request: ReadingRequest,
  shell: Pick<Shell, 'files'>,
  onFailure?: (error: InputError, path: SidePath) => void,
): Promise<OpenCorpus[]> {
  const attempt = async <T>(path: SidePath, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (onFailure === undefined || !(error instanceof InputError)) throw error;
      onFailure(error, path);
      return undefined;
    }
  };
  const surveys: (SurveyedCorpus | undefined)[] = [];
  for (const path of paths) {
    const fail = onFailure && ((error: InputError) => onFailure(error, path));
    surveys.push(
      await attempt(path, () =>
        surveyCorpus(path.path, indexOptions(path.side, request, path.annotator), shell.files, fail),
      ),
    );
  }
  const corpora: OpenCorpus[] = [];
  for (const [i, survey] of surveys.entries()) {
    const { path, name, side } = paths[i];
    const others = surveys.filter((_, k) => k !== i).map((each) => each?.evidence ?? new Map());
    const opened =
      survey &&
      (await attempt(paths[i], () =>
        openSurveyed(
          { path, name, side },
          survey,
          others.reduce(joinCorpusEvidence, new Map()),
          i > 0 || side === 'response',
        ),
      ));
    corpora.push(opened ?? { path, name, files: [], notes: [], evidence: new Map() });
  }
  return corpora;
}

const indexOptions = (
  side: SidePath['side'],
  request: ReadingRequest & OpenOptions,
  annotator = side === 'key' ? request.keyName : request.responseName,
): IndexOptions => ({
  annotator,
  reading: request.reading ?? {},
  side,
  format: (side === 'key' ? request.keyFormat : request.responseFormat) ?? request.format,
  maxSize: request.maxSize,
  jobs: request.jobs,
  isAcross: request.isAcross,
});

/** A difference between two sides is reported for one of them. */
function openSurveyed(
  { path, name, side }: SidePath,
  survey: SurveyedCorpus,
  other: CorpusEvidence | undefined,
  reportsDifferences = side === 'response',
): OpenCorpus {
  const { files, skipped, choices, doubts, differences } = survey.index(other);
  const notes = [...doubts, ...(reportsDifferences ? differences : [])].map((note) => withFile(note, path));
  return {
    path,
    name,
    files,
    notes: [...(skipped.length === 0 ? [] : [skippedFiles(path, skipped)]), ...choices, ...notes],
    evidence: survey.evidence,
  };
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
  report(problem('file/no-mentions', 'No mention was read.', { file: path, help: noMentionsInFiles(files) }));
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
