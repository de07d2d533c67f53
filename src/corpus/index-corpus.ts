import type { Origin } from '../evaluate/index.ts';
import { noDocument } from '../formats/detect.ts';
import { type Decided, type Evidence, joinEvidence, noEvidence } from '../formats/evidence.ts';
import { formats, sideOptions } from '../formats/index.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import { ArchiveFiles } from './archives/archive-files.ts';
import { chooseFiles } from './choose-files.ts';
import { type ExaminedFile, type ExamineOptions, FileExaminer, type WaitingFile } from './examine-files.ts';
import { findAnnotation, nonEmpty } from './find-files.ts';
import type { LocatedDocument, SourceFile } from './located-document.ts';
import { documentsInFile } from './read-file.ts';
import type { Amount, FileSystem } from './shell.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  /** Who annotated it, where files of several annotators are together. */
  readonly annotator?: string | undefined;
  readonly source: SourceFile;
  readonly documents: readonly LocatedDocument[];
  readonly origin: Origin;
}

export interface IndexOptions extends ExamineOptions {
  /** Number of threads that the user asked for. */
  readonly jobs: number | undefined;
  /** The annotator whose files of an export are read. */
  readonly annotator?: string | undefined;
  /** Whether entities are scored across documents: all documents of a unit are in memory then, so more is read at once. */
  readonly isAcross?: boolean | undefined;
}

/** The part of a corpus that is read while it is indexed. A short document takes some kilobytes of memory once read. */
const READ_AT_ONCE: Amount = { bytes: 32 << 20, documents: 4 << 10 };
const READ_AT_ONCE_ACROSS: Amount = { bytes: 128 << 20, documents: 4 << 10 };
const NO_AMOUNT: Amount = { bytes: 0, documents: 0 };

/** A corpus whose documents have been found. */
export interface IndexedCorpus {
  readonly files: readonly IndexedFile[];
  /** Names of files that are not annotation. */
  readonly skipped: readonly string[];
  /** What was chosen among the files. */
  readonly choices: readonly Problem[];
  /** Warnings about decisions that hold for all files of a format. */
  readonly doubts: readonly Problem[];
  /** Warnings about decisions that are different on the other side. */
  readonly differences: readonly Problem[];
}

/** What the files of a corpus show, by the id of their format. */
export type CorpusEvidence = ReadonlyMap<string, Evidence>;

/** A corpus whose files have been opened. Those of formats that decide something for a whole corpus are not read yet. */
export interface SurveyedCorpus {
  readonly evidence: CorpusEvidence;
  /** Whether the files show all that has to be decided. */
  readonly isDecided: boolean;
  /** Finds the documents, with decisions from this corpus and, where it does not show enough, from the other side. */
  index(other?: CorpusEvidence): IndexedCorpus;
}

/** The evidence of two corpora, in their order. */
export function joinCorpusEvidence(first: CorpusEvidence, second: CorpusEvidence): CorpusEvidence {
  const joined = new Map(first);
  for (const [id, evidence] of second) joined.set(id, joinEvidence(joined.get(id) ?? noEvidence, evidence));
  return joined;
}

/** Finds the documents of a corpus by itself. */
export async function indexCorpus(
  path: string,
  options: IndexOptions,
  files: FileSystem,
  onFailure?: (error: InputError) => void,
): Promise<IndexedCorpus> {
  return (await surveyCorpus(path, options, files, onFailure)).index();
}

/**
 * Opens the files of a corpus, and finds the documents of those whose format decides nothing for a whole corpus. Documents are read
 * too unless there are many or several threads are to read them. A file that cannot be read is passed to `onFailure`, and the others
 * are read; without it, the error is thrown.
 */
