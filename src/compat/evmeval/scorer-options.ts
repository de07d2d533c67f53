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
  readonly offsetColumns: readonly [begin: number, end: number];
  /** Not whole numbers: reported, and the default is kept. */
  readonly badOffsetColumns: boolean;
  /** Index of the mapping for coreference and sequencing. */
  readonly mapping: number;
  readonly threshold: number;
  readonly whiteList?: string | undefined;
  readonly document?: string | undefined;
}

/** The files around a run, as byte strings. */
export interface EvmevalWorld {
  /** The content of a file; undefined if it cannot be read. */
  read(path: string): string | undefined;
  isDirectory(path: string): boolean;
}

export const joinPath = (directory: string, name: string): string =>
  directory === '' || directory.endsWith('/') ? directory + name : `${directory}/${name}`;

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
