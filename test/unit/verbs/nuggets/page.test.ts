import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { compareNuggetFiles } from '../../../../src/verbs/nuggets/compare.ts';
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

  it('has the intervals and tests of nuggets compare, with its seed', async () => {
    const documents = (...found: readonly string[]) =>
      found.map((lines, d) => tbf(`d${d}`, ...lines.split(' & '))).join('');
    const gold = documents(
      'E1 0,4 & E2 6,9',
      'E1 0,4',
      'E1 0,4 & E2 6,9 & E3 10,12',
      'E1 5,9',
      'E1 0,2',
      'E1 0,3',
    );
    const corpora = {
      'gold.tbf': gold,
      'a.tbf': documents('S1 0,4', 'S1 0,4', 'S1 0,4 & S2 6,9', 'S1 5,7', 'S1 0,2', 'S1 0,3'),
      'b.tbf': documents('S1 2,4', 'S1 0,4', 'S1 0,4 & S2 7,9', 'S1 1,2', 'S1 0,2', 'S1 4,5'),
    };
    const request = {
      gold: { path: 'gold.tbf', name: 'gold' },
      systems: ['a', 'b'].map((name) => ({ name, path: `${name}.tbf` })),
      unit: 'character',
      resamples: 500,
      exchanges: 200,
      seed: 7,
    } as const;
    const shell = memoryShell(corpora, MemoryStore);
    const { page } = await pageNuggetFiles(request, shell);
    const { comparison } = (await compareNuggetFiles(request, shell)).report;
    const names = ['span', 'type', 'realis', 'type+realis'];
    expect(Object.keys(page.tests?.pairs ?? {})).toEqual(names);
    for (const name of names) {
      const [pair] = page.tests?.pairs[name].pairs ?? [];
      const { value, p, holm, interval } = comparison.differences['a - b'][name];
      expect([pair.p, pair.holm]).toEqual([p, holm]);
      expect(pair.difference).toBeCloseTo(value as number, 11);
      pair.interval?.forEach((end, at) => {
        expect(end).toBeCloseTo(interval?.[at] as number, 11);
      });
      ['a', 'b'].forEach((system, s) => {
        const own = page.tests?.standings[s].intervals[name];
        expect(own).toHaveLength(2);
        own?.forEach((end, at) => {
          expect(end).toBeCloseTo(comparison.scores[system][name].interval?.[at] as number, 11);
        });
      });
    }
  });
});
