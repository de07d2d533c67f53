import { describe, expect, it } from 'vitest';
import { evaluateInThreads } from '../../../src/corpus/pool.ts';
import type { Threads } from '../../../src/corpus/shell.ts';
import type { BatchResult, Job, ThreadAnswer } from '../../../src/corpus/thread-jobs.ts';
import { settingsOf } from '../../../src/evaluate/index.ts';
import { InputError } from '../../../src/problems/problem.ts';

const batches = Array.from({ length: 7 }, () => ({ pairs: [], documents: 0, bytes: 0 }));
const options = { settings: settingsOf(), reading: {}, perDocument: false, jobs: undefined };

/** Threads that answer later jobs first. */
function threadsWith(answerOf: (job: Job) => ThreadAnswer) {
  const seen = { started: 0, stopped: 0, most: 0 };
  const threads: Threads = {
    available: () => 8,
    async start(_, onAnswer, onError) {
      seen.started++;
      const waiting: Job[] = [];
      return {
        post(job) {
          waiting.push(job);
          seen.most = Math.max(seen.most, waiting.length);
          setTimeout(() => {
            const next = waiting.pop() as Job;
            try {
              onAnswer(answerOf(next));
            } catch (error) {
              onError(error as Error);
            }
          });
        },
        stop: async () => seen.stopped++,
      };
    },
  };
  return { threads, seen };
}

async function results(answerOf: (job: Job) => ThreadAnswer) {
  const { threads, seen } = threadsWith(answerOf);
  const list: BatchResult[] = [];
  try {
    for await (const result of evaluateInThreads(batches, options, 3, threads)) list.push(result);
  } catch (error) {
    return { seen, error };
  }
  return { seen, list };
}

const resultOf = (number: number) => ({ number }) as unknown as BatchResult;

describe('evaluateInThreads', () => {
  it('returns results in the order of the batches, whoever answers first, and stops the threads', async () => {
    const { list, seen } = await results(({ number }) => ({ number, result: resultOf(number) }));
    expect(list).toEqual(batches.map((_, i) => resultOf(i)));
    expect(seen).toEqual({ started: 3, stopped: 3, most: 2 });
  });

  it('throws what a worker refuses, and stops the threads', async () => {
    const { error, seen } = await results(({ number }) =>
      number === 4 ? { number, refused: [] } : { number, result: resultOf(number) },
    );
    expect(error).toBeInstanceOf(InputError);
    expect(seen.stopped).toBe(3);
  });

  it('throws the error of a worker, and stops the threads', async () => {
    const { error, seen } = await results(() => {
      throw new Error('out of memory');
    });
    expect(error).toEqual(new Error('out of memory'));
    expect(seen.stopped).toBe(3);
  });
});
