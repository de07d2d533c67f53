import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../../src/evaluate/index.ts';
import type { GateNumber } from '../../../../src/report/gate/report.ts';
import { failuresOf, gateNumbers } from '../../../../src/verbs/gate/check-system.ts';

const none = {
  unit: 'document',
  total: 30,
  worse: 0,
  better: 0,
  equal: 30,
  incomparable: 0,
  changed: [],
} as const;
const number = (baseline: number | null, now: number | null, p: number | null = null): GateNumber => ({
  id: 'conll',
  label: 'CoNLL',
  baseline,
  now,
  p,
});
const drops = (found: GateNumber, points: number, significant?: number) =>
  failuresOf([found], none, 'conll', { maxDrop: [{ metric: 'conll', points }], min: [], significant })
    .failures.length;

it('compares the CoNLL average, if its metrics are there, and every metric', () => {
  expect(gateNumbers(settingsOf({ metrics: ['muc', 'bcub', 'ceafe'] }))).toEqual([
    'conll',
    'muc',
    'bcub',
    'ceafe',
  ]);
  expect(gateNumbers(settingsOf({ metrics: ['lea', 'ari'] }))).toEqual(['lea', 'ari']);
});

describe('failuresOf', () => {
  it('fails where more points are lost than allowed, and rounding is not a loss', () => {
    const thousandths = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (baseline, now, allowed) => {
        const failed = drops(number(baseline / 1000, now / 1000), allowed / 10);
        expect(failed).toBe(baseline - now > allowed ? 1 : 0);
      }),
      { examples: [[897, 894, 3]] },
    );
  });

  it('an undefined number fell, and one that was undefined did not', () => {
    expect(drops(number(0.5, null), 100)).toBe(1);
    expect(drops(number(null, 0.1), 0)).toBe(0);
    expect(drops(number(null, null), 0)).toBe(0);
  });

  it('a significant drop needs a p below the bound, or no test', () => {
    expect(drops(number(0.5, 0.4, 0.05), 0, 0.05)).toBe(0);
    expect(drops(number(0.5, 0.4, 0.049), 0, 0.05)).toBe(1);
    expect(drops(number(0.5, 0.4, null), 0, 0.05)).toBe(1);
    expect(drops(number(0.5, 0.4, 0.001), 20, 0.05)).toBe(0);
  });
});
