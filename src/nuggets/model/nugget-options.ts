import { type Attribute, standardAttributes } from './attributes.ts';
import type { MatchOptions } from './match-options.ts';
import { document2015 } from './profile.ts';

export const alignmentMethods = ['greedy', 'best'] as const;
export type AlignmentMethod = (typeof alignmentMethods)[number];

/** Everything that can change a score of nuggets, and what the result contains. */
export interface NuggetOptions extends Omit<MatchOptions, 'coreference'> {
  /** Whether coreference is scored; by default if a file contains clusters. */
  readonly coreference?: boolean | undefined;
  /** Whether sequencing is scored; by default if a file contains such links. */
  readonly sequencing?: boolean | undefined;
  /** The setting whose mapping coreference and sequencing use. */
  readonly corefSetting: string;
  /** The minimum Dice of two mentions that are the same mention for coreference. */
  readonly corefThreshold: number;
  readonly corefAlignment: AlignmentMethod;
  /** The maximum number of alignments that are scored one by one. */
  readonly alignmentLimit: number;
  /** Whether the result contains the counts of each document. */
  readonly perDocument?: boolean | undefined;
}

/** The TAC KBP event nugget task definition (2015) as written. */
export const defaultNuggetOptions: NuggetOptions = {
  profile: document2015,
  attributes: standardAttributes,
  mapping: 'greedy',
  unit: 'auto',
  corefSetting: 'type',
  corefThreshold: 1,
  corefAlignment: 'greedy',
  alignmentLimit: 5000,
};

/** The mapping for coreference that the task prescribes, where the attributes allow it. */
export const defaultMapping = (attributes: readonly Attribute[]): string =>
  attributes.some(({ name }) => name === 'type') ? 'type' : 'span';
