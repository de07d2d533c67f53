import { describe, expect, it } from 'vitest';
import { agreeSettings } from '../../../src/agree/settings.ts';
import { UsageError } from '../../../src/problems/problem.ts';

describe('agreeSettings', () => {
  it('has MASI, and refuses repeats, by default; the rule for unmarked spans is not known yet', () => {
    const { distance, unmarked, mentionKey, scoring, resampling } = agreeSettings({});
    expect([distance, unmarked, mentionKey]).toEqual(['masi', undefined, undefined]);
    expect([scoring.duplicates, scoring.singletons, scoring.matcher.id]).toEqual(['error', 'keep', 'exact']);
    expect(resampling).toEqual({ interval: undefined, resamples: undefined, seed: undefined });
  });

  it('passes on what scoring and resampling take', () => {
    const mentionKey = ({ id }: { id: string }) => id;
    const settings = agreeSettings({
      distance: 'dice',
      unmarked: 'missing',
      duplicates: 'merge',
      singletons: 'drop',
      mentionKey,
      metrics: ['muc', 'lea'],
      interval: 'bca',
      resamples: 7,
      seed: 3,
    });
    expect(settings).toMatchObject({ distance: 'dice', unmarked: 'missing', mentionKey });
    expect(settings.scoring.metrics.map(({ id }) => id)).toEqual(['muc', 'lea']);
    expect(settings.scoring).toMatchObject({ duplicates: 'merge', singletons: 'drop' });
    expect(settings.resampling).toEqual({ interval: 'bca', resamples: 7, seed: 3 });
  });

  it.each([
    [{ distance: 'cosine' }, 'distance', 'cosine', 'masi, jaccard, dice, passonneau, nominal'],
    [{ distance: '__proto__' }, 'distance', '__proto__', 'masi, jaccard, dice, passonneau, nominal'],
    [{ unmarked: 'toString' }, 'unmarked', 'toString', 'singleton, null, missing'],
  ])('refuses %j', (options, option, value, choices) => {
    const refused = () => agreeSettings(options as Parameters<typeof agreeSettings>[0]);
    expect(refused).toThrow(
      new UsageError(`Unknown value "${value}" for the option \`${option}\`.`, `Choose from: ${choices}.`),
    );
  });
});
