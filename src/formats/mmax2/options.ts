import type { SpecsOf } from '../../core/parameter.ts';
import { textParameter } from '../../core/text-parameter.ts';
import type { ReadOptions } from '../format.ts';

/** The attribute that names the set of a markable; each project may call it something else. */
export const corefAttribute = textParameter({
  name: 'corefAttribute',
  flag: 'coref-attribute',
  placeholder: 'name',
  meaning: 'the attribute of coreference sets in MMAX2 files; coref_class or coref_set by default',
  expected: 'the name of an attribute',
});

export type Mmax2Options = ReadOptions & SpecsOf<readonly [typeof corefAttribute]>;
