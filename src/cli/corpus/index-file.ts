import { existsSync } from 'node:fs';
import { openCompanions } from '../../formats/companions.ts';
import type { Format } from '../../formats/format.ts';
import { type FormatOptions, formats } from '../../formats/index.ts';
import { InputError, problem, UsageError } from '../../problems/problem.ts';
import type { CorpusFile } from './find-files.ts';
import { locate } from './locate.ts';
import type { Home, LocatedDocument } from './located-document.ts';
import { readFile } from './read-file.ts';
import { openStore, type Store } from './store.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  readonly documents: readonly LocatedDocument[];
}

/** How much is looked at for the format of a file. */
const HEAD = 64 << 10;

export interface Amount {
  readonly bytes: number;
  readonly documents: number;
}

export interface IndexOptions {
  readonly reading: FormatOptions;
  /** The name of the format; it is guessed if absent. */
  readonly format?: string | undefined;
  /** The most bytes that an archive may expand to. */
  readonly maxSize?: number | undefined;
  /** How much may be read at once; in a file with more, documents are only located. */
  readonly atOnce: Amount;
}

/** Finds the documents of a file. */
export async function indexFile(file: CorpusFile, options: IndexOptions): Promise<IndexedFile> {
  const store = await openStore(file.path, options.maxSize);
  const format = formatOf(store, options.format);
  const companions = await openCompanions(file.path, format, bytesOf);
  const home = { store, format, companions };
  const documents = documentsOf(home, options);
  if (documents.length === 0) throw new InputError([noDocument(store, [format])]);
  return { name: file.name, documents };
}

/** A file that can be cut at document borders is read at once if it is small; any other file always is. */
function documentsOf(home: Home, { reading, atOnce }: IndexOptions): readonly LocatedDocument[] {
  if (home.format.cutter === undefined) return readFile(home, reading, Infinity, home.store.size) ?? [];
  const isSmall = home.store.size <= atOnce.bytes;
  return (isSmall ? readFile(home, reading, atOnce.documents) : undefined) ?? locate(home);
}

/** The content of a file; absent if there is no such file. */
async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  if (!existsSync(path)) return undefined;
  const store = await openStore(path);
  return store.read(0, store.size);
}

function formatOf(store: Store, id: string | undefined): Format {
  if (id !== undefined) {
    const format = formats.find((candidate) => candidate.id === id);
    if (format !== undefined) return format;
    throw new UsageError(`Unknown format "${id}".`, `Choose from: ${formats.map((f) => f.id).join(', ')}.`);
  }
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
  const format = formats.find((candidate) => candidate.detect(head) !== undefined);
  if (format !== undefined) return format;
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

const noDocument = (store: Store, candidates: readonly Format[]) =>
  problem('file/empty', store.size === 0 ? 'The file is empty.' : 'The file holds no document.', {
    file: store.name,
    expected: candidates.map(({ wording }) => wording.documentStart).join(' or '),
    help: 'check that the system that wrote the file ended well',
  });
