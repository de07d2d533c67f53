import type { NuggetScores } from '../nuggets/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { NuggetSort } from './nuggets-sort.ts';

/** The result of scoring one or more systems against gold nuggets: what every kind of output shows. */
export interface NuggetReport {
  readonly signature: string;
  readonly version: string;
  readonly profile: string;
  readonly gold: string;
  readonly systems: readonly NuggetSystem[];
  /** By what a leaderboard is sorted. */
  readonly sort: NuggetSort;
  /** Where documents are to be shown one by one. */
  readonly perDocument: boolean;
  /** Where types are to be shown one by one. */
  readonly perType: boolean;
}

export interface NuggetSystem {
  readonly name: string;
  readonly path: string;
  readonly scores: NuggetScores;
  readonly warnings: readonly Problem[];
}
