import type { Failure } from './failure.ts';
import type { Case } from './target.ts';

/** The task of a worker. */
export interface ToWorker {
  readonly seed: number;
  /** Time to stop, as by `Date.now()`. */
  readonly until: number;
  /** The targets, and the number of the next case if an earlier worker was stopped. */
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
  /** The minimised case; absent if the worker has found one of this kind before. */
  readonly input?: Case | undefined;
}

export type FromWorker = Found | { readonly counts: readonly Count[] };

/** The exit code of a worker that ends because a case has taken too much memory. */
export const MEMORY_EXIT = 70;
