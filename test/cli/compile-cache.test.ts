/** The start from a cache of compiled code, which the first run writes (scripts/launch.cjs). */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
const scoreWith = (env: NodeJS.ProcessEnv) =>
  work.run(['score', example('key.conll'), example('response.conll')], {
    env: { NODE_COMPILE_CACHE: undefined, NODE_DISABLE_COMPILE_CACHE: undefined, ...env },
  });
const plain = scoreWith({ NODE_DISABLE_COMPILE_CACHE: '1' });

/** All files below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it('is written by the first run and read by the next, with the same output', () => {
  const folder = join(work.folder, 'cache');
  expect(plain.code).toBe(0);
  expect(scoreWith({ NODE_COMPILE_CACHE: folder })).toEqual(plain);
  const written = filesIn(folder);
  expect(written.length).toBeGreaterThan(0);
  expect(scoreWith({ NODE_COMPILE_CACHE: folder })).toEqual(plain);
  expect(filesIn(folder)).toHaveLength(written.length);
});

it('is kept when another run has options of Node, which has its own', () => {
  const folder = join(work.folder, 'options');
  const times = () =>
    filesIn(folder).map(({ parentPath, name }) => [name, statSync(join(parentPath, name)).mtimeMs] as const);
  scoreWith({ NODE_COMPILE_CACHE: folder });
  const written = times();
  const options = { NODE_COMPILE_CACHE: folder, NODE_OPTIONS: '--max-old-space-size=1000' };
  expect(scoreWith(options)).toEqual(plain);
  const both = times();
  expect(both.length).toBeGreaterThan(written.length);
  scoreWith({ NODE_COMPILE_CACHE: folder });
  scoreWith(options);
  expect(times()).toEqual(both);
  expect(both).toEqual(expect.arrayContaining(written));
});

it('may be damaged: the code is compiled again', () => {
  const folder = join(work.folder, 'damaged');
  scoreWith({ NODE_COMPILE_CACHE: folder });
  for (const { parentPath, name } of filesIn(folder)) writeFileSync(join(parentPath, name), 'nonsense');
  expect(scoreWith({ NODE_COMPILE_CACHE: folder })).toEqual(plain);
});

it('is not needed: without a place for it nothing is reported', () => {
  writeFileSync(join(work.folder, 'file'), '');
  expect(scoreWith({ NODE_COMPILE_CACHE: join(work.folder, 'file', 'below') })).toEqual(plain);
  expect(scoreWith({ XDG_CACHE_HOME: undefined, HOME: undefined, LOCALAPPDATA: undefined })).toEqual(plain);
});

it('is not written if the user disables it', () => {
  const folder = join(work.folder, 'none');
  mkdirSync(folder);
  scoreWith({ NODE_COMPILE_CACHE: folder, NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(filesIn(folder)).toEqual([]);
});
