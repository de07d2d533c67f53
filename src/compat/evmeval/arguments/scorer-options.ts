/** The options of the scorer (docs/compat/evmeval.md#command-line). */
export interface EvmevalOptions {
  readonly gold: string;
  readonly system: string;
  readonly output?: string | undefined;
  readonly comparison?: string | undefined;
  readonly coref?: string | undefined;
  readonly sequencing?: string | undefined;
  /** Whether opposite links end the run. */
  readonly validateGraphs: boolean;
  /** Its presence selects token mode. */
  readonly tokenPath?: string | undefined;
  readonly tokenExtension: string;
  /** As given; there may be fewer or more than two. */
  readonly offsetColumns: readonly number[];
  /** The given columns are not whole numbers: this is reported, and the default is used. */
  readonly badOffsetColumns: boolean;
  /** Index of the mapping for coreference and sequencing. */
  readonly mapping: number;
  readonly threshold: number;
  readonly whiteList?: string | undefined;
  readonly document?: string | undefined;
  /** Whether the log has debug records. */
  readonly debug: boolean;
}

/** Access to files, whose contents are byte strings. */
export interface EvmevalWorld {
  /** The content of a file; undefined if it cannot be read. */
  read(path: string): string | undefined;
  /** Called for an input that an output of this run replaces; without this method, nothing happens. */
  noteInput?(path: string): void;
  isDirectory(path: string): boolean;
  /** Whether the path is a regular file; without this method, whether it can be read. */
  isFile?(path: string): boolean;
  /** Whether the path is a device, which does not keep its content; without this method, never. */
  isDevice?(path: string): boolean;
  /** Whether a file can be written once its parent directories exist; without this method, always. */
  canWrite?(path: string): boolean;
  /** All of standard input. */
  readStandardInput?(): string | undefined;
}

export const joinPath = (directory: string, name: string): string => {
  if (name.startsWith('/')) return name;
  return directory === '' || directory.endsWith('/') ? directory + name : `${directory}/${name}`;
};

/** The part before the last slash, as by `os.path.split`; '' for a bare name. */
export const parentOf = (path: string): string => {
  const head = path.slice(0, path.lastIndexOf('/') + 1);
  return head.replace(/\/+$/, '') || head;
};

export const pythonBaseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
