import { availableParallelism } from 'node:os';
import { batches } from './batches.ts';
import { type BatchOptions, type BatchResult, evaluateBatch } from './evaluate-batch.ts';
import type { DocumentPair } from './pair-files.ts';
import { canTravel } from './wire.ts';

/** Below this many bytes, starting threads costs more than they save. */
const WORTH_THREADS = 24 << 20;

export interface Progress {
  readonly documents: number;
  readonly bytes: number;
}

/**
 * Scores documents, in threads where there is enough to do. Results come in the order of the documents; with exact sums they
 * are the same whatever the number of threads.
 */
export async function* evaluateAll(
  pairs: readonly DocumentPair[],
  options: BatchOptions,
  jobs: number | undefined,
  progress: (step: Progress, total: Progress) => void,
): AsyncIterable<BatchResult> {
  const portions = batches(pairs);
  const total = { documents: pairs.length, bytes: portions.reduce((sum, { bytes }) => sum + bytes, 0) };
  const threads = Math.min(jobs ?? availableParallelism(), portions.length);
  const worthwhile = jobs !== undefined || total.bytes >= WORTH_THREADS;
  const results =
    threads > 1 && worthwhile && pairs.every(canTravel)
      ? (await import('./pool.ts')).evaluateInThreads(portions, options, threads)
      : oneByOne(portions, options);
  let [documents, bytes, i] = [0, 0, 0];
  for await (const result of results) {
    documents += portions[i].pairs.length;
    bytes += portions[i++].bytes;
    progress({ documents, bytes }, total);
    yield result;
  }
}

async function* oneByOne(
  portions: ReturnType<typeof batches>,
  options: BatchOptions,
): AsyncIterable<BatchResult> {
  for (const { pairs } of portions) {
    yield evaluateBatch(pairs, options);
    await new Promise((resolve) => setImmediate(resolve)); // let a Ctrl-C through
  }
}
