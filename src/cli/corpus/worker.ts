import { parentPort } from 'node:worker_threads';
import { InputError, type Problem } from '../../problems/problem.ts';
import { type BatchOptions, type BatchResult, evaluateBatch } from './evaluate-batch.ts';
import { type WirePair, WireReader } from './wire.ts';

/** A portion of work for a thread. */
export interface Job {
  readonly number: number;
  readonly pairs: readonly WirePair[];
  readonly options: BatchOptions;
}

export type Answer =
  | { readonly number: number; readonly result: BatchResult }
  | { readonly number: number; readonly refused: readonly Problem[] };

const reader = new WireReader();

parentPort?.on('message', ({ number, pairs, options }: Job) => {
  parentPort?.postMessage(answer(number, pairs, options));
});

/** Errors of the input travel as data; any other ends the thread and is seen by the pool. */
function answer(number: number, pairs: readonly WirePair[], options: BatchOptions): Answer {
  try {
    const result = evaluateBatch(
      pairs.map((pair) => reader.pair(pair)),
      options,
    );
    return { number, result };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { number, refused: error.problems };
  }
}
