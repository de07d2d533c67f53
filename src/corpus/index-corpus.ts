import type { Origin } from '../evaluate/index.ts';
import { openCompanions } from '../formats/companions.ts';
import { detectFormat, formatOf, HEAD_BYTES, noDocument } from '../formats/detect.ts';
import { type Decided, type Evidence, joinEvidence, noEvidence } from '../formats/evidence.ts';
import { formats, type PairOptions, sideOptions } from '../formats/index.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { type CorpusFile, commonFolder, type FoundFiles, filesBelow } from './list-files.ts';
import type { LocatedDocument, SourceFile } from './located-document.ts';
import { isNeverAnnotation, isSeldomAnnotation, skippedFiles } from './not-annotation.ts';
import { documentsInFile } from './read-file.ts';
import type { Amount, FileSystem } from './shell.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  readonly source: SourceFile;
  readonly documents: readonly LocatedDocument[];
  readonly origin: Origin;
}

export interface IndexOptions {
  readonly reading: PairOptions;
  readonly side: 'key' | 'response';
  /** The id of the format; it is detected if absent. */
  readonly format: string | undefined;
  /** The most bytes that an archive may expand to. */
  readonly maxSize: number | undefined;
  /** Number of threads that the user asked for. */
  readonly jobs: number | undefined;
}

/** The part of a corpus that is read while it is indexed. A short document takes some kilobytes of memory once read. */
const READ_AT_ONCE: Amount = { bytes: 32 << 20, documents: 4 << 10 };
const NO_AMOUNT: Amount = { bytes: 0, documents: 0 };

