import type { TokenTable } from '../../formats/token-table/read.ts';
import type { Attribute } from './attributes.ts';
import type { Profile } from './profile.ts';

/** How spans are written. */
export const units = ['auto', 'token', 'character'] as const;
export type SpanUnit = (typeof units)[number];
export type ResolvedUnit = Exclude<SpanUnit, 'auto'>;

export const mappingMethods = ['greedy', 'optimal'] as const;
export type MappingMethod = (typeof mappingMethods)[number];

/** The token table of each document, by document id, read before anything is scored. */
export type TokenTables = Pick<ReadonlyMap<string, TokenTable>, 'get'>;

export interface MatchOptions {
  readonly profile: Profile;
  readonly attributes: readonly Attribute[];
  readonly mapping: MappingMethod;
  readonly unit: SpanUnit;
  /** Absent if no token tables are given at all. */
  readonly tables?: TokenTables | undefined;
  /** Only these types are scored. */
  readonly types?: readonly string[] | undefined;
  /** Only these documents are scored. */
  readonly documents?: readonly string[] | undefined;
  /** Whether clusters are read. */
  readonly coreference: boolean;
}
