import type { Origin } from '../evaluate/index.ts';
import { openCompanions } from '../formats/companions.ts';
import { type Detected, detectFormat, HEAD } from '../formats/detect.ts';
import { foreignFile, otherFormat } from '../formats/foreign-files.ts';
import type { Format } from '../formats/format.ts';
import { type FormatOptions, formats } from '../formats/index.ts';
import { suggestion } from '../problems/nearest.ts';
import { InputError, problem, UsageError } from '../problems/problem.ts';
import { locate } from './locate.ts';
import type { LocatedDocument, SourceFile } from './located-document.ts';
import { isNeverAnnotation, isSeldomAnnotation } from './not-annotation.ts';
import { readFile } from './read-file.ts';
import type { Amount, ByteStore, FileSystem, Walk } from './shell.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  readonly source: SourceFile;
  readonly documents: readonly LocatedDocument[];
  readonly origin: Origin;
}

export interface IndexOptions {
  readonly reading: FormatOptions;
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
const NOTHING: Amount = { bytes: 0, documents: 0 };

/**
 * Finds the documents of a corpus, and reads them too unless there are many or several threads are to read them. Names of
 * files that are not annotation are added to `skipped`.
 */
export async function indexCorpus(
  path: string,
  options: IndexOptions,
  files: FileSystem,
  skipped: string[],
): Promise<IndexedFile[]> {
  const indexed: IndexedFile[] = [];
  let { bytes, documents } = (options.jobs ?? 1) > 1 ? NOTHING : READ_AT_ONCE;
  const found = await findFiles(path, files, skipped);
  for (const file of found) {
    const store = await files.open(file.path, options.maxSize);
    if (
      file.path !== path &&
      isSeldomAnnotation(file.name) &&
      detectFormat(store.read(0, HEAD)) === undefined
    ) {
      skipped.push(file.name);
      continue;
    }
    const { format, reason } = formatOf(store, options.format);
    const companions = await openCompanions(file.path, format, (path) => bytesOf(path, files));
    const {
      traits,
      whole,
      facts = [],
    } = format.examine?.(store, { ...options.reading, side: options.side }) ?? {};
    const source = { store, format, companions, traits, whole };
    const located = documentsOf(source, options.reading, { bytes, documents });
    if (located.length === 0) throw new InputError([noDocument(store, [format])]);
    const origin = { format: format.id, reason, facts, files: 1 };
    indexed.push({ name: file.name, source, documents: located, origin });
    bytes -= store.size;
    documents -= located.length;
  }
  return nonEmpty(path, indexed);
}

/** A file that can be cut at document borders is read at once if it is small; any other file always is. */
function documentsOf(
  source: SourceFile,
  reading: FormatOptions,
  { bytes, documents }: Amount,
): readonly LocatedDocument[] {
  const { store, format, whole } = source;
  if (format.cutter === undefined || whole) return readFile(source, reading, Infinity, store.size) ?? [];
  return (store.size <= bytes ? readFile(source, reading, documents) : undefined) ?? locate(source);
}

/** The content of a file; absent if there is no such file. */
async function bytesOf(path: string, files: FileSystem): Promise<Uint8Array | undefined> {
  if (files.kindOf(path) !== 'file') return undefined;
  const store = await files.open(path);
  return store.read(0, store.size);
}

/** The format of that id, or the one that the first bytes look like. */
export function formatOf(
  store: ByteStore,
  id: string | undefined,
): Partial<Detected> & Pick<Detected, 'format'> {
  if (id !== undefined) return { format: formatById(id) };
  const head = store.read(0, HEAD);
  if (head.length === 0) throw new InputError([noDocument(store, formats)]);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new InputError([
      problem('file/encoding', 'The file is UTF-16, not UTF-8.', {
        file: store.name,
        expected: 'UTF-8 text',
        help: 'convert it: iconv -f UTF-16 -t UTF-8 FILE > NEW',
      }),
    ]);
  }
  const detected = detectFormat(head);
  if (detected !== undefined) return detected;
  const foreign = foreignFile(head);
  if (foreign !== undefined) throw new InputError([otherFormat(store.name, foreign)]);
  throw new InputError([
    problem('file/format', 'The format of the file is not known.', {
      file: store.name,
      line: 1,
      column: 1,
      expected: `one of: ${formats.map(({ id: name, label }) => `${name} (${label})`).join(', ')}; ${formats.map(({ wording }) => wording.sign).join('; ')}`,
      help: 'check that this is the right file, or name its format with --format',
    }),
  ]);
}

