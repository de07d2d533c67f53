import type { Job, ThreadAnswer, WorkerSetup } from './thread-jobs.ts';

/** What the command line or a page provides, so that the corpus code runs in both: files, threads, progress. */
export interface Shell {
  readonly files: FileSystem;
  /** Absent where all work is done in one thread. */
  readonly threads?: Threads | undefined;
  /** Called when the work on a response starts, whose documents have been found. */
  readonly startSystem?: ((response: { readonly name: string; readonly path: string }) => void) | undefined;
  /** Called when the scoring of a system starts that takes some time. */
  startProgress(system: string): Progress;
}

/** Random access to the bytes of a file. */
export interface ByteStore {
  /** The name of the file for messages. */
  readonly name: string;
  readonly size: number;
  /** A path by which a worker can open the same bytes; absent for bytes in memory. */
  readonly path: string | undefined;
  /** Whether the file is an archive, whose content this is. */
  readonly isUnpacked?: boolean | undefined;
  /** The bytes of a half-open range. The next read of the same store may overwrite them. */
  read(start: number, end: number): Uint8Array;
}

/** The most bytes that one read may ask for: positions within them are 32-bit numbers. */
export const MAX_READ_BYTES = 2 ** 31 - 1 - (64 << 10);

/** Bytes in memory as a store. */
export class MemoryStore implements ByteStore {
  readonly name: string;
  readonly path = undefined;
  readonly size: number;
  readonly isUnpacked: boolean;
  readonly #bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array, isUnpacked = false) {
    this.name = name;
    this.size = bytes.length;
    this.isUnpacked = isUnpacked;
    this.#bytes = bytes;
  }

  read(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }
}

export interface FolderEntry {
  /** The name within its folder. */
  readonly name: string;
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** A search through the folders of a corpus. */
export interface Walk {
  /** The folder of the corpus. */
  readonly root: string;
  /** The number of links to each folder that were followed so far. */
  readonly links: Map<string, number>;
}

/** Access to files. What cannot be read is an `InputError`. */
export interface FileSystem {
  /** What a path names; `undefined` if nothing exists there. */
  kindOf(path: string): FolderEntry['kind'] | undefined;
  /** The entries of a folder in any order. */
  list(folder: string, walk: Walk): readonly FolderEntry[];
  /** The paths that match a pattern such as `dev/*.conll`, separated by `/`, in order. */
  match(pattern: string): Promise<readonly string[]>;
  /** Opens a file, or standard input (`-`). An archive is unpacked, up to `maxSize` bytes. */
  open(path: string, maxSize?: number): Promise<ByteStore>;
  /** Makes an archive a folder, by its name; whether it is one. Absent where archives are files like others. */
  unpack?(path: string): Promise<boolean>;
}

export interface Threads {
  /** How many threads the machine can run at the same time. */
  readonly available: () => number;
  /** Starts a thread that answers each job, in the order in which they are posted. */
  start(
    setup: WorkerSetup,
    onAnswer: (answer: ThreadAnswer) => void,
    onError: (error: Error) => void,
  ): Promise<Thread>;
}

export interface Thread {
  post(job: Job): void;
  stop(): Promise<unknown>;
}

/** An amount of work. */
export interface Amount {
  readonly documents: number;
  readonly bytes: number;
}

/** Receives the progress of one system. */
export interface Progress {
  /** Scoring waits for the promise, so that a signal can be handled or a page painted. */
  update(done: Amount, total: Amount): Promise<void>;
  end(): void;
}
