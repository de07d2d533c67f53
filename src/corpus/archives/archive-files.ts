import { InputError, problem } from '../../problems/problem.ts';
import type { ByteStore, FileSystem, FolderEntry, Walk } from '../shell.ts';
import { type ArchiveEntry, damagedArchive, plainEntries } from './entry.ts';
import { isTar, tarEntries } from './tar.ts';
import { unpackEntry } from './unpack.ts';
import { isZip, zipEntries } from './zip.ts';

/** The most bytes that the files of an archive may have together by default: they are unpacked to memory. */
const MAX_UNPACKED_BYTES = 2 ** 30;
/** An archive in an archive in an archive is still read. */
const MAX_DEPTH = 3;

const ARCHIVE_NAME = /\.(?:zip|tar|tgz|tar\.gz)$/i;

/** An open archive, whose path is that of a folder. */
interface Archive {
  readonly store: ByteStore;
  readonly depth: number;
}

interface PackedFile {
  readonly archive: Archive;
  readonly entry: ArchiveEntry;
}

/**
 * Files in which an archive (`.zip`, `.tar`, `.tar.gz`, `.tgz`) is a folder once it has been opened with `unpack`. Its files are unpacked when they are opened, and together
 * have at most `maxSize` bytes.
 */
export class ArchiveFiles implements FileSystem {
  readonly #files: FileSystem;
  readonly #maxSize: number | undefined;
  readonly #archives = new Map<string, Archive>();
  readonly #packed = new Map<string, PackedFile>();
  readonly #folders = new Map<string, Map<string, FolderEntry>>();
  /** The sizes of the files that were unpacked, and their sum. */
  readonly #sizes = new Map<string, number>();
  #unpacked = 0;

  constructor(files: FileSystem, maxSize: number | undefined) {
    this.#files = files;
    this.#maxSize = maxSize;
  }

  kindOf(path: string): FolderEntry['kind'] | undefined {
    if (this.#folders.has(path)) return 'folder';
    if (this.#packed.has(path)) return 'file';
    return this.#isInside(path) ? undefined : this.#files.kindOf(path);
  }

  list(folder: string, walk: Walk): readonly FolderEntry[] {
    const own = this.#folders.get(folder);
    return own === undefined ? this.#files.list(folder, walk) : [...own.values()];
  }

  match(pattern: string): Promise<readonly string[]> {
    return this.#files.match(pattern);
  }

  async open(path: string, maxSize?: number): Promise<ByteStore> {
    const packed = this.#packed.get(path);
    if (packed === undefined) {
      if (this.#isInside(path)) throw new InputError([missing(path)]);
      return await this.#files.open(path, maxSize);
    }
    const limit = this.#maxSize ?? MAX_UNPACKED_BYTES;
    const others = this.#unpacked - (this.#sizes.get(path) ?? 0);
    const tooLarge = () => new InputError([expands(path, limit)]);
    const store = await unpackEntry(packed.archive.store, packed.entry, path, limit - others, tooLarge);
    this.#sizes.set(path, store.size);
    this.#unpacked = others + store.size;
    return store;
  }

  async unpack(path: string): Promise<boolean> {
    if (this.#archives.has(path)) return true;
    if (!ARCHIVE_NAME.test(path)) return false;
    const depth = (this.#packed.get(path)?.archive.depth ?? 0) + 1;
    if (depth > MAX_DEPTH) throw new InputError([tooDeep(path)]);
    const store = await this.open(path, this.#maxSize);
    const archive = { store, depth };
    this.#archives.set(path, archive);
    this.#folders.set(path, new Map());
    for (const entry of plainEntries(store.name, entriesOf(store))) {
      const inner = `${path}/${entry.name}`;
      this.#packed.set(inner, { archive, entry });
      this.#enter(inner, 'file', path);
    }
    return true;
  }

  /** Puts a file or a folder into the folder above it, up to that of its archive. */
  #enter(path: string, kind: FolderEntry['kind'], root: string): void {
    const cut = path.lastIndexOf('/');
    const [folder, name] = [path.slice(0, cut), path.slice(cut + 1)];
    const entries = this.#folders.get(folder) ?? new Map<string, FolderEntry>();
    entries.set(name, { name, path, kind });
    if (this.#folders.has(folder)) return;
    this.#folders.set(folder, entries);
    if (folder.length > root.length) this.#enter(folder, 'folder', root);
  }

  /** Whether a path leads into an archive: nothing outside of it is meant. */
  #isInside(path: string): boolean {
    for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
      if (this.#archives.has(path.slice(0, cut))) return true;
    return false;
  }
}

function entriesOf(store: ByteStore): Iterable<ArchiveEntry> {
  const head = store.read(0, 512);
  if (isZip(head)) return zipEntries(store);
  if (isTar(head)) return tarEntries(store);
  throw new InputError([damagedArchive(store.name, 'it is neither a ZIP nor a tar archive')]);
}

const missing = (file: string) =>
  problem('file/missing', `Cannot read ${file}: there is no such file in the archive.`, { file });

const expands = (file: string, limit: number) =>
  problem('file/too-large', `The files of the archive have more than ${limit} bytes together.`, {
    file,
    expected: 'an archive that expands to no more than --max-size',
    help: 'if the archive can be trusted, raise the limit, as in --max-size 4G, or unpack it first',
  });

const tooDeep = (file: string) =>
  problem('file/too-large', `The archive is within ${MAX_DEPTH} others.`, {
    file,
    help: 'unpack the outer archives, and name the directory',
  });
