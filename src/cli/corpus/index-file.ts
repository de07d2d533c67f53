import { countLines } from '../../formats/bytes.ts';
import type { DocumentBegin, Format, ReadOptions } from '../../formats/format.ts';
import { formats } from '../../formats/index.ts';
import { InputError, problem, UsageError } from '../../problems/problem.ts';
import type { CorpusFile } from './find-files.ts';
import { type Home, LocatedDocument } from './located-document.ts';
import { readFile } from './read-file.ts';
import { openStore, type Store } from './store.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  readonly documents: readonly LocatedDocument[];
}

/** How much is looked at for the format of a file. */
const HEAD = 64 << 10;
/** How much of a file is searched at a time. */
const PART = 1 << 20;
/** Two parts overlap by more than the longest header, so that none is cut. */
const OVERLAP = 8 << 10;

export interface IndexOptions extends ReadOptions {
  /** The name of the format; it is guessed if absent. */
  readonly format?: string | undefined;
  /** A file of so many bytes is read at once; in one of more, documents are only found. */
  readonly atOnce: number;
}

/** Finds the documents of a file. */
export async function indexFile(file: CorpusFile, options: IndexOptions): Promise<IndexedFile> {
  const store = await openStore(file.path);
  const home = { store, format: formatOf(store, options.format) };
  const documents = store.size <= options.atOnce ? readFile(home, options) : locate(home);
  if (documents.length === 0) throw new InputError([noDocument(store)]);
  return { name: file.name, documents };
}

/** Searches for the first lines of documents, which is much cheaper than reading them. */
function locate(home: Home): LocatedDocument[] {
  const { store, format } = home;
  const begins: DocumentBegin[] = [];
  for (let at = 0; at < store.size; at += PART) {
    const from = Math.max(0, at - OVERLAP);
    const last = at + PART >= store.size;
    for (const begin of format.begins(store.read(from, at + PART), last)) {
      const start = from + begin.start;
      if (begins.length === 0 || start > begins[begins.length - 1].start) begins.push({ ...begin, start });
    }
  }
  return begins.map(({ id, start }, i) => {
    const from = i === 0 ? 0 : start; // what stands before the first document is read with it, and reported
    const line = 1 + countLines(store.read(from, start));
    return new LocatedDocument(id, from, begins[i + 1]?.start ?? store.size, home, line);
  });
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
