/** The files that a user gave to the page, as the corpus code reads them. Runs in a worker. */
import { type ByteStore, type FileSystem, type FolderEntry, MAX_READ_BYTES } from '../../corpus/index.ts';
import { InputError, problem } from '../../problems/problem.ts';
import type { VirtualFile } from './messages.ts';

/** The most bytes that an archive may expand to: a page has less memory than the command line. */
export const MAX_EXPANDED_BYTES_IN_PAGE = 2 ** 30;

/** Bytes that are read ahead. */
const READ_AHEAD_BYTES = 1 << 20;
/** Number of files that keep what was read ahead: one for each side, and two more. */
const BUFFERED_FILES = 4;
const NO_BYTES = new Uint8Array(0);

/** Only workers have it, so the types of pages do not. */
declare const FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };

/** Receives the number of bytes of a file that have been read so far. */
export type OnRead = (path: string, bytes: number) => void;

export class BlobFiles implements FileSystem {
  readonly #blobs = new Map<string, Blob>();
  readonly #folders = new Map<string, Map<string, FolderEntry>>();
  readonly #recent: BlobStore[] = [];
  readonly #onRead: OnRead;
  /** Paths that were opened. */
  readonly opened = new Set<string>();

  constructor(files: readonly VirtualFile[], onRead: OnRead = () => {}) {
    this.#onRead = onRead;
    for (const { path, blob } of files) {
      this.#blobs.set(path, blob);
      this.#enter(path, 'file');
    }
  }

  #enter(path: string, kind: FolderEntry['kind']): void {
    const cut = path.lastIndexOf('/');
    if (cut < 0) return;
    const folder = path.slice(0, cut);
    const name = path.slice(cut + 1);
    const entries = this.#folders.get(folder);
    if (entries === undefined) {
      this.#folders.set(folder, new Map([[name, { name, path, kind }]]));
      this.#enter(folder, 'folder');
    } else entries.set(name, { name, path, kind });
  }

  kindOf(path: string): FolderEntry['kind'] | undefined {
    if (this.#blobs.has(path)) return 'file';
    return this.#folders.has(path) ? 'folder' : undefined;
  }

  list(folder: string): readonly FolderEntry[] {
    return [...(this.#folders.get(folder)?.values() ?? [])];
  }

  /** A page has no patterns: all files are chosen by name. */
  async match(): Promise<readonly string[]> {
    return [];
  }

  async open(path: string, maxSize = MAX_EXPANDED_BYTES_IN_PAGE): Promise<ByteStore> {
    this.opened.add(path);
    const blob = this.#blobs.get(path);
    if (blob === undefined) throw new InputError([unreadable(path, 'there is no such file')]);
    const store = this.#store(path, blob);
    const [first, second] = store.read(0, 2);
    if (first !== 0x1f || second !== 0x8b) return store;
    return this.#store(path, await unpacked(path, blob, maxSize));
  }

  #store(path: string, blob: Blob): BlobStore {
    return new BlobStore(path, blob, this.#recent, this.#onRead);
  }
}

/** A file of any size, read in windows. */
class BlobStore implements ByteStore {
  readonly name: string;
  /** A worker of a page opens no files by path. */
  readonly path = undefined;
  readonly size: number;
  readonly #blob: Blob;
  readonly #recent: BlobStore[];
  readonly #onRead: OnRead;
  #buffer = NO_BYTES;
  #start = 0;

  constructor(name: string, blob: Blob, recent: BlobStore[], onRead: OnRead) {
    this.name = name;
    this.size = blob.size;
    this.#blob = blob;
    this.#recent = recent;
    this.#onRead = onRead;
  }

  read(start: number, end: number): Uint8Array {
    const limit = Math.min(end, this.size);
    if (start < this.#start || limit > this.#start + this.#buffer.length) {
      this.#load(start, Math.min(this.size, Math.max(limit, start + READ_AHEAD_BYTES)));
    }
    return this.#buffer.subarray(start - this.#start, limit - this.#start);
  }

  #load(start: number, end: number): void {
    if (end - start > MAX_READ_BYTES) throw new InputError([tooLarge(this.name)]);
    try {
      this.#buffer = new Uint8Array(new FileReaderSync().readAsArrayBuffer(this.#blob.slice(start, end)));
    } catch (error) {
      throw new InputError([unreadable(this.name, reasonOf(error))]);
    }
    this.#start = start;
    this.#onRead(this.name, end);
    if (this.#recent.includes(this)) return;
    this.#recent.push(this);
    if (this.#recent.length > BUFFERED_FILES) (this.#recent.shift() as BlobStore).#forget();
  }

  #forget(): void {
    [this.#buffer, this.#start] = [NO_BYTES, 0];
  }
}

/** Bytes of an archive that are collected before they become a blob, which the browser may keep on disk. */
const BLOB_BYTES = 32 << 20;

async function unpacked(path: string, blob: Blob, maxSize: number): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: BlobPart[] = [];
  let size = 0;
  let open = 0;
  try {
    const reader = blob.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      size += value.length;
      open += value.length;
      if (size > maxSize) {
        await reader.cancel();
        throw new InputError([expands(path, maxSize)]);
      }
      chunks.push(value as BlobPart);
      if (open < BLOB_BYTES) continue;
      parts.push(new Blob(chunks));
      [chunks, open] = [[], 0];
    }
  } catch (error) {
    throw error instanceof InputError ? error : new InputError([damaged(path, error)]);
  }
  return new Blob([...parts, ...chunks]);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && ['NotReadableError', 'NotFoundError'].includes(error.name)
    ? 'it was changed or removed after it was chosen'
    : String(error);

const unreadable = (file: string, reason: string) =>
  problem('file/missing', `Cannot read ${file}: ${reason}.`, { file, help: 'choose the file again' });

const tooLarge = (file: string) =>
  problem('file/too-large', 'A document of the file is too large for a page.', {
    file,
    help: 'use the command line: corefeval report KEY RESPONSE -o report.html',
  });

const expands = (file: string, maxSize: number) =>
  problem('file/too-large', `The archive expands to more than ${maxSize} bytes.`, {
    file,
    help: 'use the command line: corefeval report KEY RESPONSE -o report.html',
  });

const damaged = (file: string, error: unknown) =>
  problem(
    'file/damaged',
    `The archive cannot be unpacked: ${error instanceof Error ? error.message : error}`,
    {
      file,
      help: 'check it with gzip -t; if it has several parts, which browsers do not unpack, choose the unpacked file',
    },
  );
