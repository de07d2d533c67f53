import {
  type ByteStore,
  type FileSystem,
  type FolderEntry,
  MemoryStore,
  type Walk,
} from '../corpus/index.ts';
import { UsageError } from '../problems/problem.ts';

/** The files of the machine, and texts of a request that are read like files. */
export class OverlayFiles implements FileSystem {
  readonly #files: FileSystem;
  readonly #texts: ReadonlyMap<string, Uint8Array>;

  constructor(files: FileSystem, texts: ReadonlyMap<string, Uint8Array>) {
    this.#files = files;
    this.#texts = texts;
  }

  kindOf(path: string): FolderEntry['kind'] | undefined {
    if (this.#texts.has(path)) return 'file';
    return this.#isBesideText(path) ? undefined : this.#files.kindOf(path);
  }

  list(folder: string, walk: Walk): readonly FolderEntry[] {
    const entries = this.#files.list(folder, walk);
    this.#refuseTexts(entries.map(({ path }) => path));
    return entries;
  }

  async match(pattern: string): Promise<readonly string[]> {
    const paths = await this.#files.match(pattern);
    this.#refuseTexts(paths);
    return paths;
  }

  async open(path: string, maxSize?: number): Promise<ByteStore> {
    const text = this.#texts.get(path);
    return text === undefined ? this.#files.open(path, maxSize) : new MemoryStore(path, text);
  }

  /** A text has no companions: files of the machine with its name and another extension are not read. */
  #isBesideText(path: string): boolean {
    for (const text of this.#texts.keys()) if (withoutExtension(text) === withoutExtension(path)) return true;
    return false;
  }

  #refuseTexts(paths: readonly string[]): void {
    const both = paths.find((path) => this.#texts.has(path));
    if (both === undefined) return;
    throw new UsageError(
      `${both} is the name of a text and a file of the corpus.`,
      'Give the text another `name`.',
    );
  }
}

const withoutExtension = (path: string): string => path.replace(/(?<=[^/\\])\.[^./\\]*$/, '');
