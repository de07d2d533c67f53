import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { type CompareRequest, compareFiles } from '../../../src/verbs/compare.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const NAMES = ['nw/a', 'nw/b', 'bc/c'];
/** Documents with so many of the three mentions of an entity. */
const file = (...counts: readonly number[]) =>
  counts
    .map((count, d) =>
      conllDocument(NAMES[d], ...['x', 'y', 'z'].map((word, i) => `${word} ${i < count ? '(1)' : '-'}`)),
    )
    .join('');
const texts = {
  key: file(3, 3, 3),
  half: file(2, 2, 2),
  none: file(3, 3, 1),
  more: file(3, 2, 3),
  bad: file(3, 2, 3).replace('(1)', '(1'),
};

/** Systems as `NAME=RUN` or `NAME=RUN,RUN`. */
const compared = (systems: readonly string[], options: Partial<CompareRequest> = {}) =>
  compareFiles(
    {
      key: { path: 'key', name: 'key' },
      responses: systems.flatMap((text) => {
        const [system, paths] = text.split('=');
        const runs = paths.split(',');
        return runs.map((path, i) => ({
          system,
          path,
          name: runs.length === 1 ? system : `${system}#${i + 1}`,
        }));
      }),
      settings: { metrics: ['muc'] },
      resamples: 10,
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );

describe('compareFiles with data sets', () => {
  const datasets = [
    { name: 'news', pattern: 'nw/*' },
    { name: 'talk', pattern: '*' },
  ];

  it('has the scores of every run on each data set, and the mean that is compared', async () => {
    const { report } = await compared(['A=more', 'B=half,key'], { datasets });
    expect(report.runs.map(({ onDatasets }) => onDatasets?.name)).toEqual(['A', 'B#1', 'B#2']);
    const f1 = report.runs.map(({ onDatasets }) =>
      onDatasets?.groups?.map(({ name, documents, scores }) => [name, documents, scores.get('muc')?.f1]),
    );
    expect(f1[0]).toEqual([
      ['news', 2, 6 / 7],
      ['talk', 1, 1],
    ]);
    expect(report.runs[0].onDatasets?.macro?.scores.get('muc')?.f1).toBe(
      report.comparison.scores.A.muc.value,
    );
    expect((await compared(['A=more', 'B=half'])).report.runs[0].onDatasets).toBeUndefined();
  });

  it('warns about a data set in which a score is undefined, as score does', async () => {
    const { report } = await compared(['A=none', 'B=none'], { datasets, key: { path: 'none', name: 'k' } });
    expect(report.runs[0].warnings?.map(({ message }) => message)).toContain(
      'Numbers of MUC are undefined in the data set "talk".',
    );
    expect(report.comparison.scores.A.muc.value).toBe(1);
    const strict = compared(['A=none', 'B=none'], {
      datasets,
      key: { path: 'none', name: 'k' },
      strict: true,
    });
    await expect(strict).rejects.toThrow(InputError);
  });
});

describe('compareFiles', () => {
  it('compares systems by their scores in each document', async () => {
    const { report, runs, failed } = await compared(['A=key', 'B=half']);
    expect(report.comparison.differences['A - B'].muc.value).toBeCloseTo(1 / 3, 12);
    expect(report).toMatchObject({ key: { path: 'key' }, metric: 'muc', datasets: [], leftOut: [] });
    expect(report.runs.map(({ system, path }) => [system, path])).toEqual([
      ['A', 'key'],
      ['B', 'half'],
    ]);
    expect([runs.length, failed]).toEqual([2, []]);
    expect(report.signature).toMatch(/^metrics:muc\|/);
  });

  it('has the labels of statistics', async () => {
    const { labelOf } = (await compared(['A=key', 'B=half'])).report;
    expect([labelOf('muc'), labelOf('muc.recall'), labelOf('conll')]).toEqual(['MUC', 'MUC recall', 'CoNLL']);
  });

  it('groups the runs of a system', async () => {
    const { report } = await compared(['A=key,more', 'B=half']);
    expect(report.comparison.systems).toEqual(['A', 'B']);
    expect(report.runs.map(({ system }) => system)).toEqual(['A', 'A', 'B']);
  });

  it('averages over data sets', async () => {
    const datasets = [
      { name: 'news', pattern: 'nw/*' },
      { name: 'rest', pattern: '*' },
    ];
    const { report } = await compared(['A=more', 'B=half'], { datasets });
    expect(report.datasets).toEqual([
      { name: 'news', documents: 2 },
      { name: 'rest', documents: 1 },
    ]);
  });

  it('leaves out and names a system with a run that has errors', async () => {
    const { report, failed, runs } = await compared(['A=key', 'B=half', 'C=more,bad']);
    expect(report.leftOut).toEqual(['C']);
    expect(failed).toMatchObject([{ name: 'C#2', path: 'bad' }]);
    expect(runs.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(report.comparison.systems).toEqual(['A', 'B']);
  });

  it('throws if no system is left', async () => {
    await expect(compared(['A=key,bad', 'B=bad'])).rejects.toThrow(InputError);
    await expect(compared(['A=key,bad'])).rejects.toThrow(InputError);
  });

  it('throws warnings of the comparison if the request is strict', async () => {
    const allow = ['mentions/gold'];
    await expect(compared(['A=more', 'B=half'], { strict: true, allow })).rejects.toThrow(InputError);
  });
});
