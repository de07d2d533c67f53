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
