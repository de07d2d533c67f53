import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, ticksOf } from '../../../../src/web/charts/linear-scale.ts';
import { runs } from '../../../support/runs.ts';

describe('linearScale', () => {
  it.each([
    [0, 40],
    [0.25, 120],
    [0.5, 200],
    [1, 360],
    [1.5, 520],
  ])('maps %d of 0 to 1 to %d of 40 to 360', (value, position) => {
    expect(linearScale([0, 1], [40, 360])(value)).toBe(position);
  });

  it('maps a part of the values, and to positions that fall', () => {
    expect(linearScale([0.5, 0.75], [0, 100])(0.625)).toBe(50);
    expect(linearScale([0, 1], [360, 40])(0.25)).toBe(280);
  });
});

const range = fc
  .tuple(fc.integer({ min: 0, max: 990 }), fc.integer({ min: 5, max: 1000 }))
  .map(([from, size]) => [from / 1000, Math.min(1, (from + size) / 1000)] as const)
  .filter(([from, to]) => to - from > 0.004);

describe('ticksOf', () => {
  it.each<[from: number, to: number, ticks: readonly number[]]>([
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0.5, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [0.3, 0.7, [0.3, 0.4, 0.5, 0.6, 0.7]],
    [0.61, 0.64, [0.61, 0.615, 0.62, 0.625, 0.63, 0.635, 0.64]],
    [0.123, 0.987, [0.2, 0.4, 0.6, 0.8]],
    [0.9, 0.905, [0.9, 0.901, 0.902, 0.903, 0.904, 0.905]],
    [0, 80, [0, 20, 40, 60, 80]],
  ])('are of %d to %d: %j', (from, to, ticks) => {
    expect(ticksOf([from, to], 5)).toEqual(ticks);
  });

  it('are multiples of a round step within the range, from its first to its last', () => {
    fc.assert(
      fc.property(range, ([from, to]) => {
        const ticks = ticksOf([from, to], 5);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(9);
        const step = ticks[1] - ticks[0];
        expect([1, 2, 5, 10]).toContain(
          Number((step / 10 ** Math.floor(Math.log10(step * 1.000001))).toFixed(6)),
        );
        for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(ticks[0] + at * step, 9);
        expect(ticks[0] - from).toBeGreaterThan(-1e-9);
        expect(ticks[0] - from).toBeLessThan(step);
        expect(to - ticks.at(-1)!).toBeGreaterThan(-1e-9);
        expect(to - ticks.at(-1)!).toBeLessThan(step);
      }),
      { numRuns: runs(300) },
    );
  });
});