export async function surveyCorpus(
  path: string,
  options: IndexOptions,
  system: FileSystem,
  onFailure?: (error: InputError) => void,
): Promise<SurveyedCorpus> {
  const files = new ArchiveFiles(system, options.maxSize);
  const reading = { ...sideOptions(options.reading)[options.side], side: options.side };
  const atOnce = options.isAcross === true ? READ_AT_ONCE_ACROSS : READ_AT_ONCE;
  let { bytes, documents } = (options.jobs ?? 1) > 1 ? NO_AMOUNT : atOnce;
  const { files: all, skipped: foreign } = await findAnnotation(path, files);
  const { files: found, notes: choices } = chooseFiles(all, { argument: path, ...options });
  const skipped = [...foreign];
  /** At the places of the files: what is indexed, and what waits for a decision. */
  const slots: (IndexedFile | ExaminedFile | undefined)[] = [];
  let evidence: CorpusEvidence = new Map();
  let failures = 0;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  const fail = (error: unknown) => {
    if (onFailure === undefined || !(error instanceof InputError)) throw error;
    onFailure(error);
    failures++;
  };
  const indexed = ({ name, annotator, source, origin }: ExaminedFile): IndexedFile => {
    const located = documentsInFile(source, reading, { bytes, documents }, found.length === 1);
    if (located.length === 0) throw new InputError([noDocument(source.store, source.format)]);
    bytes -= source.store.size;
    documents -= located.length;
    return { name, annotator, source, documents: located, origin };
  };
  const examiner = new FileExaminer(path, options, files);
  const waiting = new Map<number, WaitingFile>();
  const take = (examined: ExaminedFile): IndexedFile | ExaminedFile => {
    if (examined.evidence === undefined) return indexed(examined);
    evidence = joinCorpusEvidence(evidence, evidenceOf(examined));
    return examined;
  };
  for (const [i, file] of found.entries()) {
    try {
      const examined = await examiner.examine(file);
      if (examined === undefined) continue;
      if ('source' in examined) slots[i] = take(examined);
      else waiting.set(i, examined);
    } catch (error) {
      fail(error);
    }
  }
  for (const [i, each] of waiting) {
    try {
      const settled = await examiner.settle(each);
      if (settled === 'skipped') skipped.push(each.file.name);
      else if (settled !== undefined) slots[i] = take(settled);
    } catch (error) {
      fail(error);
    }
  }
  const decide = (other?: CorpusEvidence): Map<string, Decided> =>
    new Map(
      formats.flatMap((format): [string, Decided][] => {
        const own = evidence.get(format.id);
        const decided = own && format.decide?.(own, other?.get(format.id), reading);
        return decided === undefined ? [] : [[format.id, decided]];
      }),
    );
  return {
    evidence,
    isDecided: [...decide().values()].every(({ doubts }) => doubts.length === 0),
    index(other) {
      const decisions = decide(other);
      const all = slots.flatMap((slot) => {
        if (slot === undefined || 'documents' in slot) return slot ?? [];
        return attempt(() => indexed(withDecision(slot, decisions))) ?? [];
      });
      const made = [...decisions.values()];
      return {
        files: failures > 0 ? all : nonEmpty(path, all, skipped),
        skipped,
        choices,
        doubts: made.flatMap(({ doubts, remarks = [] }) => [...doubts, ...remarks]),
        differences: made.flatMap(({ differences }) => differences),
      };
    },
  };
}

/** What the files of a corpus show about the decisions of some formats. Files that cannot be read show nothing; they are reported when the corpus is opened. */
export async function evidenceOfCorpus(
  path: string,
  options: IndexOptions,
  system: FileSystem,
): Promise<CorpusEvidence> {
  const files = new ArchiveFiles(system, options.maxSize);
  let evidence: CorpusEvidence = new Map();
  try {
    const examiner = new FileExaminer(path, options, files);
    const { files: all } = await findAnnotation(path, files);
    for (const file of chooseFiles(all, { argument: path, ...options }).files) {
      const examined = await examiner.examine(file);
      if (examined !== undefined && 'source' in examined)
        evidence = joinCorpusEvidence(evidence, evidenceOf(examined));
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return evidence;
}

const evidenceOf = ({ source: { format }, evidence }: ExaminedFile): CorpusEvidence =>
  new Map(evidence === undefined ? [] : [[format.id, evidence]]);

/** The file with what was decided for all files of its format. */
function withDecision(file: ExaminedFile, decisions: ReadonlyMap<string, Decided>): ExaminedFile {
  const { source, origin, others } = file;
  const decided = decisions.get(source.format.id);
  if (decided === undefined) return file;
  return {
    ...file,
    source: { ...source, traits: { ...source.traits, ...decided.traits } },
    origin: { ...origin, facts: [...others, ...decided.facts] },
  };
}
