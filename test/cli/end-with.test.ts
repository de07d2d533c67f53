/** The process ends at once when its work is done, and not before all of its output is written. */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { MAIN, Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const documents = Array.from(
  { length: 600 },
  (_, i) => `#begin document (d${i}); part 000\nd${i}\t0\t0\tIt\t(1)\nd${i}\t0\t1\tit\t(1)\n#end document\n`,
).join('');

it('writes all of an output that is larger than a pipe, to a reader that is late', async () => {
  place.write('key.conll', documents);
  const args = [MAIN, 'score', 'key.conll', 'key.conll', '--json', '--per-document'];
  const child = spawn(process.execPath, args, { cwd: place.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await delay(500);
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  expect(text.length).toBeGreaterThan(1 << 17);
  expect(JSON.parse(text).systems).toHaveLength(1);
  expect(child.exitCode ?? (await new Promise((resolve) => child.on('exit', resolve)))).toBe(0);
});
