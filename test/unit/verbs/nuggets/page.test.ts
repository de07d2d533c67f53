import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { type NuggetPageRequest, pageNuggetFiles } from '../../../../src/verbs/nuggets/page.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';

const files = {
  'gold.tbf': tbf('d1', 'E1 0,4') + tbf('../d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('../d2'),
  'bad.tbf': tbf('d1', 'S1 x,4'),
  'texts/d1.tkn.txt': 'died',
  'd2.txt': 'a secret',
  'tkn/d1.tab': '1\tlived\t0\t5\n',
};

const paged = (request: Partial<NuggetPageRequest> = {}) =>
  pageNuggetFiles(
    {
      gold: { path: 'gold.tbf', name: 'gold' },
      systems: [{ name: 'ours', path: 'a.tbf' }],
      unit: 'character',
      ...request,
    },
    memoryShell(files, MemoryStore),
  );
const wordsOf = async (request: Partial<NuggetPageRequest>) =>
  Array.from((await paged(request)).words, ([id, { words }]) => `${id}: ${words.map(({ text }) => text)}`);

describe('pageNuggetFiles', () => {
  it('compares each system with gold, beside its scores', async () => {
    const { page, report, withoutText } = await paged();
    expect(page).toMatchObject({ ...report, leftOut: [] });
    expect(page.comparisons.map(({ documents }) => documents.map(({ id }) => id))).toEqual([['../d2', 'd1']]);
    expect(withoutText).toEqual([]);
  });

  it('names the systems that are left out', async () => {
    const systems = ['a', 'bad'].map((name) => ({ name, path: `${name}.tbf` }));
    const { page } = await paged({ systems });
    expect([page.systems.map(({ name }) => name), page.leftOut]).toEqual([['a'], ['bad']]);
  });

  it('has the words of texts, else those of token tables', async () => {
    expect(await wordsOf({})).toEqual([]);
    expect(await wordsOf({ texts: 'texts' })).toEqual(['d1: died']);
    expect(await wordsOf({ tokens: 'tkn' })).toEqual(['d1: lived']);
    expect(await wordsOf({ tokens: 'tkn', texts: 'texts' })).toEqual(['d1: died']);
  });

  it('says which documents have no text; a document cannot name a file outside the directory', async () => {
    expect((await paged({ texts: 'texts' })).withoutText).toEqual(['../d2']);
  });

  it('finds the texts of a list by their names', async () => {
    expect(await wordsOf({ texts: ['texts/d1.tkn.txt', 'tkn/d1.tab'] })).toEqual(['d1: died']);
  });
});
