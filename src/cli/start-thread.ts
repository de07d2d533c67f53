import { Worker } from 'node:worker_threads';
import type { Thread, ThreadAnswer, WorkerSetup } from '../corpus/index.ts';
import { builtFile } from './built-file.ts';

/** A worker makes little garbage, but by default V8 lets 48 MB of it accumulate before it is collected. */
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 4 };

/** Starts a thread that runs the bundle of `worker.ts`. */
export function startThread(
  setup: WorkerSetup,
  onAnswer: (answer: ThreadAnswer) => void,
  onError: (error: Error) => void,
): Thread {
  const worker = new Worker(builtFile('bin/worker.js'), {
    workerData: setup,
    resourceLimits: WORKER_LIMITS,
  });
  worker.on('message', onAnswer);
  worker.on('error', onError);
  return {
    post: (job) => worker.postMessage(job),
    stop: () => worker.terminate(),
  };
}
