import { expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { OverlayFiles } from '../../../src/serve/overlay-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const { files } = memoryShell({ 'in/a.ann': 'a', 'in/a.txt': 'b', 'in/c': 'c' }, MemoryStore);
const overlay = (name: string) =>
  new OverlayFiles(files, new Map([[name, new TextEncoder().encode('text')]]));
const textAt = async (of: OverlayFiles, path: string) => {
  const store = await of.open(path);
  return new TextDecoder().decode(store.read(0, store.size));
};

it('opens texts and files', async () => {
  const both = overlay('t');
  expect([both.kindOf('t'), both.kindOf('in'), both.kindOf('in/c'), both.kindOf('x')]).toEqual([
    'file',
    'folder',
    'file',
    undefined,
  ]);
  expect([await textAt(both, 't'), await textAt(both, 'in/c')]).toEqual(['text', 'c']);
  expect(both.list('in', { root: 'in', links: new Map() }).length).toBe(3);
  expect(await both.match('in/*')).toEqual(['in/a.ann', 'in/a.txt', 'in/c']);
});

it('finds no companions of texts among the files', () => {
  expect(overlay('in/a.ann').kindOf('in/a.txt')).toBeUndefined();
  expect(overlay('in/b.ann').kindOf('in/a.txt')).toBe('file');
});

it('refuses a text with the name of a file of the corpus', async () => {
  const message = 'in/c is the name of a text and a file of the corpus.';
  expect(() => overlay('in/c').list('in', { root: 'in', links: new Map() })).toThrow(message);
  await expect(overlay('in/c').match('in/*')).rejects.toThrow(message);
});
