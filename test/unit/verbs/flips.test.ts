import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { runPaths } from '../../../src/verbs/compare/comparison-report.ts';
import { type CompareRequest, compareFiles } from '../../../src/verbs/compare.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const file = (...documents: readonly string[]) =>
  documents
    .map((labels, d) =>
      conllDocument(
        `nw/${'ab'[d]}`,
        ...[...labels].map((label, i) => `${'xyz'[i]} ${label === '-' ? '-' : `(${label})`}`),
      ),
    )
    .join('');
const texts = {
  key: file('111', '11-'),
  short: file('11-', '11-'),
  split: file('112', '11-'),
  bad: file('111', '11-').replace('(1)', '(1'),
};

const flips = async (systems: Readonly<Record<string, string>>, options: Partial<CompareRequest> = {}) =>
  compareFiles(
    {
      key: { path: 'key', name: 'key' },
      responses: Object.entries(systems).flatMap(([system, paths]) => runPaths(system, paths.split(','))),
      settings: { metrics: ['mentions', 'muc'] },
      resamples: 10,
      flips: true,
      ...options,
    },
    memoryShell(texts, MemoryStore),
  );

describe('flips', () => {
  it('are those of every other system against the first, with places', async () => {
    const { report } = await flips({ A: 'short', B: 'key', C: 'split' });
    expect(report.flips?.map(({ a, b }) => [a, b])).toEqual([
      ['A', 'B'],
      ['A', 'C'],
    ]);
    const [{ rows, points, documentDifferences }] = report.flips ?? [];
    expect(
      rows.map(({ decision, outcome, text, file: at, line }) => [decision, outcome, text, at, line]),
    ).toEqual([
      ['mention', 'repaired', 'z', 'key', 4],
      ['link', 'repaired', 'z', 'key', 4],
    ]);
    expect(points.conll.difference).toBeNull();
    expect(documentDifferences[0]).toBeCloseTo(0.2, 12);
    expect(documentDifferences[1]).toBe(0);
  });

  it('start from the baseline', async () => {
    const { report } = await flips({ A: 'short', B: 'key', C: 'split' }, { baseline: 'B' });
    expect(report.flips?.map(({ a, b }) => [a, b])).toEqual([
      ['B', 'A'],
      ['B', 'C'],
    ]);
    expect(report.flips?.[1].rows.map(({ decision, outcome }) => [decision, outcome])).toEqual([
      ['link', 'broken'],
    ]);
  });

  it('are those of first runs, with a warning, which is an error with strict', async () => {
    const { report } = await flips({ A: 'short,key', B: 'key' });
    expect(report.flips?.[0].decisions.mention.repaired).toBe(1);
    const [warning] = report.comparison.warnings.filter(({ code }) => code === 'compare/flips-first-run');
    expect(warning.message).toBe('Flips are those of the first run of "A".');
    const allow = [
      'compare/one-run',
      'compare/few-documents',
      'compare/cannot-reject',
      'compare/few-differing',
    ];
    await expect(flips({ A: 'short,key', B: 'key' }, { strict: true, allow })).rejects.toThrow();
  });

  it('leave out a system that cannot be scored, and are empty for one system alone', async () => {
    const { report } = await flips({ A: 'bad', B: 'short', C: 'key' });
    expect(report.flips?.map(({ a, b }) => [a, b])).toEqual([['B', 'C']]);
    expect((await flips({ A: 'short' })).report.flips).toEqual([]);
  });

  it('are refused where entities are scored across documents, or cut into windows', async () => {
    const systems = { A: 'short', B: 'key' };
    await expect(flips(systems, { settings: { scope: 'topic' }, topics: 'folder' })).rejects.toThrow(
      '--flips lists decisions document by document, but entities are scored across a topic.',
    );
    await expect(flips(systems, { settings: { window: 2 } })).rejects.toThrow(
      '--flips lists decisions in whole documents, but entities are cut into windows.',
    );
  });
});
