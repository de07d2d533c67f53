import { expect, it } from 'vitest';
import { scoreFiles } from '../../../src/library/files/index.ts';
import { score } from '../../../src/serve/score.ts';
import { serveShell } from '../../support/serve-shell.ts';

it('has the scores of files with the same entities', async () => {
  const line = (clusters: number[][][]) =>
    JSON.stringify({ id: 'd', tokens: ['a', 'b', 'c', 'd'], ends: 'inclusive', clusters });
  const key = [[[0, 0], [1, 2]], [[3, 3]]]; // biome-ignore format: one line
  const response = [[[0, 0], [1, 2], [3, 3]]]; // biome-ignore format: one line
  const files = new Map([
    ['k', line(key)],
    ['r', line(response)],
  ]);
  const { systems } = await scoreFiles({ key: 'k', responses: ['r'] }, { files });
  const found = score({ documents: [{ key, response }] }, serveShell()) as (typeof systems)[0];
  expect(found.scores).toEqual(systems[0].scores);
  expect(found.conll).toBe(systems[0].conll);
});
