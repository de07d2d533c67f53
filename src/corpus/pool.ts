import { InputError } from '../problems/problem.ts';
import type { Batch, EvaluateOptions } from './evaluate-pairs.ts';
import type { Thread, Threads } from './shell.ts';
import { type BatchResult, jobOf, setupOf, type ThreadAnswer } from './thread-jobs.ts';

/** Jobs that a worker has at a time: the one it works on and the next, so that it never waits. */
const JOBS_PER_WORKER = 2;

/** Scores batches in several threads. Results are returned in the order of the batches. */
export async function* evaluateInThreads(
  batches: readonly Batch[],
  options: EvaluateOptions,
  count: number,
  threads: Threads,
): AsyncIterable<BatchResult> {
  const answers = new Map<number, ThreadAnswer>();
  let failure: Error | undefined;
  let wake = () => {};
  let next = 0;
  const workers: Thread[] = [];
  const postNext = (worker: Thread) => {
    if (next >= batches.length) return;
    const number = next++;
    worker.post(jobOf(number, batches[number].pairs));
  };
  const setup = setupOf(options);
  try {
    for (let i = 0; i < count; i++) {
      const worker = await threads.start(
        setup,
        (answer) => {
          answers.set(answer.number, answer);
          postNext(worker);
          wake();
        },
        (error) => {
          failure = error;
          wake();
        },
      );
      workers.push(worker);
      for (let job = 0; job < JOBS_PER_WORKER; job++) postNext(worker);
    }
    for (let number = 0; number < batches.length; number++) {
      while (!answers.has(number) && failure === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure !== undefined) throw failure;
      const answer = answers.get(number) as ThreadAnswer;
      answers.delete(number);
      if ('refused' in answer) throw new InputError(answer.refused);
      yield answer.result;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}
