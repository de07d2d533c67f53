import { describe, expect, it } from 'vitest';
import { changedParameters, choiceParameter, numberParameter } from '../../../src/core/parameter.ts';
import { metricOptions, metricParameters, metrics } from '../../../src/metrics/index.ts';

describe('the parameters of the metrics', () => {
  it('are declared once each, by the metrics that take them', () => {
    const flags = metricParameters.map(({ name, flag }) => `${name} ${flag}`);
    expect(new Set(flags).size).toBe(flags.length);
    expect(flags).toEqual(
      expect.arrayContaining(['blancWeight blanc-weight', 'leaImportance lea-importance']),
    );
    const takers = (name: string) =>
      metrics.filter(({ parameters }) => parameters.some((p: { name: string }) => p.name === name));
    expect(takers('blancWeight').map(({ id }) => id)).toEqual(['blanc', 'blanc_gold']);
    expect(takers('leaImportance').map(({ id }) => id)).toEqual(['lea']);
  });

  it('have defaults, which pass their own checks', () => {
    const options = metricOptions();
    expect(options.blancWeight).toBe(0.5);
    expect(options.leaImportance(7)).toBe(7);
  });

  it('are camel case in the library and the same words with dashes on the command line', () => {
    for (const { name, flag } of metricParameters) {
      expect(flag.replace(/-(.)/g, (_, letter) => letter.toUpperCase())).toBe(name);
    }
  });
});

describe('a number parameter', () => {
  const card = { name: 'x', flag: 'x', placeholder: 'n', meaning: 'a number', preset: 1 };
  const parameter = numberParameter({ ...card, label: 'X', from: 0, to: 2 });

  it('refuses what is not a number within its limits', () => {
    expect([0, 1.5, 2].map(parameter.resolve)).toEqual([0, 1.5, 2]);
    for (const bad of [-0.1, 2.1, Number.NaN]) {
      expect(() => parameter.resolve(bad)).toThrow(`X must be a number from 0 to 2, but is ${bad}.`);
    }
  });
});

describe('a choice parameter', () => {
  const card = { name: 'x', flag: 'an-x', placeholder: 'name', meaning: 'a choice', preset: 'a' } as const;
  const parameter = choiceParameter({ ...card, values: { a: () => 1, b: () => 2 } });

  it('takes a name or a value of the caller', () => {
    expect([parameter.resolve('a')(), parameter.resolve(() => 3)()]).toEqual([1, 3]);
    expect([parameter.text('b'), parameter.text(() => 3)]).toEqual(['b', 'custom']);
    expect(() => parameter.resolve('c' as 'a')).toThrow('Unknown value "c" for the option `x`.');
    expect(() => parameter.resolve('toString' as 'a')).toThrow('Unknown value');
  });
});

describe('the parameters for the signature', () => {
  it('are those that are not at their default, with their values', () => {
    const changed = (specs: object) => changedParameters(metricParameters, specs);
    expect(changed({})).toEqual([]);
    expect(changed({ blancWeight: 0.5, leaImportance: 'size' })).toEqual([]);
    expect(changed({ leaImportance: 'log', blancWeight: 0.5 })).toEqual([['lea-importance', 'log']]);
    expect(changed({ blancWeight: 0.25 })).toEqual([['blanc-weight', '0.25']]);
  });
});
