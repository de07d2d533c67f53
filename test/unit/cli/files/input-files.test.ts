import { existsSync, linkSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  FileStore,
  isGzip,
  isInput,
  kindOf,
  noteInputs,
  openStore,
  ownStream,
  reason,
  unreadable,
} from '../../../../src/cli/files/input-files.ts';
import { renderProblem } from '../../../../src/problems/render.ts';
import { existingFile } from '../../../support/existing-file.ts';
import { refusal } from '../../../support/run-verb.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** Byte i is i modulo 251, a prime, so that a shift would show. */
const bytes = new Uint8Array(600_000); // more than two windows
for (let i = 0; i < bytes.length; i++) bytes[i] = i % 251;

describe('the inputs of a run', () => {
  it('are known under any name: links, hard links, other spellings', () => {
    const folder = temporaryFolder({ a: 'x' });
    const [a, link, hard] = ['a', 'link', 'hard'].map((name) => join(folder, name));
    symlinkSync(a, link);
    linkSync(a, hard);
    const files = [{ path: a, more: 1 }];
    expect(noteInputs(files)).toBe(files);
    expect([a, link, hard, join(folder, '.', 'a'), Buffer.from(a)].map((path) => isInput(path))).toEqual(
      Array(5).fill(true),
    );
  });

  it('do not include other files, nor a path without a file', () => {
    const folder = temporaryFolder();
    const other = existingFile(join(folder, 'other'), 'x');
    noteInputs([{ path: join(folder, 'none') }]);
    expect(isInput(other)).toBe(false);
    expect(isInput(join(folder, 'none'))).toBe(false);
  });
});

describe('ownStream', () => {
  it('is undefined for a file that no output goes to, and without a file', () => {
    const folder = temporaryFolder({ a: '' });
    expect(ownStream(join(folder, 'a'))).toBeUndefined();
    expect(ownStream(join(folder, 'none'))).toBeUndefined();
  });

  it.runIf(existsSync('/dev/fd/1'))('is 1 for standard output', () => {
    expect(ownStream('/dev/fd/1')).toBe(1);
  });
});

it('kindOf distinguishes folders from files', () => {
  const folder = temporaryFolder({ a: '' });
  expect([folder, join(folder, 'a'), join(folder, 'b')].map(kindOf)).toEqual(['folder', 'file', undefined]);
});

describe('FileStore', () => {
  it('reads any range, forwards and backwards, and no further than the end', () => {
    const path = join(temporaryFolder({ a: bytes }), 'a');
    const store = new FileStore('name', path);
    expect([store.name, store.path, store.size]).toEqual(['name', path, bytes.length]);
    for (const [start, end] of [
      [0, 2],
      [1, 300_000],
      [262_143, 262_145],
      [10, 20],
      [599_990, 700_000],
      [bytes.length, bytes.length + 5],
      [0, bytes.length],
    ])
      expect(Buffer.from(store.read(start, end)).equals(bytes.subarray(start, end))).toBe(true);
  });

  it('reads again what was forgotten while others were read', () => {
    const folder = temporaryFolder(
      Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i}`, new Uint8Array(10).fill(i)])),
    );
    const stores = Array.from({ length: 6 }, (_, i) => new FileStore(`${i}`, join(folder, `${i}`)));
    for (let round = 0; round < 2; round++)
      expect(stores.map((store) => store.read(3, 4)[0])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('reports a file that became shorter', async () => {
    const path = join(temporaryFolder({ a: bytes.subarray(0, 100) }), 'a');
    const store = new FileStore('a.conll', path);
    truncateSync(path, 50);
    expect(await refusal(() => store.read(0, 100))).toBe(
      'a.conll: error[file/missing]: Cannot read a.conll: it became shorter while it was read.\n' +
        '  help: check the path; a pattern such as "dev/*.conll" must be quoted',
    );
  });
});

describe('openStore', () => {
  it('opens a file, or unpacks an archive by its first bytes, and records it', async () => {
    const folder = temporaryFolder({ plain: 'abc', packed: gzipSync('abc'), empty: '' });
    for (const [name, text] of Object.entries({ plain: 'abc', packed: 'abc', empty: '' })) {
      const store = await openStore(join(folder, name));
      expect(Buffer.from(store.read(0, store.size)).toString()).toBe(text);
      expect(isInput(join(folder, name))).toBe(true);
    }
  });

  it('has a path that another thread can open, unless it was unpacked', async () => {
    const folder = temporaryFolder({ plain: 'abc', packed: gzipSync('abc') });
    expect((await openStore(join(folder, 'plain'))).path).toBe(join(folder, 'plain'));
    expect((await openStore(join(folder, 'packed'))).path).toBeUndefined();
  });

  it('refuses an archive that expands to more than a limit, and what cannot be read', async () => {
    const folder = temporaryFolder({ 'a.gz': gzipSync('x'.repeat(1001)) });
    expect(await refusal(() => openStore(join(folder, 'a.gz'), 1000))).toContain('file/too-large');
    expect(await refusal(() => openStore(join(folder, 'a.gz'), 1001))).toBeUndefined();
    expect(await refusal(() => openStore(join(folder, 'none')))).toContain('there is no such file');
    expect(await refusal(() => openStore(folder))).toContain('it is a directory');
  });
});

it('isGzip looks at the first two bytes', () => {
  expect([[0x1f, 0x8b], [0x1f], [], [0x8b, 0x1f]].map((head) => isGzip(Uint8Array.from(head)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  [Object.assign(new Error('EACCES: x'), { code: 'EACCES' }), 'it may not be read'],
  [Object.assign(new Error('disk on fire'), { code: 'EIO' }), 'disk on fire'],
  ['a text', 'a text'],
])('%s is reported as: %s', (error, text) => {
  expect(renderProblem(unreadable('a', error))).toBe(
    `a: error[file/missing]: Cannot read a: ${text}.\n  help: check the path; a pattern such as "dev/*.conll" must be quoted`,
  );
  if (error instanceof Error) expect(reason(error)).toBe(error.message);
});
