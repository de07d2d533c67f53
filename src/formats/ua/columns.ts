import type { Traits } from '../format.ts';

const USUAL_COLUMNS =
  'ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC IDENTITY BRIDGING DISCOURSE_DEIXIS REFERENCE NOM_SEM';

/** The columns that a file names in its first lines. */
export function columnTraits(head: string): Traits {
  const columns = /^#[ \t]*global\.columns[ \t]*=(.*)$/m.exec(head)?.[1];
  return columns === undefined ? {} : { columns: columns.trim() };
}

/** The 0-based indices of the columns that are read; −1 for one that is missing. */
export interface UaColumns {
  readonly form: number;
  readonly identity: number;
  readonly bridging: number;
}

export function uaColumns({ columns = USUAL_COLUMNS }: Traits): UaColumns {
  const names = columns.split(/\s+/);
  return {
    form: names.indexOf('FORM'),
    identity: names.indexOf('IDENTITY'),
    bridging: names.indexOf('BRIDGING'),
  };
}
