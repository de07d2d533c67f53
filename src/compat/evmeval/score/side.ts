import type { ParsedRelation } from '../sequencing/relations.ts';
import type { ParsedMention } from './mention.ts';

/** One side of a document, parsed. */
export interface ParsedSide {
  readonly mentions: readonly ParsedMention[];
  readonly relations: readonly ParsedRelation[];
  readonly clusters: readonly (readonly string[])[];
  /** By mention id; the last of several mentions with the same id counts. */
  readonly textOf: ReadonlyMap<string, string>;
}
