import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MapFiles } from '../../../../src/library/files/map-files.ts';
import { refusal } from '../../../support/run-verb.ts';

const files = new MapFiles(
  new Map<string, string | Uint8Array>([
    ['gold/a.conll', 'ä'],
    ['./gold/part/b.conll', new Uint8Array([1, 2])],
    ['/data/c.conll', 'c'],
    ['d.conll', 'd'],
  ]),
);

const contentOf = async (path: string, maxSize?: number) => {
  const store = await files.open(path, maxSize);
  return [...store.read(0, store.size)];
};

describe('files in memory', () => {
  it('have folders, with or without a slash at the end', () => {
    expect(
      ['gold', 'gold/', './gold', 'gold/part', '/data', '.', 'gold/a.conll', 'old'].map((path) =>
        files.kindOf(path),
      ),
    ).toEqual([...Array(6).fill('folder'), 'file', undefined]);
    expect(files.list('gold/')).toEqual([
      { name: 'a.conll', path: 'gold/a.conll', kind: 'file' },
      { name: 'part', path: 'gold/part', kind: 'folder' },
    ]);
    expect(files.list('.').map(({ name }) => name)).toEqual(['gold', 'd.conll']);
    expect(files.list('/').map(({ path }) => path)).toEqual(['/data']);
    expect(files.list('old')).toEqual([]);
  });

  it('are found by patterns, in order', async () => {
    expect(await files.match('./gold/**/*.conll')).toEqual(['gold/a.conll', 'gold/part/b.conll']);
    expect(await files.match('*.txt')).toEqual([]);
  });

  it('are texts or bytes', async () => {
    expect(await contentOf('gold/a.conll')).toEqual([0xc3, 0xa4]);
    expect(await contentOf('gold//part/b.conll')).toEqual([1, 2]);
    expect(await refusal(() => contentOf('e'))).toBe(
      `e: error[file/missing]: Cannot read e: it is not among the files that were handed in.
  help: check the path: it must be a key of the map, or a folder of such keys`,
    );
    const wrong = new MapFiles(new Map([['a', 1 as never]]));
    expect(await refusal(() => wrong.open('a'))).toBe(
      'Expected the content of a to be a text or a Uint8Array.',
    );
  });

  it('are unpacked if they are archives', async () => {
    const archive = new Uint8Array(gzipSync('x'.repeat(1000)));
    const packed = new MapFiles(
      new Map([
        ['a.gz', archive],
        ['b.gz', archive.slice(0, 20)],
      ]),
    );
    expect((await packed.open('a.gz')).size).toBe(1000);
    expect((await packed.open('a.gz', 1000)).size).toBe(1000);
    expect(await refusal(() => packed.open('a.gz', 999))).toContain('file/too-large');
    expect(await refusal(() => packed.open('b.gz'))).toContain('file/damaged');
  });
});
