import type { Failure } from './failure.ts';
import type { Case } from './target.ts';

/** What a worker is asked to do. */
export interface ToWorker {
  readonly seed: number;
  /** When to stop, as `Date.now()` counts. */
  readonly until: number;
  /** The targets, and the number of the case to go on with if there was a worker before. */
  readonly chosen: readonly { readonly id: string; readonly next?: number | undefined }[];
  /** The cases of this worker are first, first + step, … */
  readonly first: number;
  readonly step: number;
  /** A folder of its own. */
  readonly place: string;
}

export interface Count {
  readonly id: string;
  readonly inputs: number;
  readonly spent: number;
  readonly next: number;
}

export interface Found extends Failure {
  readonly target: string;
  readonly number: number;
  /** The smallest case; absent if the worker has found the like before. */
  readonly input?: Case | undefined;
}

export type FromWorker = Found | { readonly counts: readonly Count[] };

/** The exit code of a worker that ends because a case has taken too much memory. */
export const MEMORY_EXIT = 70;
