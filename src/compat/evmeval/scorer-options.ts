/** What the command line of the scorer can say (specification 0). */
export interface ScorerOptions {
  readonly gold: string;
  readonly system: string;
  readonly output?: string | undefined;
  readonly comparison?: string | undefined;
  readonly coref?: string | undefined;
  readonly sequencing?: string | undefined;
  /** Whether opposite links are looked for. */
  readonly validateGraphs: boolean;
  /** Its presence selects token mode. */
  readonly tokenPath?: string | undefined;
  readonly tokenExtension: string;
  /** As given: there may be fewer or more than two. */
  readonly offsetColumns: readonly number[];
  /** Not whole numbers: reported, and the default is kept. */
  readonly badOffsetColumns: boolean;
  /** Index of the mapping for coreference and sequencing. */
  readonly mapping: number;
  readonly threshold: number;
  readonly whiteList?: string | undefined;
  readonly document?: string | undefined;
  /** Whether the log has debug records. */
  readonly debug: boolean;
}

/** The files around a run, as byte strings. */
export interface EvmevalWorld {
  /** The content of a file; undefined if it cannot be read. */
  read(path: string): string | undefined;
  isDirectory(path: string): boolean;
  /** Whether there is a regular file; without this method, whether the path can be read. */
  isFile?(path: string): boolean;
  /** Whether there is something that does not keep what is written; without this method, never. */
  isDevice?(path: string): boolean;
  /** Whether a file can be written, as soon as the directories above it are made; without this method, always. */
  canWrite?(path: string): boolean;
  /** All of standard input. */
  readStandardInput?(): string | undefined;
}

export const joinPath = (directory: string, name: string): string => {
  if (name.startsWith('/')) return name;
  return directory === '' || directory.endsWith('/') ? directory + name : `${directory}/${name}`;
};

/** Everything before the last slash, as `os.path.split` has it; '' for a name alone. */
export const parentOf = (path: string): string => {
  const head = path.slice(0, path.lastIndexOf('/') + 1);
  return head.replace(/\/+$/, '') || head;
};

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
