import { describe, expect, it } from 'vitest';
import { type Metric, metrics, standardMetrics } from '../../../src/metrics/index.ts';
import { metricIds, metricsNamed } from '../../../src/metrics/names.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { countsOf, plainOptions, sets } from '../../support/sets.ts';

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
  ])('%s selects %j', (name, ids) => {
    expect(metricIds(name, metrics)).toEqual(ids);
  });

  it('all is every metric, standard the seven of the default', () => {
    expect(metricsNamed(['all'], metrics).map(({ id }) => id)).toEqual(metrics.map(({ id }) => id));
    expect(metricsNamed(['ALL', ...metrics.map(({ id }) => id)], metrics)).toEqual(metrics);
    expect(metricsNamed(['standard'], metrics)).toEqual(standardMetrics);
    expect(standardMetrics).toHaveLength(7);
  });

  it('a metric that refuses some inputs is undefined there as a part of all', () => {
    const [byId] = metricsNamed(['blanc_gold'], metrics);
    const ofAll = metricsNamed(['all'], metrics).find(({ id }) => id === 'blanc_gold') as Metric;
    const pair = (response: string) => countsOf(byId, sets('ab c'), sets(response));
    expect(() => byId.score(pair('abd c'), plainOptions)).toThrow(InputError);
    expect(ofAll.score(pair('abd c'), plainOptions)).toEqual({ recall: null, precision: null, f1: null });
    expect(ofAll.score(pair('a bc'), plainOptions)).toEqual(byId.score(pair('a bc'), plainOptions));
  });

  it.each([
    ['b4', 'Unknown metric "b4". Did you mean "bcub"?'],
    ['ceafee', 'Unknown metric "ceafee". Did you mean "ceafe"?'],
    ['accuracy', 'Unknown metric "accuracy".'],
  ])('%s is unknown', (name, message) => {
    expect(() => metricsNamed([name], metrics)).toThrow(message);
  });
});
