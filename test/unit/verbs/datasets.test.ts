import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { checkDatasets, datasetOf, scoreDatasets } from '../../../src/verbs/datasets.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { countedKey, countedResponse } from '../../support/scored-counts.ts';

describe('datasetOf', () => {
  it.each([
    ['a=k:r', 'a', 'k', ['r']],
    ['a=k:r:s', 'a', 'k', ['r', 's']],
    ['a=b=k:r', 'a', 'b=k', ['r']],
    ['a=C:\\k:D:/r', 'a', 'C:\\k', ['D:/r']],
    ['a=C:k', 'a', 'C', ['k']],
    ['a=x\\:y:r', 'a', 'x:y', ['r']],
  ])('reads %s', (text, name, key, responses) => {
    expect(datasetOf(text)).toEqual({ name, key, responses });
  });

  it.each(['', 'a', 'a=', 'a=k', 'a=k:', 'a=:r', '=k:r', 'k:r', 'a=k::r'])('refuses "%s"', (text) => {
    expect(() => datasetOf(text)).toThrow(`Expected NAME=KEY:RESPONSE, but found "${text}".`);
  });
});

describe('checkDatasets', () => {
  it('accepts data sets of the same systems', () => {
    expect(() => checkDatasets([datasetOf('a=k:r'), datasetOf('b=k:r')])).not.toThrow();
  });
});

describe('scoreDatasets', () => {
  const shell = memoryShell(
    {
      'x/key.conll': countedKey,
      'y/key.conll': countedKey,
      'x/half.conll': countedResponse,
      'y/half.conll': countedResponse,
      'y/bad.conll': countedResponse.replace('(1)', '(1'),
    },
    MemoryStore,
  );
  const settings = { metrics: ['muc', 'bcub', 'ceafe'] };
  const score = (...texts: string[]) => scoreDatasets({ datasets: texts.map(datasetOf), settings }, shell);

  it('gives each data set the scores that it has alone, and the same document name may occur twice', async () => {
    const { report } = await score('one=x/key.conll:x/half.conll', 'two=y/key.conll:y/key.conll');
    const [{ name, groups, macro, facts }] = report.systems;
    expect(name).toBe('system 1');
    const alone = await scoreFiles(
      { key: { path: 'x/key.conll', name: 'k' }, responses: [{ path: 'x/half.conll', name: 'h' }], settings },
      shell,
    );
    expect(groups?.[0].scores).toEqual(alone.report.systems[0].scores);
    expect(groups?.[1].scores.get('bcub')?.f1).toBe(1);
    expect(macro?.scores.get('bcub')?.f1).toBe(
      ((alone.report.systems[0].scores.get('bcub')?.f1 as number) + 1) / 2,
    );
    expect(facts.documents).toBe(2 * alone.report.systems[0].facts.documents);
    const fingerprint = alone.report.signature.replace(/.*\|key:/, '');
    expect(report.signature).toMatch(new RegExp(`\\|datasets:one-${fingerprint}\\+two-${fingerprint}$`));
    expect(report.datasets?.map((dataset) => [dataset.name, dataset.key.path])).toEqual([
      ['one', 'x/key.conll'],
      ['two', 'y/key.conll'],
    ]);
  });

  it('names systems by files that have the same name, and leaves out a system that fails once', async () => {
    const { report, failed } = await score(
      'one=x/key.conll:x/half.conll:x/half.conll',
      'two=y/key.conll:y/half.conll:y/bad.conll',
    );
    expect(report.systems.map(({ name }) => name)).toEqual(['half.conll']);
    expect(report.leftOut).toEqual(['system 2']);
    expect(failed.map(({ path }) => path)).toEqual(['y/bad.conll']);
  });

  it('has nothing to score if all systems fail', async () => {
    await expect(score('two=y/key.conll:y/bad.conll')).rejects.toThrow(InputError);
  });
});

describe('scoreDatasets across documents', () => {
  /** Two documents whose entities have the same names. */
  const corpus = (...cells: readonly [one: string, other: string][]) =>
    ['a', 'b']
      .map((id, i) => {
        const lines = cells.map((pair, token) => `${id} 0 ${token} w${token} ${pair[i]}\n`).join('');
        return `#begin document (${id}); part 000\n${lines}#end document\n`;
      })
      .join('');
  const key = corpus(['(1)', '(1)'], ['(2)', '(2)'], ['(1)', '(3)'], ['(3)', '-']);
  const response = corpus(['(1)', '(1)'], ['(2)', '(4)'], ['(2)', '(3)'], ['(3)', '(3)']);
  const shell = memoryShell(
    { 'x/k.conll': key, 'x/r.conll': response, 'y/k.conll': response, 'y/r.conll': key },
    MemoryStore,
  );

  it.each(['document', 'corpus'] as const)(
    'gives each data set the scores that it has alone, and adds their counts up: scope %s',
    async (scope) => {
      const settings = { metrics: ['muc', 'bcub', 'ceafe', 'lea', 'pairwise'], scope };
      const datasets = ['x=x/k.conll:x/r.conll', 'y=y/k.conll:y/r.conll'].map(datasetOf);
      const [{ groups = [], scores }] = (await scoreDatasets({ datasets, settings }, shell)).report.systems;
      const alone: (typeof scores)[] = [];
      for (const { key: path, responses } of datasets) {
        const request = {
          key: { path, name: 'k' },
          responses: [{ path: responses[0], name: 'r' }],
          settings,
        };
        alone.push((await scoreFiles(request, shell)).report.systems[0].scores);
      }
      expect(groups.map((group) => group.scores)).toEqual(alone);
      for (const metric of ['muc', 'pairwise']) {
        const links = (each: typeof scores) => each.get(metric)?.counts?.recall ?? [0, 0];
        const sums = [0, 1].map((i) => alone.reduce((sum, each) => sum + links(each)[i], 0));
        // Equal names in two data sets are two entities.
        expect(links(scores)).toEqual(sums);
      }
    },
  );

  it('has other scores across documents than document by document', async () => {
    const datasets = [datasetOf('x=x/k.conll:x/r.conll')];
    const muc = async (scope: 'document' | 'corpus') =>
      (
        await scoreDatasets({ datasets, settings: { metrics: ['muc'], scope } }, shell)
      ).report.systems[0].scores.get('muc')?.f1;
    expect(await muc('corpus')).not.toBe(await muc('document'));
  });
});
