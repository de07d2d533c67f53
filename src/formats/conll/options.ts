import { columnParameter } from '../../core/column-parameter.ts';
import type { SpecsOf } from '../../core/parameter.ts';
import type { ReadOptions } from '../format.ts';

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
