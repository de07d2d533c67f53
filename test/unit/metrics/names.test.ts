import { describe, expect, it } from 'vitest';
import { metrics, standardMetrics } from '../../../src/metrics/index.ts';
import { metricIds, metricsNamed } from '../../../src/metrics/names.ts';

describe('the names of metrics', () => {
  it.each([
    ['b3', ['bcub']],
    ['B³', ['bcub']],
    ['bcubed', ['bcub']],
    ['CEAF', ['ceafe']],
    ['conll', ['muc', 'bcub', 'ceafe']],
    ['LEA', ['lea']],
    ['b4', undefined],
    ['toString', undefined],
  ])('%s stands for %j', (name, ids) => {
    expect(metricIds(name, metrics)).toEqual(ids);
  });

  it('all is every metric that scores any response, standard the seven of the default', () => {
    expect(metricsNamed(['all'], metrics)).toEqual(metrics.filter(({ id }) => id !== 'blanc_gold'));
    expect(metricsNamed(['standard'], metrics)).toEqual(standardMetrics);
    expect(standardMetrics).toHaveLength(7);
  });

  it.each([
    ['b4', 'Unknown metric "b4". Did you mean "bcub"?'],
    ['ceafee', 'Unknown metric "ceafee". Did you mean "ceafe"?'],
    ['accuracy', 'Unknown metric "accuracy".'],
  ])('%s is unknown', (name, message) => {
    expect(() => metricsNamed([name], metrics)).toThrow(message);
  });
});
