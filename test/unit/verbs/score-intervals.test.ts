import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../src/evaluate/index.ts';
import { closenessOf, intervalsOf } from '../../../src/verbs/score-intervals.ts';
import { version } from '../../../src/version.ts';
import { near } from '../../support/near.ts';
import { scoredRuns, mucSettings as settings } from '../../support/scored-runs.ts';

describe('intervalsOf', () => {
  it('has the intervals of each run from its documents', async () => {
    const runs = await scoredRuns({ half: [2, 2, 2], all: [3, 3, 3] });
    const [half, all] = intervalsOf(runs, settings, { resamples: 20, interval: 'percentile', seed: 7 });
    // Documents are equal, so all replicates are: 1 of 2 links, and of 1.
    expect(half.scores.get('muc')).toEqual({
      recall: [near(1 / 2), near(1 / 2)],
      precision: [1, 1],
      f1: [near(2 / 3), near(2 / 3)],
    });
    expect(all.scores.get('muc')?.f1).toEqual([1, 1]);
    expect(half.signature).toBe(`interval:percentile|resamples:20|seed:7|documents:3|v:${version}`);
  });

  it('averages over documents where the settings do', async () => {
    const macro = settingsOf({ metrics: ['muc'], average: 'macro' });
    const runs = await scoredRuns({ some: [3, 3, 3, 0] });
    const options = { resamples: 500, interval: 'percentile' } as const;
    const f1 = (of: typeof macro) => intervalsOf(runs, of, options)[0].scores.get('muc')?.f1;
    // The document with nothing is drawn four times in 1 of 256 samples, and three times in 12: then recall is 2 of 8, and the mean 1/4.
    expect(f1(settings)).toEqual([near(2 / 5), 1]);
    expect(f1(macro)).toEqual([near(1 / 4), 1]);
  });
});

describe('closenessOf', () => {
  it('warns of a system whose difference from the best may be due to the choice of documents', async () => {
    const found = closenessOf(await scoredRuns({ x: [3, 0], y: [2, 3] }), settings);
    // F₁ of 2/4 and 2/2 against 3/4 and 3/3. Without one document 1 and −1/3: the jackknife has a standard error of 2/3, and t is 12.706.
    expect(found.map((problem) => problem?.message)).toEqual([
      '"x" is 19.05 points of MUC below "y", within the 95 % interval of the difference (-828.03 to 866.13).',
      undefined,
    ]);
  });

  it('does not warn if the difference is the same in every document', async () => {
    expect(closenessOf(await scoredRuns({ x: [2, 2], y: [3, 3] }), settings)).toEqual([undefined, undefined]);
  });

  it('cannot test one document', async () => {
    const [x, y] = closenessOf(await scoredRuns({ x: [2], y: [3] }), settings);
    expect(x?.message).toBe(
      'There is one document: whether "y" is better than "x" (33.33 points of MUC) cannot be tested.',
    );
    expect(y).toBeUndefined();
  });

  it('compares the CoNLL average where there is one', async () => {
    const conll = settingsOf({ metrics: ['muc', 'bcub', 'ceafe'] });
    const [x] = closenessOf(await scoredRuns({ x: [2], y: [3] }, conll), conll);
    // 1 − (2/3 + 8/13 + 4/5) / 3
    expect(x?.message).toContain('(30.60 points of CoNLL)');
  });
});
