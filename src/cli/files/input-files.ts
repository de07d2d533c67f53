import {
  type BigIntStats,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  type PathLike,
  readSync,
  statSync,
} from 'node:fs';
import { type ByteStore, MAX_READ_BYTES } from '../../corpus/index.ts';
import { InputError, problem } from '../../problems/problem.ts';

interface NamedFile {
  readonly path: string | Buffer;
}

/** Paths of files of this run that are not yet in `known`. */
let pending: NamedFile['path'][] = [];
/** Device and inode of the files of this run, which identify a file under any name and through links. */
const known = new Set<string>();

/** What was read from standard input and from pipes, which can be read only once: a corpus may be opened twice. */
const streams = new Map<string, Promise<ByteStore>>();

/** Records files that this run reads, so that no output replaces one of them. Returns its argument. */
export function noteInputs<File extends NamedFile>(files: readonly File[]): readonly File[] {
  for (const { path } of files) pending.push(path);
  return files;
}

/** Begins another run in the same process: its outputs may replace what an earlier run read, and an inode may be that of a new file. */
export function forgetInputs(): void {
  pending = [];
  known.clear();
  streams.clear();
}

/** Whether a path leads to a file that this run reads, including standard input. */
export function isInput(path: PathLike): boolean {
  const file = statsOf(path);
  if (file === undefined) return false;
  for (const input of pending) {
    const stats = statsOf(input);
    if (stats !== undefined) known.add(identity(stats));
  }
  pending = [];
  return known.has(identity(file));
}

const identity = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

/** Undefined if the file does not exist or is not accessible. */
function statsOf(path: PathLike): BigIntStats | undefined {
  try {
    return path === '-' ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

/** The descriptor, 1 or 2, of an output stream of this process that a path leads to; undefined if to neither. */
export function ownStream(path: PathLike): 1 | 2 | undefined {
  const file = statsOf(path);
  if (file === undefined) return undefined;
  return ([1, 2] as const).find((descriptor) => {
    const stream = fstatSync(descriptor, { bigint: true });
    return identity(stream) === identity(file);
  });
}

/** The most bytes that an archive may expand to, by default. */
export const MAX_EXPANDED_BYTES = 4 * 2 ** 30;

/** What a path leads to; undefined if nothing exists there. */
export function kindOf(path: string): 'folder' | 'file' | undefined {
  if (!existsSync(path)) return undefined;
  return statSync(path).isDirectory() ? 'folder' : 'file';
}

/** Opens a file for reading, and records it as an input. */
export async function openStore(path: string, maxSize?: number): Promise<ByteStore> {
  noteInputs([{ path }]);
  return await openFile(path, maxSize);
}

/** Opens a file, standard input (`-`) or an archive (`.gz`, known by its first bytes) for reading. */
export async function openFile(path: string, maxSize = MAX_EXPANDED_BYTES): Promise<ByteStore> {
  try {
    if (path === '-' || !statSync(path).isFile()) {
      const stream = streams.get(path) ?? streamStore(path, maxSize);
      streams.set(path, stream);
      return await stream;
    }
    const store = new FileStore(path, path);
    return isGzip(store.read(0, 2)) ? await streamStore(path, maxSize, true) : store;
  } catch (error) {
    throw error instanceof InputError ? error : new InputError([unreadable(path, error)]);
  }
}

/** Bytes that are read ahead: what the cache of the processor holds is read fastest. */
const READ_AHEAD_BYTES = 256 << 10;
/** Number of files that are kept open: one for each side, and two more. */
const OPEN_FILES = 4;
const NO_BYTES = new Uint8Array(0);
/** The files that are open: those that were opened last. */
const recent: FileStore[] = [];

/** A file on disk, read in windows: one read serves many consecutive documents. */
export class FileStore implements ByteStore {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly isUnpacked: boolean;
  #descriptor: number | undefined;
  #buffer: Uint8Array = NO_BYTES;
  /** The half-open range of the file that the buffer holds. */
  #start = 0;
  #end = 0;

  constructor(name: string, path: string, isUnpacked = false) {
    this.name = name;
    this.path = path;
    this.isUnpacked = isUnpacked;
    this.size = statSync(path).size;
    this.#open(); // fails at once if it may not be read
  }

  read(start: number, end: number): Uint8Array {
    const limit = Math.min(end, this.size);
    if (start < this.#start || limit > this.#end)
      this.#load(start, Math.min(this.size, Math.max(limit, start + READ_AHEAD_BYTES)));
    return this.#buffer.subarray(start - this.#start, limit - this.#start);
  }

  readInto(target: Uint8Array, start: number): void {
    this.#open();
    for (let done = 0; done < target.length; ) {
      const count = readSync(this.#descriptor as number, target, done, target.length - done, start + done);
      if (count === 0)
        throw new InputError([unreadable(this.name, new Error('it became shorter while it was read'))]);
      done += count;
    }
  }

  #load(start: number, end: number): void {
    const length = end - start;
    if (length > MAX_READ_BYTES) throw new InputError([tooLarge(this.name, length)]);
    if (this.#buffer.length < length) this.#buffer = newBuffer(length);
    this.#end = this.#start;
    this.readInto(this.#buffer.subarray(0, length), start);
    this.#start = start;
    this.#end = end;
  }

  /** A corpus may have very many files, so only the last few are kept open and keep their buffers. */
  #open(): void {
    if (this.#descriptor !== undefined) return;
    this.#descriptor = openSync(this.path, 'r');
    recent.push(this);
    if (recent.length > OPEN_FILES) (recent.shift() as FileStore).close();
  }

  /** Frees what is kept for the next read. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    this.#buffer = NO_BYTES;
    this.#end = this.#start;
  }
}

/** An uninitialised array. Not a `Buffer`, whose `subarray` and `slice` behave differently. */
function newBuffer(length: number): Uint8Array {
  const { buffer } = Buffer.allocUnsafeSlow(length);
  return new Uint8Array(buffer, 0, length);
}

/** Loaded only when needed: streams are rare, and their modules take time to load. */
const streamStore = async (path: string, maxSize: number, isArchive = false): Promise<ByteStore> =>
  (await import('./stream-store.ts')).streamStore(path, maxSize, isArchive);

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'it may not be read'],
  ['EISDIR', 'it is a directory'],
]);

const tooLarge = (file: string, size: number) =>
  problem('file/too-large', `${size} bytes cannot be read in one piece.`, {
    file,
    expected: `at most ${MAX_READ_BYTES} bytes`,
    help: 'split the file',
  });

/** The problem of a file or directory that cannot be read. */
export const unreadable = (path: string, error: unknown) =>
  problem(
    'file/missing',
    `Cannot read ${path}: ${reasons.get((error as NodeJS.ErrnoException).code) ?? reason(error)}.`,
    { file: path, help: 'check the path; a pattern such as "dev/*.conll" must be quoted' },
  );
