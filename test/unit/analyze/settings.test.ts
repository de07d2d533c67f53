import { describe, expect, it } from 'vitest';
import { type AnalyzeOptions, analyzeSettings } from '../../../src/analyze/settings.ts';
import { matchers } from '../../../src/matching/index.ts';
import { metrics } from '../../../src/metrics/index.ts';
import { UsageError } from '../../../src/problems/problem.ts';

const COSTS = metrics
  .filter(({ components }) => components !== 'other')
  .map(({ id }) => id)
  .join(', ');

describe('analyzeSettings', () => {
  it('has defaults', () => {
    const { scoring, ...rest } = analyzeSettings();
    expect(rest).toEqual({
      style: 'berkeley',
      trees: false,
      pronouns: 'none',
      antecedents: 'closest',
      examples: 3,
    });
    expect([scoring.singletons, scoring.duplicates, scoring.matcher.id]).toEqual(['keep', 'first', 'exact']);
  });

  it('reads "all" as all metrics with costs, in any case', () => {
    const ids = (metrics: string[]) => analyzeSettings({ metrics }).scoring.metrics.map(({ id }) => id);
    expect(ids(['ALL'])).toEqual(COSTS.split(', '));
    expect(ids(['lea', 'muc'])).toEqual(['muc', 'lea']);
  });

  it('passes on what scoring takes', () => {
    const { scoring, examples } = analyzeSettings({
      singletons: 'drop',
      duplicates: 'merge',
      blancWeight: 0.25,
      examples: 0,
    });
    expect(scoring).toMatchObject({ singletons: 'drop', duplicates: 'merge' });
    expect([scoring.options.blancWeight, examples]).toEqual([0.25, 0]);
  });

  it.each<[AnalyzeOptions, message: string, help?: string]>([
    [
      { style: 'constructor' as 'berkeley' },
      'Unknown value "constructor" for the option `style`.',
      'Choose from: berkeley, contingency.',
    ],
    [{ pronouns: 'de' as 'en' }, 'Unknown value "de" for the option `pronouns`.', 'Choose from: none, en.'],
    [
      { antecedents: '' as 'closest' },
      'Unknown value "" for the option `antecedents`.',
      'Choose from: closest, accessibility.',
    ],
    [
      { match: 'tail' as 'exact' },
      'Unknown value "tail" for the option `match`.',
      `Choose from: ${matchers.map(({ id }) => id).join(', ')}.`,
    ],
    [{ examples: -1 }, 'Expected the option `examples` to be a number of at least 0.'],
    [{ examples: Number.NaN }, 'Expected the option `examples` to be a number of at least 0.'],
    [
      { metrics: ['muc', 'ari', 'rand'] },
      'Costs of errors are not computed for rand, ari.',
      `Choose from: ${COSTS}.`,
    ],
  ])('refuses %j', (options, message, help) => {
    expect(() => analyzeSettings(options)).toThrow(new UsageError(message, help));
  });
});
