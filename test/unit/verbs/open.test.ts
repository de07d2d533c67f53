import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { openCorpus, openTogether, placesOf, type ReadingRequest } from '../../../src/verbs/open.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const texts = {
  'c/a.conll': conllDocument('a', 'x (1)', 'y (1)'),
  'c/b.conll': conllDocument('b', 'x (1)'),
  'c/README': 'about',
  'c/.git': '',
};
const shell = memoryShell(texts, MemoryStore);
const open = (path: string, side: 'key' | 'response' = 'key', request: ReadingRequest = {}) =>
  openCorpus({ path, name: 'ours' }, side, request, shell);

describe('openCorpus', () => {
  it('finds the documents, and names the files that are skipped', async () => {
    const { path, name, files, notes } = await open('c');
    expect([path, name]).toEqual(['c', 'ours']);
    expect(files.map((file) => [file.name, file.documents.map(({ id }) => id)])).toEqual([
      ['a.conll', ['(a); part 000']],
      ['b.conll', ['(b); part 000']],
    ]);
    expect(notes.map(({ code, file, message }) => [code, file, message])).toEqual([
      ['file/skipped', 'c', '2 files are not annotation, by name, and not read: .git, README.'],
    ]);
    expect((await open('c/a.conll')).notes).toEqual([]);
  });

  it('reads the format of the side, or that of both', async () => {
    const formatOf = async (side: 'key' | 'response', request: ReadingRequest) =>
      (await open('c/a.conll', side, request)).files[0].origin.format;
    expect(await formatOf('key', { format: 'conll' })).toBe('conll');
    await expect(formatOf('key', { format: 'conll', keyFormat: 'tbf' })).rejects.toThrow();
    expect(await formatOf('response', { format: 'conll', keyFormat: 'tbf' })).toBe('conll');
    expect(await formatOf('response', { format: 'tbf', responseFormat: 'conll' })).toBe('conll');
  });

  it('throws at a file that cannot be read, or passes it on and reads the others', async () => {
    const mixed = memoryShell({ ...texts, 'c/bad.conll': 'nothing known\n' }, MemoryStore);
    const corpus = { path: 'c', name: 'c' };
    await expect(openCorpus(corpus, 'key', {}, mixed)).rejects.toThrow();
    const failures: string[] = [];
    const sides = [{ ...corpus, side: 'key' as const }];
    const [{ files }] = await openTogether(sides, {}, mixed, ({ problems }) =>
      failures.push(...problems.map(({ code }) => code)),
    );
    expect([files.length, failures]).toEqual([2, ['file/format']]);
  });
});

it('placesOf gives places of several corpora their lines in the files', async () => {
  const resolve = placesOf(await open('c/a.conll'), await open('c/b.conll'));
  const at = (name: string) => ({ file: { name, start: texts['c/a.conll'].indexOf('#end') }, line: 1 });
  expect(resolve([at('c/a.conll'), at('other')])).toEqual([
    { file: 'c/a.conll', line: 4 },
    { file: 'other', line: 1 },
  ]);
});
