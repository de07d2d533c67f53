/** Files of several batches, in one thread and in several. */
import { describe, expect, it } from 'vitest';
import {
  type ByteStore,
  jobRunner,
  MemoryStore,
  type Progress,
  type Shell,
  type ThreadAnswer,
} from '../../../src/corpus/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const corpus = (path: string) => ({ path, name: path });

/** The run of the response. */
const scored = async (shell: Shell, jobs: number) => {
  const request = { key: corpus('key'), responses: [corpus('response')], perDocument: true, jobs };
  return (await scoreFiles(request, shell)).runs[0];
};

/** Documents of more than one batch: their words are long. */
const large = (cell: string) =>
  Array.from(
    { length: 3 },
    (_, i) =>
      `#begin document (d${i}); part 000\n${`d\t0\t0\t${'w'.repeat(1 << 20)}\t${cell}\n`.repeat(2)}#end document\n`,
  ).join('');
const files = { key: large('(1)'), response: large('(2)').replace('(2)', '-') };

/** A shell whose files can be opened by path, and whose threads run their jobs on copies of the data, some time later. */
function threadedShell(texts: Readonly<Record<string, string>>, fail?: Error) {
  const plain = memoryShell(texts, MemoryStore);
  const withPath = (store: ByteStore): ByteStore => ({
    name: store.name,
    size: store.size,
    path: store.name,
    read: (start, end) => store.read(start, end),
  });
  const steps: Parameters<Progress['update']>[] = [];
  const counts = { jobs: 0, started: 0, stopped: 0 };
  const shell: Shell = {
    files: { ...plain.files, open: async (path) => withPath(await plain.files.open(path)) },
    threads: {
      available: () => 2,
      async start(setup, onAnswer, onError) {
        counts.started++;
        const run = jobRunner(structuredClone(setup), (name, path) =>
          withPath(new MemoryStore(name, new TextEncoder().encode(texts[path]))),
        );
        return {
          post(job) {
            counts.jobs++;
            const copy = structuredClone(job);
            // Later jobs are answered first.
            setTimeout(
              () => (fail === undefined ? onAnswer(structuredClone<ThreadAnswer>(run(copy))) : onError(fail)),
              job.number === 0 ? 20 : 0,
            );
          },
          stop: async () => counts.stopped++,
        };
      },
    },
    startProgress: () => ({ update: async (...step) => void steps.push(step), end() {} }),
  };
  return { shell, counts, steps };
}

describe('threads', () => {
  it('give the results of one thread, in its order', async () => {
    const { shell, counts, steps } = threadedShell(files);
    const inThreads = await scored(shell, 2);
    const alone = await scored(shell, 1);
    expect(counts).toEqual({ jobs: 3, started: 2, stopped: 2 });
    expect(inThreads.tally.state()).toEqual(alone.tally.state());
    expect(inThreads.problems).toEqual(alone.problems);
    expect([...inThreads.result.documents].map(({ id }) => id)).toEqual(inThreads.documents);
    const total = { documents: 3, bytes: files.key.length + files.response.length };
    expect(steps.slice(0, 3).at(-1)).toEqual([total, total]);
    expect(steps[0][0]).toEqual({ documents: 1, bytes: expect.any(Number) });
  });

  it('are not started for files that they cannot open', async () => {
    const shell = { ...threadedShell(files).shell, files: memoryShell(files, MemoryStore).files };
    const run = await scored(shell, 2);
    expect(run.result.key.documents).toBe(3);
  });

  it('pass on the errors of the input, and those of the program', async () => {
    const broken = {
      ...files,
      response: files.response.replace(/\(2\)\n#end document\n$/, '(2\n#end document\n'),
    };
    const { shell, counts } = threadedShell(broken);
    const { problems } = (await scored(shell, 2).catch((error) => error)) as InputError;
    expect(problems.map(({ code, file, line }) => [code, file, line])).toContainEqual([
      'conll/unclosed',
      'response',
      11,
    ]);
    expect(counts.stopped).toBe(2);
    const failing = threadedShell(files, new Error('out of memory'));
    await expect(scored(failing.shell, 2)).rejects.toThrow('out of memory');
    expect(failing.counts.stopped).toBe(2);
  });
});

describe('JSON lines', () => {
  const words = Array.from({ length: 10 }, (_, i) => `w${i}`).concat('w'.repeat(2 << 20));
  const line = (id: string, clusters: number[][][]) => `${JSON.stringify({ id, tokens: words, clusters })}\n`;
  // Only the last document shows that ends are inclusive.
  const key = [
    line('a', [
      [
        [0, 1],
        [4, 5],
      ],
    ]),
    line('b', [[[2, 3]]]),
    line('c', [
      [
        [6, 6],
        [8, 9],
      ],
    ]),
  ].join('');
  const columns = (id: string, cells: Record<number, string>) =>
    `#begin document (${id}); part 000\n${words.map((word, i) => `${id}\t0\t0\t${word}\t${cells[i] ?? '-'}\n`).join('')}#end document\n`;
  const response = [
    columns('a', { 0: '(1', 1: '1)', 4: '(1', 5: '1)' }),
    columns('c', { 6: '(1)', 8: '(1', 9: '1)' }),
    columns('b', { 2: '(1', 3: '1)' }),
  ].join('');

  it('are cut at lines and scored in threads, against another format, with the traits of the whole file', async () => {
    const { shell, counts } = threadedShell({ key, response });
    const inThreads = await scored(shell, 2);
    const alone = await scored(shell, 1);
    expect(counts.started).toBe(2);
    for (const { result, problems, origins, documents } of [inThreads, alone]) {
      expect(documents).toEqual(['a', 'b', 'c']);
      expect(problems).toEqual([]);
      expect([result.conll, result.key.mentions]).toEqual([1, 5]);
      expect(origins.key[0].facts[1]).toBe('ends are inclusive (the span [6, 6] would be empty)');
      expect(origins.response[0].format).toBe('conll');
    }
    expect(inThreads.tally.state()).toEqual(alone.tally.state());
  });

  it('name the line of a fault in the file, wherever it is cut', async () => {
    const broken = { key, response: key.replace('[[2,3]]', '[[2,3]') };
    for (const jobs of [1, 2]) {
      const { problems } = (await scored(threadedShell(broken).shell, jobs).catch(
        (error) => error,
      )) as InputError;
      expect(problems.map(({ code, file, line: number }) => [code, file, number])).toContainEqual([
        'json/syntax',
        'response',
        2,
      ]);
    }
  });
});
