import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { matchers } from '../../../src/matching/index.ts';
import { metrics as registry } from '../../../src/metrics/index.ts';
import { UsageError } from '../../../src/problems/problem.ts';

function refusal(run: () => unknown): { message: string; help: string | undefined } {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    const { message, help } = error as UsageError;
    return { message, help };
  }
  throw new Error('expected a UsageError');
}

const ALL = registry.map(({ id }) => id).join(', ');
const MATCHERS = matchers.map(({ id }) => id).join(', ');

describe('settings', () => {
  it('have defaults', () => {
    const { metrics, matcher, singletons, duplicates, average, options, parameters } = settingsOf();
    expect(metrics.map(({ id }) => id)).toEqual([
      'mentions',
      'muc',
      'bcub',
      'ceafm',
      'ceafe',
      'blanc',
      'lea',
    ]);
    expect([matcher.id, singletons, duplicates, average, options.blancWeight, parameters]).toEqual([
      'exact',
      'keep',
      'first',
      'micro',
      0.5,
      [],
    ]);
    expect([1, 2, 7].map(options.leaImportance)).toEqual([1, 2, 7]);
  });

  it('list metrics once, in the order of the registry; all are all, standard the default ones', () => {
    const ids = (...metrics: string[]) => settingsOf({ metrics }).metrics.map(({ id }) => id);
    expect(ids('lea', 'muc', 'lea')).toEqual(['muc', 'lea']);
    expect(ids('all').join(', ')).toBe(ALL);
    expect(ids('standard')).toEqual(settingsOf().metrics.map(({ id }) => id));
    expect(ids('ari', 'standard')).toEqual([...settingsOf().metrics.map(({ id }) => id), 'ari']);
  });

  it('take a name or a function for the importance in LEA', () => {
    expect(settingsOf({ leaImportance: 'uniform' }).options.leaImportance(5)).toBe(1);
    expect(settingsOf({ leaImportance: 'log' }).options.leaImportance(3)).toBe(2);
    const custom = settingsOf({ leaImportance: (size) => size / 2 });
    expect(custom.options.leaImportance(5)).toBe(2.5);
    expect(custom.parameters).toEqual([['lea-importance', 'custom']]);
  });

  it('have the parameters of the chosen metrics only', () => {
    expect(settingsOf({ metrics: ['blanc'], blancWeight: 0.3, leaImportance: 'log' }).parameters).toEqual([
      ['blanc-weight', '0.3'],
    ]);
    expect(settingsOf({ metrics: ['muc'], blancWeight: 0.3 }).parameters).toEqual([]);
  });

  // biome-ignore format: aligned columns are the point
  it.each([
    [{ metrics: ['b4'] },                  'Unknown metric "b4". Did you mean "bcub"?',    `Choose from: all, standard, ${ALL}.`],
    [{ metrics: ['b4', 'muc', 'xyz'] },    'Unknown metric "b4". Did you mean "bcub"? Unknown metric "xyz".', `Choose from: all, standard, ${ALL}.`],
    [{ metrics: ['__proto__'] },           'Unknown metric "__proto__".',                `Choose from: all, standard, ${ALL}.`],
    [{ metrics: [] },                      'No metric was named.',                       `Choose from: all, standard, ${ALL}.`],
    [{ match: 'tail' as 'exact' },         'Unknown value "tail" for the option `match`.',          `Choose from: ${MATCHERS}.`],
    [{ singletons: 'x' as 'keep' },        'Unknown value "x" for the option `singletons`.',        'Choose from: keep, drop.'],
    [{ duplicates: 'toString' as 'drop' }, 'Unknown value "toString" for the option `duplicates`.', 'Choose from: first, last, drop, merge, error.'],
    [{ average: 'mean' as 'micro' },       'Unknown value "mean" for the option `average`.',        'Choose from: micro, macro.'],
    [{ leaImportance: 'x' as 'size' },     'Unknown value "x" for the option `leaImportance`.',    'Choose from: size, uniform, log.'],
    [{ blancWeight: 1.5 },                 'The BLANC weight must be a number from 0 to 1, but is 1.5.', undefined],
    [{ blancWeight: Number.NaN },          'The BLANC weight must be a number from 0 to 1, but is NaN.', undefined],
  ])('refuse %j', (spec, message, help) => {
    expect(refusal(() => settingsOf(spec))).toEqual({ message, help });
  });
});
