import type { FileSystem, Threads } from '../corpus/index.ts';
import type { FilesShell } from '../library/files/index.ts';

/** What a server provides to the methods. */
export interface ServeShell {
  readonly files: FileSystem;
  readonly threads?: Threads | undefined;
  /** The page that `report` fills. */
  readonly page: NonNullable<FilesShell['page']>;
  /** The name and version of the runtime, such as `node 22.11.0`. */
  readonly runtime: string;
  /** Checks a path before the work: never an input, and without `force` only new files and earlier pages. */
  checkPage(page: PagePath): Promise<void>;
  /** Writes a page by the same rule, whole or not at all. */
  writePage(page: PagePath, html: string): void;
}

/** Where a page is written. */
export interface PagePath {
  readonly path: string;
  /** The corpora that are read, which are never replaced. */
  readonly inputs: readonly string[];
  readonly force: boolean;
}

/** The parameters of a request, as they were sent. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A method: a pure function of its parameters and of the files that they name. */
export type Method = (parameters: Parameters, shell: ServeShell) => unknown;
