import { type ByteStore, type FileSystem, type FolderEntry, MemoryStore } from '../../corpus/index.ts';
import { InputError, problem, UsageError } from '../../problems/problem.ts';
import { globExpression } from './glob.ts';

/** Files in memory: their contents by path. `/` separates folders. */
export type FileContents = ReadonlyMap<string, string | Uint8Array>;

/** The most bytes that an archive may expand to. */
const MAX_SIZE = 2 ** 30;

/** Files in memory as a file system. */
export class MapFiles implements FileSystem {
  readonly #contents = new Map<string, string | Uint8Array>();
  readonly #folders = new Map<string, Map<string, FolderEntry>>();

  constructor(files: FileContents) {
    for (const root of ['', '/']) this.#folders.set(root, new Map());
    for (const [path, content] of files) {
      const plain = plainPath(path);
      this.#contents.set(plain, content);
      this.#enter(plain, 'file');
    }
  }

  /** Lists a path in its folder, and the folder in the one above. */
  #enter(path: string, kind: FolderEntry['kind']): void {
    const cut = path.lastIndexOf('/');
    const [folder, name] = [cut === 0 ? '/' : path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
    const entries = this.#folders.get(folder);
    this.#folders.set(folder, (entries ?? new Map()).set(name, { name, path, kind }));
    if (entries === undefined) this.#enter(folder, 'folder');
  }

  kindOf(path: string): FolderEntry['kind'] | undefined {
    const plain = plainPath(path);
    if (this.#contents.has(plain)) return 'file';
    return this.#folders.has(plain) ? 'folder' : undefined;
  }

  list(folder: string): readonly FolderEntry[] {
    return [...(this.#folders.get(plainPath(folder))?.values() ?? [])];
  }

  async match(pattern: string): Promise<readonly string[]> {
    const expression = globExpression(plainPath(pattern));
    return [...this.#contents.keys()].filter((path) => expression.test(path)).sort();
  }

  async open(path: string, maxSize = MAX_SIZE): Promise<ByteStore> {
    const content = this.#contents.get(plainPath(path));
    if (content === undefined) throw new InputError([missing(path)]);
    const bytes = bytesOf(path, content);
    const isArchive = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return new MemoryStore(path, isArchive ? await unpacked(path, bytes, maxSize) : bytes);
  }
}

/** A path without `.`, and without `/` at its end. */
const plainPath = (path: string): string =>
  (path.startsWith('/') ? '/' : '') +
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

function bytesOf(path: string, content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  if (typeof content === 'string') return new TextEncoder().encode(content);
  throw new UsageError(`Expected the content of ${path} to be a text or a Uint8Array.`);
}

async function unpacked(path: string, bytes: Uint8Array, maxSize: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const archive = new Blob([bytes as BlobPart]).stream();
    const reader = archive.pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      size += step.value.length;
      if (size <= maxSize) continue;
      await reader.cancel();
      throw new InputError([tooLarge(path, maxSize)]);
    }
  } catch (error) {
    throw error instanceof InputError ? error : new InputError([damaged(path, error)]);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const missing = (path: string) =>
  problem('file/missing', `Cannot read ${path}: it is not among the files that were handed in.`, {
    file: path,
    help: 'check the path: it must be a key of the map, or a folder of such keys',
  });

const tooLarge = (file: string, maxSize: number) =>
  problem('file/too-large', `The archive expands to more than ${maxSize} bytes.`, {
    file,
    help: 'if the archive can be trusted, raise the limit with --max-size, or unpack it first',
  });

const damaged = (file: string, error: unknown) =>
  problem('file/damaged', `The archive is damaged: ${error instanceof Error ? error.message : error}.`, {
    file,
    help: 'check it with gzip -t, or unpack it again from its source',
  });
