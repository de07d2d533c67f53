import { standardAttributes } from './attributes.ts';
import type { MatchOptions } from './match-options.ts';
import { document2015 } from './profile.ts';

/** What a score of nuggets depends on. */
export const alignmentMethods = ['greedy', 'best'] as const;
export type AlignmentMethod = (typeof alignmentMethods)[number];

export interface NuggetOptions extends Omit<MatchOptions, 'coreference'> {
  /** Whether coreference is scored; undefined: if a file has clusters. */
  readonly coreference?: boolean | undefined;
  /** Whether sequencing is scored; undefined: if a file has such links. */
  readonly sequencing?: boolean | undefined;
  /** The setting whose mapping coreference and sequencing use. */
  readonly corefSetting: string;
  /** Least Dice of mentions that are one for coreference. */
  readonly corefThreshold: number;
  readonly corefAlignment: AlignmentMethod;
  /** At most so many alignments are looked at one by one. */
  readonly alignmentLimit: number;
}

/** The document of 2015 as written. */
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
