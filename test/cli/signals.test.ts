/** Signals end a run that writes several files, with the files that it has written, and nothing half-written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN, Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());

const TEXTS = 600;

beforeAll(() => {
  const text = 'Ann met Bob in the old town. '.repeat(400);
  for (let i = 0; i < TEXTS; i++) work.write(`in/t${i}.txt`, text);
});

/** The other signals take the same path; a shell lets programs in the background ignore some of them. */
const SIGNAL = 'SIGTERM';

it('ends tokenize between two files', async () => {
  const out = join(work.folder, 'out');
  const child = spawn(process.execPath, [MAIN, 'tokenize', 'in', '--output-dir', 'out'], {
    cwd: work.folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const written = () => (existsSync(out) ? readdirSync(out) : []);
  while (written().length === 0 && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 2));
  child.kill(SIGNAL);
  const [code, by] = await ended;
  // By the signal itself, or with the exit code that shells expect for it.
  expect(by ?? code).toBe(by === null ? 143 : SIGNAL);
  expect(written().length).toBeLessThan(TEXTS);
  expect(written().filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
