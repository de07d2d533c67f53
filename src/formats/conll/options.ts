import { columnParameter } from '../../core/column-parameter.ts';
import type { SpecsOf } from '../../core/parameter.ts';
import type { ReadOptions } from '../format.ts';

export const corefColumn = columnParameter({
  name: 'corefColumn',
  flag: 'coref-column',
  meaning: 'column of the coreference annotation, from 1; negative counts from the end; or last',
});

/** The options of the CoNLL reader. */
export type ConllOptions = ReadOptions & SpecsOf<readonly [typeof corefColumn]>;