export function formatById(id: string): Format {
  const format = formats.find((candidate) => candidate.id === id);
  if (format !== undefined) return format;
  const ids = formats.map((candidate) => candidate.id);
  throw new UsageError(`Unknown format "${id}".${suggestion(id, ids)}`, `Choose from: ${ids.join(', ')}.`);
}

export const noDocument = (store: ByteStore, candidates: readonly Format[]) =>
  problem('file/empty', store.size === 0 ? 'The file is empty.' : 'The file holds no document.', {
    file: store.name,
    expected: candidates.map(({ wording }) => wording.documentStart).join(' or '),
    help: 'check that the system that wrote the file ended well',
  });

/** One file of a corpus. */
export interface CorpusFile {
  readonly path: string;
  /** Its name within the corpus, by which it is paired with a file of the other side. */
  readonly name: string;
}

/**
 * The files of a corpus: a file, a directory with everything below it, a pattern, or `-` for standard input. If `skipped`
 * is given, files that are not annotation are named there and left out.
 */
export async function findFiles(
  argument: string,
  files: FileSystem,
  skipped?: string[],
): Promise<CorpusFile[]> {
  const single = [{ path: argument, name: argument }];
  if (argument === '-') return single;
  const kind = files.kindOf(argument);
  const annotation = (found: CorpusFile[]) =>
    nonEmpty(argument, skipped === undefined ? found : found.filter((file) => !skips(file, skipped)));
  if (kind === 'folder') {
    const walk = { root: argument, links: new Map() };
    return annotation(filesBelow(argument, '', walk, files, skipped));
  }
  // A path that does not exist is reported when it is opened.
  if (kind !== undefined || !/[*?[{]/.test(argument)) return single;
  const paths = await files.match(argument);
  const prefix = commonFolder(paths);
  return annotation(paths.map((path) => ({ path, name: path.slice(prefix.length) })));
}

function skips({ name }: CorpusFile, skipped: string[]): boolean {
  const isForeign = isNeverAnnotation(name.slice(name.lastIndexOf('/') + 1));
  if (isForeign) skipped.push(name);
  return isForeign;
}

function filesBelow(
  folder: string,
  prefix: string,
  walk: Walk,
  files: FileSystem,
  skipped?: string[],
): CorpusFile[] {
  return files
    .list(folder, walk)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, path, kind }) => {
      if (name.startsWith('.')) {
        skipped?.push(prefix + name);
        return [];
      }
      if (kind === 'folder') return filesBelow(path, `${prefix}${name}/`, walk, files, skipped);
      return kind === 'file' ? [{ path, name: prefix + name }] : [];
    });
}

/** The folder that contains all paths of a list, with a `/` at its end; empty if there is none. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((part, i) => folders.some((other) => other[i] !== part));
  return first
    .slice(0, length < 0 ? first.length : length)
    .map((part) => `${part}/`)
    .join('');
}

function nonEmpty<File>(argument: string, files: File[]): File[] {
  if (files.length > 0) return files;
  throw new InputError([
    problem('file/missing', `No file is in ${argument}, or fits it.`, {
      file: argument,
      help: 'name a file, a directory with files, or a quoted pattern such as "dev/*.conll"',
    }),
  ]);
}
