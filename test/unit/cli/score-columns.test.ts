import { describe, expect, it } from 'vitest';
import { hasColumns, runColumns, runDatasetColumns } from '../../../src/cli/score-columns.ts';
import { outputOf } from '../../support/take-output.ts';

const KEY = 'examples/corefud/key.conllu';
const RESPONSE = 'examples/corefud/response.conllu';
const SEVERAL = { match: ['head', 'exact'], singletons: ['drop', 'keep'] } as object;

describe('columns of scores', () => {
  it('are asked for by several values', () => {
    expect(hasColumns({ match: 'head', singletons: 'drop' })).toBe(false);
    expect(hasColumns({ match: 'head', ...({ singletons: ['drop', 'keep'] } as object) })).toBe(true);
  });

  it('are printed for files and for data sets', async () => {
    const responses = [{ path: RESPONSE, name: 'ours' }];
    const { stdout } = await outputOf(() => runColumns(KEY, responses, { ...SEVERAL, csv: true }));
    expect(new Set(stdout.split('\n').map((line) => line.split(',').slice(2, 4).join(' ')))).toEqual(
      new Set(['match singletons', 'head drop', 'exact drop', 'head keep', 'exact keep', '']),
    );
    const datasets = [{ name: 'a', key: KEY, responses: [RESPONSE] }];
    const sets = await outputOf(() => runDatasetColumns(datasets, { ...SEVERAL, markdown: true }));
    expect(sets.stdout).toContain('| macro over data sets | 62.50 | 12.50 | 67.78 | 26.67 |');
  });

  it.each([
    [{ ci: true }, '--ci'],
    [{ perDocument: true }, '--per-document'],
    [{ counts: 'c.json' }, '--counts'],
    [{ scope: 'corpus' as const }, '--scope corpus'],
  ])('refuse %j', async (options, flag) => {
    await expect(
      runColumns(KEY, [{ path: RESPONSE, name: 'r' }], { ...SEVERAL, ...options }),
    ).rejects.toThrow(`${flag} needs one way of scoring, but --match or --singletons has several values.`);
  });
});
