import { describe, expect, it } from 'vitest';
import { compareNuggetFiles, matchNuggetFiles } from '../../../../../src/library/files/index.ts';
import { exampleFiles } from '../../../../support/example-files.ts';

const shell = { files: exampleFiles };
const [gold, system] = ['gold', 'system'].map((name) => `examples/nuggets/${name}.tbf`);
const tokens = 'examples/nuggets/tokens';

describe('compareNuggetFiles', () => {
  it('compares systems by their scores', async () => {
    const { differences, scores, metric, warnings } = await compareNuggetFiles(
      { gold, systems: { ours: gold, theirs: system }, tokens, statistics: ['span', 'type'], metric: 'type' },
      shell,
    );
    expect([metric, Object.keys(scores), scores.ours?.span?.value]).toEqual(['type', ['ours', 'theirs'], 1]);
    expect(differences['ours - theirs']?.type?.value).toBeGreaterThan(0);
    expect(warnings.map(({ code }) => code)).toContain('compare/one-document');
  });
});

describe('matchNuggetFiles', () => {
  it('shows gold and a system side by side', async () => {
    const same = await matchNuggetFiles({ gold, system: gold, tokens }, shell);
    const mentions = same.perDocument[0]?.pairs.length;
    expect([same.documents, same.totals.missing, same.totals.extra]).toEqual([1, 0, 0]);
    expect(same.totals.right).toBe(mentions);
    const other = await matchNuggetFiles({ gold, system: { path: system }, tokens }, shell);
    expect(other.totals.right).toBeLessThan(mentions ?? 0);
    expect(other.attributes).toEqual(['type', 'realis']);
  });

  it('refuses options of several systems', async () => {
    const request = { gold, system, seed: 1 };
    await expect(matchNuggetFiles(request, shell)).rejects.toThrow('Unknown option "seed".');
  });
});
