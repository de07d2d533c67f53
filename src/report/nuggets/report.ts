import type { NuggetScores } from '../../nuggets/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { counted } from '../numbers.ts';
import type { NuggetSort } from './sort.ts';

/** The result of scoring one or more systems against gold nuggets, the input of all output formats. */
export interface NuggetReport {
  readonly signature: string;
  readonly version: string;
  readonly profile: string;
  readonly gold: string;
  readonly systems: readonly NuggetSystem[];
  /** Names of systems that could not be scored. */
  readonly leftOut?: readonly string[] | undefined;
  /** Sort order of a leaderboard. */
  readonly sort: NuggetSort;
  /** Whether each document is shown. */
  readonly perDocument: boolean;
  /** Whether each type is shown. */
  readonly perType: boolean;
}

export interface NuggetSystem {
  readonly name: string;
  readonly path: string;
  readonly scores: NuggetScores;
  readonly warnings: readonly Problem[];
  /** How many of them, the first ones, are about gold and its token tables: the first system has them. */
  readonly goldWarnings?: number;
}

/** The number of documents of the gold file, and the number of those that only the system has. */
export const documentCount = (documents: number, extra = 0): string =>
  counted(documents, 'document') + (extra === 0 ? '' : ` + ${extra} extra`);
