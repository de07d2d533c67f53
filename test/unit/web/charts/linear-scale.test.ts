import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearScale, ticksOf } from '../../../../src/web/charts/linear-scale.ts';
import { runs } from '../../../support/runs.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 990 }), fc.integer({ min: 5, max: 1000 }))
  .map(([from, size]) => [from / 1000, Math.min(1, (from + size) / 1000)] as const)
  .filter(([from, to]) => to - from > 0.004);

it('is the scale of d3', () => {
  fc.assert(
    fc.property(range, fc.double({ min: 0, max: 1, noNaN: true }), (domain, value) => {
      expect(linearScale(domain, [40, 360])(value)).toBeCloseTo(scaleLinear(domain, [40, 360])(value), 6);
    }),
    { numRuns: runs(300) },
  );
});

it('has the ticks of d3', () => {
  fc.assert(
    fc.property(range, (domain) => {
      const expected = scaleLinear(domain, [0, 1]).ticks(5);
      const ticks = ticksOf(domain, 5);
      expect(ticks).toHaveLength(expected.length);
      for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(expected[at], 9);
    }),
    { numRuns: runs(300) },
  );
});
