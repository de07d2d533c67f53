/** The start from Node's cache of compiled code, which the first run writes (scripts/launch.cjs). */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const work = new Workplace();
afterAll(() => work.remove());

const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
const scoreWith = (env: NodeJS.ProcessEnv) =>
  work.run(['score', example('key.conll'), example('response.conll')], {
    env: { NODE_COMPILE_CACHE: undefined, NODE_DISABLE_COMPILE_CACHE: undefined, ...env },
  });
/** The folder of the caches, on each operating system. */
const cachesIn = (folder: string | undefined) => ({
  XDG_CACHE_HOME: folder,
  HOME: folder,
  LOCALAPPDATA: folder,
});
const plain = scoreWith({ NODE_DISABLE_COMPILE_CACHE: '1' });

/** All files below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

function newFolder(name: string): string {
  const folder = join(work.folder, name);
  mkdirSync(folder);
  return folder;
}

/** Added in Node 22.8. */
const hasCache = 'enableCompileCache' in nodeModule;

describe.runIf(hasCache)('from Node 22.8 on, the cache', () => {
  it('is written by the first run and read by the next, with the same output', () => {
    const folder = newFolder('cache');
    expect(plain.code).toBe(0);
    expect(scoreWith(cachesIn(folder))).toEqual(plain);
    const written = filesIn(folder);
    expect(written.length).toBeGreaterThan(0);
    expect(scoreWith(cachesIn(folder))).toEqual(plain);
    expect(filesIn(folder)).toHaveLength(written.length);
  });

  it('may be damaged: the code is compiled again', () => {
    const folder = newFolder('damaged');
    scoreWith(cachesIn(folder));
    for (const { parentPath, name } of filesIn(folder)) writeFileSync(join(parentPath, name), 'nonsense');
    expect(scoreWith(cachesIn(folder))).toEqual(plain);
  });

  it('is in the folder that the user names for Node', () => {
    const [folder, named] = [newFolder('default'), newFolder('named')];
    expect(scoreWith({ ...cachesIn(folder), NODE_COMPILE_CACHE: named })).toEqual(plain);
    expect(filesIn(named).length).toBeGreaterThan(0);
    expect(filesIn(folder)).toEqual([]);
  });
});

it.runIf(!hasCache)('before Node 22.8 nothing is written', () => {
  const folder = newFolder('old');
  expect(scoreWith(cachesIn(folder))).toEqual(plain);
  expect(readdirSync(folder)).toEqual([]);
});

it('the cache is not needed: without a place for it nothing is reported', () => {
  writeFileSync(join(work.folder, 'file'), '');
  expect(scoreWith(cachesIn(join(work.folder, 'file', 'below')))).toEqual(plain);
  expect(scoreWith(cachesIn(undefined))).toEqual(plain);
});

it.runIf(process.platform === 'linux')('a home that cannot have folders does not stop the program', () => {
  expect(scoreWith({ ...cachesIn('/proc'), XDG_CACHE_HOME: undefined })).toEqual(plain);
});

it('the cache is not written if the user disables it', () => {
  const folder = newFolder('none');
  scoreWith({ ...cachesIn(folder), NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(readdirSync(folder)).toEqual([]);
});
