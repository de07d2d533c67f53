import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { type ScoreRequest, scoreFiles } from '../../../src/verbs/score.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

/** Eight documents with so many of the three mentions of an entity. */
const file = (count: number) =>
  Array.from({ length: 8 }, (_, d) =>
    conllDocument(`d${d}`, ...['x', 'y', 'z'].map((word, i) => `${word} ${i < count ? '(1)' : '-'}`)),
  ).join('');

const paired = (responses: readonly string[], options: Partial<ScoreRequest> = {}) =>
  scoreFiles(
    {
      key: { path: 'key', name: 'key' },
      responses: responses.map((path) => ({ path, name: path })),
      settings: { metrics: ['muc'] },
      paired: {},
      ...options,
    },
    memoryShell({ key: file(3), half: file(2), other: file(2) }, MemoryStore),
  );

describe('paired tests of scores', () => {
  it('rank systems in groups', async () => {
    const { standings } = (await paired(['half', 'key', 'other'])).report;
    expect(standings).toMatchObject({ statistic: 'muc', label: 'MUC', documents: 8, comparisons: 3 });
    expect(standings?.systems.map(({ system, group, letters }) => [system, group, letters])).toEqual([
      ['key', 1, 'a'],
      ['half', 2, 'b'],
      ['other', 2, 'b'],
    ]);
    expect(standings?.signature).toMatch(/^test:randomisation\|/);
    expect(standings?.signature).not.toContain('resamples');
  });

  it('need two responses, and several units', async () => {
    await expect(paired(['half'])).rejects.toThrow(
      '--paired tests pairs of responses, but there is only one.',
    );
    await expect(paired(['half', 'key'], { settings: { scope: 'corpus' } })).rejects.toThrow('One unit');
  });
});
