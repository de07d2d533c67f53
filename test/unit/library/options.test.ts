import { describe, expect, it } from 'vitest';
import {
  refuseUnknownMetrics,
  refuseUnknownOptions,
  scoreOptionNames,
  scorerOptionNames,
} from '../../../src/library/options.ts';
import { metrics } from '../../../src/metrics/index.ts';
import { UsageError } from '../../../src/problems/problem.ts';

describe('refuseUnknownOptions', () => {
  const names = 'metrics, singletons, duplicates, blancWeight, leaImportance, names, anaphors, mentionKey';

  it('knows the settings, the parameters of metrics, and what only the library has', () => {
    expect(scoreOptionNames.join(', ')).toBe(names);
    expect(scorerOptionNames.join(', ')).toBe(`${names}, average`);
    refuseUnknownOptions({ metrics: ['muc'], mentionKey: undefined }, scoreOptionNames);
    refuseUnknownOptions({}, []);
  });

  it.each([
    [{ metric: [] }, 'Unknown option "metric". Did you mean "metrics"?'],
    [{ metrics: [], blanc_weight: 1 }, 'Unknown option "blanc_weight". Did you mean "blancWeight"?'],
    [{ average: 'macro', x: 1 }, 'Unknown option "average".'],
    [JSON.parse('{"__proto__": 1}'), 'Unknown option "__proto__".'],
    [{ toString: 1 }, 'Unknown option "toString".'],
  ])('refuses %j', (options, message) => {
    const refused = () => refuseUnknownOptions(options, scoreOptionNames);
    expect(refused).toThrow(new UsageError(message, `The options are: ${names}.`));
  });

  it.each([
    [['muc'], 'a list'],
    [null, 'null'],
    [undefined, 'undefined'],
    ['muc', 'muc'],
  ])('refuses %j in place of an object', (options, shown) => {
    expect(() => refuseUnknownOptions(options, scoreOptionNames)).toThrow(
      new UsageError(`Expected an object of options, got ${shown}.`),
    );
  });
});

describe('refuseUnknownMetrics', () => {
  const help = `The metrics are: ${metrics.map(({ id }) => id).join(', ')}.`;

  it('takes every metric of the registry, and none at all', () => {
    refuseUnknownMetrics(metrics.map(({ id }) => id));
    refuseUnknownMetrics(undefined);
    refuseUnknownMetrics(['b3', 'conll', 'Standard', 'all']);
    expect(() => refuseUnknownMetrics([...metrics.map(({ id }) => id), 'f1'])).toThrow(
      'Unknown metric "f1".',
    );
  });

  it.each([
    [['muc', 'bcup', 'x'], 'Unknown metric "bcup". Did you mean "bcub"?', help],
    [['constructor'], 'Unknown metric "constructor".', help],
    [[7], 'Unknown metric "7".', help],
    [[], 'The list of `metrics` is empty.', help],
    ['muc', "Expected `metrics` to be a list of ids, such as ['muc', 'bcub'].", undefined],
  ])('refuses %j', (ids, message, advice) => {
    expect(() => refuseUnknownMetrics(ids)).toThrow(new UsageError(message, advice));
  });
});
