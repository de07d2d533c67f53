import type { Traits } from '../format.ts';

/** The columns of files that do not name them, and of files that are written. */
export const USUAL_COLUMNS =
  'ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC IDENTITY BRIDGING DISCOURSE_DEIXIS REFERENCE NOM_SEM';

/** The token columns that are read on demand; in the line "# global.columns" their names are in upper case. */
export const tokenColumns: readonly string[] = ['lemma', 'upos', 'xpos', 'feats', 'head', 'deprel', 'deps'];

/** The columns that a file names in its first lines. */
export function columnTraits(head: string): Traits {
  const columns = /^#[ \t]*global\.columns[ \t]*=(.*)$/m.exec(head)?.[1];
  return columns === undefined ? {} : { columns: columns.trim() };
}

/** The 0-based indices of the columns that are read; −1 for one that is missing. */
export interface UaColumns {
  readonly form: number;
  /** The column of the markables: that of identity, or of discourse deixis. */
  readonly markables: number;
  /** Its name in the line "# global.columns". */
  readonly markablesName: string;
  /** Of links between markables of identity. */
  readonly bridging: number;
  /** The requested token columns that the file has: name and index. */
  readonly wanted: readonly (readonly [name: string, index: number])[];
}

export function uaColumns(
  { columns = USUAL_COLUMNS }: Traits,
  wanted: readonly string[] = [],
  isDeixis = false,
): UaColumns {
  const names = columns.split(/\s+/);
  const markablesName = isDeixis ? 'DISCOURSE_DEIXIS' : 'IDENTITY';
  const indices = wanted.map((name) => [name, names.indexOf(name.toUpperCase())] as const);
  return {
    form: names.indexOf('FORM'),
    markables: names.indexOf(markablesName),
    markablesName,
    bridging: isDeixis ? -1 : names.indexOf('BRIDGING'),
    wanted: indices.filter(([name, index]) => tokenColumns.includes(name) && index >= 0),
  };
}
