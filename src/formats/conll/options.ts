import type { Parameter, SpecsOf } from '../../core/parameter.ts';
import { UsageError } from '../../problems/problem.ts';
import type { ReadOptions } from '../format.ts';

/** The last column, by its name. */
const LAST_COLUMN = 'last';

/** The number of a column, counted from 1; negative numbers count from the end, and `last` is −1. Absent by default. */
const columnParameter = <const Name extends string>(
  declaration: Pick<Parameter<Name>, 'name' | 'flag' | 'meaning'>,
): Parameter<Name, number | typeof LAST_COLUMN | undefined, number | undefined> => ({
  ...declaration,
  placeholder: 'n',
  preset: undefined,
  words: [LAST_COLUMN],
  expected: 'a whole number other than 0, or last',
  resolve: (value) => {
    if (value === LAST_COLUMN) return -1;
    if (value === undefined || (Number.isSafeInteger(value) && value !== 0)) return value;
    throw new UsageError(
      `\`${declaration.name}\` must be a whole number other than 0, or last, but is ${value}.`,
    );
  },
  text: String,
});

export const corefColumn = columnParameter({
  name: 'corefColumn',
  flag: 'coref-column',
  meaning: 'column of the coreference annotation, from 1; negative counts from the end; or last',
});

export const documentColumn = columnParameter({
  name: 'documentColumn',
  flag: 'document-column',
  meaning:
    'column of the document name in merged files, from 1; negative counts from the end; or last: each "#begin document" block is cut where it changes, and is a topic',
});

/** The options of the CoNLL reader. */
export type ConllOptions = ReadOptions & SpecsOf<readonly [typeof corefColumn, typeof documentColumn]>;
