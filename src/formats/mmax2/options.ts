import type { Parameter, SpecsOf } from '../../core/parameter.ts';
import { UsageError } from '../../problems/problem.ts';
import type { ReadOptions } from '../format.ts';

/** The attribute that names the set of a markable; each project may call it something else. */
export const corefAttribute: Parameter<'corefAttribute', string | undefined, string | undefined> = {
  name: 'corefAttribute',
  flag: 'coref-attribute',
  placeholder: 'name',
  meaning: 'the attribute of coreference sets in MMAX2 files; coref_class or coref_set by default',
  preset: undefined,
  expected: 'the name of an attribute',
  resolve: (value) => {
    if (value === undefined || (typeof value === 'string' && value !== '')) return value;
    throw new UsageError(
      `\`corefAttribute\` must be the name of an attribute, but is ${JSON.stringify(value)}.`,
    );
  },
  text: String,
};

export type Mmax2Options = ReadOptions & SpecsOf<readonly [typeof corefAttribute]>;
