import { describe, expect, it } from 'vitest';
import { InputError } from '../../../src/problems/problem.ts';
import { compareRuns } from '../../../src/verbs/compare-runs.ts';
import { mucSettings, scoredRuns } from '../../support/scored-runs.ts';

const ci = { resamples: 20 };

describe('compareRuns', () => {
  it('has nothing to say about one run without intervals', async () => {
    const runs = await scoredRuns({ x: [2, 2] });
    expect(await compareRuns(runs, mucSettings, {})).toEqual([{ intervals: undefined, warnings: [] }]);
  });

  it('warns of a run that is close to the best, in its file', async () => {
    const [x, y] = await compareRuns(await scoredRuns({ x: [3, 0], y: [2, 3] }), mucSettings, {});
    expect(x.warnings).toEqual([expect.objectContaining({ code: 'systems/close', file: 'out/x' })]);
    expect(y).toEqual({ intervals: undefined, warnings: [] });
  });

  it('has intervals where they are asked for, with their warnings before others', async () => {
    const compared = await compareRuns(await scoredRuns({ x: [3, 0], y: [2, 3] }), mucSettings, {}, ci);
    expect(compared.map(({ intervals }) => intervals?.scores.has('muc'))).toEqual([true, true]);
    expect(compared.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['compare/few-documents', 'systems/close'],
      ['compare/few-documents'],
    ]);
  });

  it('throws warnings where the request is strict, but for those that are allowed', async () => {
    const runs = await scoredRuns({ x: [3, 0], y: [2, 3] });
    await expect(compareRuns(runs, mucSettings, { strict: true })).rejects.toThrow(InputError);
    const allow = ['systems/close'];
    expect(await compareRuns(runs, mucSettings, { strict: true, allow })).toHaveLength(2);
    await expect(compareRuns(runs, mucSettings, { strict: true, allow }, ci)).rejects.toThrow(InputError);
  });
});
