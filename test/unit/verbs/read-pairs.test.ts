import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { ProblemLog } from '../../../src/problems/log.ts';
import { readPairs } from '../../../src/verbs/read-pairs.ts';
import { eachSystem, type OpenSystem, type SystemsRequest } from '../../../src/verbs/systems.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { file } from '../../support/score-place.ts';

/** The pairs of a key and a response, with a log of what is found in reading them. */
async function open(
  key: string,
  response: string,
  options: Partial<SystemsRequest> = {},
): Promise<OpenSystem> {
  const request = {
    key: { path: 'key', name: 'key' },
    responses: [{ path: 'response', name: 'response' }],
    ...options,
  };
  const found = await eachSystem(request, memoryShell({ key, response }, MemoryStore), (system) => system);
  return { ...found.systems[0], log: new ProblemLog() };
}

const idsOf = (system: OpenSystem) => [...readPairs(system)].map(([one, other]) => [one.id, other?.id]);

const KEY = file(['(a)', '(1)'], ['(b)', '(1)']);

describe('readPairs', () => {
  it('passes on the pairs in the order of the key, with a missing response', async () => {
    expect(idsOf(await open(KEY, file(['(b)', '(1)'])))).toEqual([
      ['(a)', undefined],
      ['(b)', '(b)'],
    ]);
  });

  it('passes on the chosen documents only', async () => {
    expect(idsOf(await open(KEY, KEY, { documents: ['b'] }))).toEqual([['(b)', '(b)']]);
  });

  it('reports what is found in each document when it is read', async () => {
    const system = await open(KEY, file(['(a)', '(1)'], ['(b)', '1)']));
    const seen: number[] = [];
    for (const _ of readPairs(system)) seen.push(system.log.errors);
    expect(seen).toEqual([0, 1]);
    const problems = system.resolve(system.log.problems);
    expect(problems.map(({ code, file: at, line }) => [code, at, line])).toEqual([
      ['conll/unopened', 'response', 5],
    ]);
  });

  it('reads each side with its own options', async () => {
    const text = '#begin document (d);\nd 0 0 w (1) -\n#end document\n';
    const reading = { keyCorefColumn: 5 };
    // With several threads, documents are not read while they are found.
    const [pair] = readPairs(await open(text, text, { jobs: 2, reading }), reading);
    expect(pair.map((document) => document?.mentions.length)).toEqual([1, 0]);
  });
});