/** A corpus whose documents have been found. */
export interface IndexedCorpus {
  readonly files: readonly IndexedFile[];
  /** Names of files that are not annotation. */
  readonly skipped: readonly string[];
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

/** A file that has been opened and examined. */
interface ExaminedFile {
  readonly name: string;
  readonly source: SourceFile;
  readonly origin: Origin;
  readonly evidence: Evidence | undefined;
}

/**
 * Opens the files of a corpus, and finds the documents of those whose format decides nothing for a whole corpus. Documents are read
 * too unless there are many or several threads are to read them. A file that cannot be read is passed to `onFailure`, and the others
 * are read; without it, the error is thrown.
 */
export async function surveyCorpus(
  path: string,
  options: IndexOptions,
  files: FileSystem,
  onFailure?: (error: InputError) => void,
): Promise<SurveyedCorpus> {
  const reading = { ...sideOptions(options.reading)[options.side], side: options.side };
  let { bytes, documents } = (options.jobs ?? 1) > 1 ? NO_AMOUNT : READ_AT_ONCE;
  const { files: found, skipped: foreign } = await findAnnotation(path, files);
  const skipped = [...foreign];
  /** In the order of the files: what is indexed, and what waits for a decision. */
  const slots: (IndexedFile | ExaminedFile)[] = [];
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
  const indexed = ({ name, source, origin }: ExaminedFile): IndexedFile => {
    const located = documentsInFile(source, reading, { bytes, documents }, found.length === 1);
    if (located.length === 0) throw new InputError([noDocument(source.store, source.format)]);
    bytes -= source.store.size;
    documents -= located.length;
    return { name, source, documents: located, origin };
  };
  /** Files that were read together with another, such as the text beside an annotation file. */
  const beside = new Set<string>();
  for (const file of found) {
    try {
      if (beside.has(file.path)) continue;
      const examined = await examineFile(file, path, options, files, beside);
      if (examined === undefined) skipped.push(file.name);
      else if (examined.evidence === undefined) slots.push(indexed(examined));
      else {
        evidence = joinCorpusEvidence(evidence, evidenceOf(examined));
        slots.push(examined);
      }
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
      const all = slots.flatMap((slot) =>
        'documents' in slot ? slot : (attempt(() => indexed(withDecision(slot, decisions))) ?? []),
      );
      const made = [...decisions.values()];
      return {
        files: failures > 0 ? all : nonEmpty(path, all, skipped),
        skipped,
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
  files: FileSystem,
): Promise<CorpusEvidence> {
  let evidence: CorpusEvidence = new Map();
  try {
    for (const file of (await findAnnotation(path, files)).files) {
      const examined = await examineFile(file, path, options, files);
      if (examined !== undefined) evidence = joinCorpusEvidence(evidence, evidenceOf(examined));
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return evidence;
}

/** Opens a file of a corpus; `undefined` if it is not annotation. */
async function examineFile(
  file: CorpusFile,
  argument: string,
  options: IndexOptions,
  files: FileSystem,
  beside?: Set<string>,
): Promise<ExaminedFile | undefined> {
  const store = await files.open(file.path, options.maxSize);
  if (
    file.path !== argument &&
    isSeldomAnnotation(file.name) &&
    detectFormat(store.read(0, HEAD_BYTES)) === undefined
  )
    return undefined;
  const { format, reason } = formatOf(store, options.format);
  const companions =
    format.companions.length === 0 || beside === undefined
      ? undefined
      : await openCompanions(file.path, format, async (companion) => {
          const content = await fileBytes(companion, files);
          if (content !== undefined) beside.add(companion);
          return content;
        });
  const reading = sideOptions(options.reading)[options.side];
  const {
    traits,
    whole,
    facts = [],
    evidence,
  } = format.examine?.(store, { ...reading, side: options.side }, companions) ?? {};
  const source = { store, format, companions, traits, whole };
  return { name: file.name, source, origin: { format: format.id, reason, facts, files: 1 }, evidence };
}

const evidenceOf = ({ source: { format }, evidence }: ExaminedFile): CorpusEvidence =>
  new Map(evidence === undefined ? [] : [[format.id, evidence]]);

/** The file with what was decided for all files of its format. */
function withDecision(file: ExaminedFile, decisions: ReadonlyMap<string, Decided>): ExaminedFile {
  const { source, origin } = file;
  const decided = decisions.get(source.format.id);
  if (decided === undefined) return file;
  return {
    ...file,
    source: { ...source, traits: { ...source.traits, ...decided.traits } },
    origin: { ...origin, facts: decided.facts },
  };
}

/** The content of a file; absent if there is no such file. */
async function fileBytes(path: string, files: FileSystem): Promise<Uint8Array | undefined> {
  if (files.kindOf(path) !== 'file') return undefined;
  const store = await files.open(path);
  return store.read(0, store.size);
}

/** The files that an argument names: a file, a directory with everything below it, a pattern, or `-` for standard input. */
export async function findFiles(argument: string, files: FileSystem): Promise<FoundFiles> {
  const single = { files: [{ path: argument, name: argument }], skipped: [] };
  if (argument === '-') return single;
  const kind = files.kindOf(argument);
  if (kind === 'folder') {
    const found = filesBelow(argument, '', { root: argument, links: new Map() }, files);
    return { ...found, files: nonEmpty(argument, found.files) };
  }
  // A path that does not exist is reported when it is opened.
  if (kind !== undefined || !/[*?[{]/.test(argument)) return single;
  const paths = await files.match(argument);
  const prefix = commonFolder(paths);
  const found = paths.map((path) => ({ path, name: path.slice(prefix.length) }));
  return { files: nonEmpty(argument, found), skipped: [] };
}

/** The same without files that are never annotation, unless one is the argument itself. */
export async function findAnnotation(argument: string, files: FileSystem): Promise<FoundFiles> {
  const found = await findFiles(argument, files);
  const isForeign = ({ path, name }: CorpusFile) =>
    path !== argument && isNeverAnnotation(name.slice(name.lastIndexOf('/') + 1));
  const foreign = found.files.filter(isForeign).map(({ name }) => name);
  const skipped = [...found.skipped, ...foreign];
  const annotation = found.files.filter((file) => !isForeign(file));
  return { files: nonEmpty(argument, annotation, skipped), skipped };
}

function nonEmpty<File>(
  argument: string,
  files: readonly File[],
  skipped: readonly string[] = [],
): readonly File[] {
  if (files.length > 0) return files;
  throw new InputError([
    ...(skipped.length === 0 ? [] : [skippedFiles(argument, skipped)]),
    problem('file/missing', `No file is in ${argument} or matches it.`, {
      file: argument,
      help: 'name a file, a directory with files, or a quoted pattern such as "dev/*.conll"',
    }),
  ]);
}
