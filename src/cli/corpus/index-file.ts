import type { Format, ReadOptions } from '../../formats/format.ts';
import { formats } from '../../formats/index.ts';
import { InputError, problem, UsageError } from '../../problems/problem.ts';
import type { CorpusFile } from './find-files.ts';
import { locate } from './locate.ts';
import type { LocatedDocument } from './located-document.ts';
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

export interface IndexOptions extends ReadOptions {
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
  const home = { store, format: formatOf(store, options.format) };
  const { bytes, documents: most } = options.atOnce;
  const documents = (store.size <= bytes ? readFile(home, options, most) : undefined) ?? locate(home);
  if (documents.length === 0) throw new InputError([noDocument(store)]);
  return { name: file.name, documents };
}

function formatOf(store: Store, id: string | undefined): Format {
  if (id !== undefined) {
    const format = formats.find((candidate) => candidate.id === id);
    if (format !== undefined) return format;
    throw new UsageError(`Unknown format "${id}".`, `Choose from: ${formats.map((f) => f.id).join(', ')}.`);
  }
  const head = store.read(0, HEAD);
  if (head.length === 0) throw new InputError([noDocument(store)]);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new InputError([
      problem('file/encoding', 'The file is UTF-16, not UTF-8.', {
        file: store.name,
        expected: 'UTF-8 text',
        help: 'convert it: iconv -f UTF-16 -t UTF-8 FILE > NEW',
      }),
    ]);
  }
  const format = formats.find((candidate) => candidate.sniff(head));
  if (format !== undefined) return format;
  throw new InputError([
    problem('file/format', 'The format of the file is not known.', {
      file: store.name,
      line: 1,
      column: 1,
      expected: `one of: ${formats.map(({ id: name, label }) => `${name} (${label})`).join(', ')}; a CoNLL file has a line "#begin document (NAME); part 000"`,
      help: 'check that this is the right file, or name its format with --format',
    }),
  ]);
}

const noDocument = (store: Store) =>
  problem('file/empty', store.size === 0 ? 'The file is empty.' : 'The file holds no document.', {
    file: store.name,
    expected: 'a line "#begin document (NAME); part 000"',
    help: 'check that the system that wrote the file ended well',
  });
