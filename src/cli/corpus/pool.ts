import { Worker } from 'node:worker_threads';
import { InputError } from '../../problems/problem.ts';
import type { Batch } from './batches.ts';
import type { BatchOptions, BatchResult } from './evaluate-batch.ts';
import { toWire } from './wire.ts';
import type { Answer, Job } from './worker.ts';

/** Jobs that wait at a worker while it works, so that it never stands still. */
const QUEUED = 2;

/** A worker makes little garbage; by default it would let it pile up to 48 MB before it looks after it. */
const LIMITS = { maxYoungGenerationSizeMb: 4 };

/** Shares batches between threads; results come back in the order of the batches. */
export async function* evaluateInThreads(
  batches: readonly Batch[],
  options: BatchOptions,
  threads: number,
): AsyncIterable<BatchResult> {
  const answers = new Map<number, Answer>();
  let failure: Error | undefined;
  let wake = () => {};
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, batches.length) }, () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { resourceLimits: LIMITS });
    const hand = () => {
      if (next >= batches.length) return;
      const number = next++;
      const job: Job = { number, pairs: batches[number].pairs.map(toWire), options };
      worker.postMessage(job);
    };
    worker.on('message', (answer: Answer) => {
      answers.set(answer.number, answer);
      hand();
      wake();
    });
    worker.on('error', (error) => {
      failure = error;
      wake();
    });
    for (let i = 0; i < QUEUED; i++) hand();
    return worker;
  });
  try {
    for (let number = 0; number < batches.length; number++) {
      while (!answers.has(number) && failure === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure !== undefined) throw failure;
      const answer = answers.get(number) as Answer;
      answers.delete(number);
      if ('refused' in answer) throw new InputError(answer.refused);
      yield answer.result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
