import type { SpecsOf } from '../../core/parameter.ts';
import type { Pattern } from '../../core/pattern.ts';
import { patternParameter, textsParameter } from '../../core/text-parameter.ts';
import type { ReadOptions } from '../format.ts';

export const corefRelation = textsParameter({
  name: 'corefRelation',
  flag: 'coref-relation',
  placeholder: 'name',
  meaning:
    'a relation of brat files that means identity, besides Coreference, Coref, Ident, Identity, Equiv, Same_as and Alias; can be repeated',
  expected: 'the name of a relation',
});

export const corefType = patternParameter({
  name: 'corefType',
  flag: 'coref-type',
  placeholder: 'pattern',
  meaning: "types of brat annotations that are names of entities, as in 'Cluster\\d+'",
  expected: 'a regular expression for a whole type',
});

export type BratOptions = ReadOptions & SpecsOf<readonly [typeof corefRelation, typeof corefType]>;

/** Relations that say that two annotations mean the same. */
const IDENTITY_RELATION = /^(?:coref|coreference|ident|identity|equiv|same_as|alias)$/i;

/** What the options say about the annotations of a file. */
export interface BratRules {
  readonly isIdentity: (relation: string) => boolean;
  /** Names of relations that were asked for, as they were written. */
  readonly relations: readonly string[];
  readonly type: Pattern | undefined;
}

export function bratRules(options: BratOptions): BratRules {
  const relations = corefRelation.resolve(options.corefRelation) ?? [];
  const names = new Set(relations.map((name) => name.toLowerCase()));
  return {
    isIdentity: (name) => IDENTITY_RELATION.test(name) || names.has(name.toLowerCase()),
    relations,
    type: corefType.resolve(options.corefType),
  };
}
