import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DOTS, stripDomain, stripDots, stripShape } from '../../../../src/web/charts/strip-shape.ts';
import { runs } from '../../../support/runs.ts';

const frame = { width: 334, height: 29, domain: [0, 1] as const };

describe('stripDots', () => {
  it('piles equal values up from the axis, and leaves undefined ones out', () => {
    const { dots, radius } = stripDots([0, null, 1, 0], frame);
    expect(radius).toBe(3);
    expect(dots.map(({ at, y }) => [at, y])).toEqual([
      [0, 26],
      [2, 26],
      [3, 20],
    ]);
    expect(dots[1].x).toBeGreaterThan(320);
  });

  it('keeps all dots within the frame while they can be that small', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 300 }), (values) => {
        const { dots, radius } = stripDots(values, frame);
        expect(dots.length).toBe(values.length);
        for (const { x, y } of dots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(frame.width);
          if (radius > 0.8) expect(y).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

it('is one path: round dots, or bars for many documents', () => {
  const few = stripShape([0.5, 0.6], frame);
  expect(few.path.match(/h0/g)?.length).toBe(2);
  expect(few.stroke).toBeGreaterThan(0);
  const many = stripShape(new Array(MAX_DOTS + 1).fill(0.5), frame);
  expect([many.path, many.stroke]).toEqual(['M167 29v-29h5.9v29z', 0]);
});

describe('stripDomain', () => {
  it.each([
    [[[0.53, 0.61]], [0.5, 0.7]],
    [
      [[0.53, null], [0.99]],
      [0.5, 1],
    ],
    [
      [[0.53], [0.6], [0.7], [0.6], [0.6]],
      [0, 1],
    ],
    [[[null]], [0, 1]],
    [[[0.5, 0.5]], [0.4, 0.5]],
    [[[0]], [0, 0.1]],
  ])('of %j is %j', (systems, domain) => {
    const found = stripDomain(systems);
    expect(found[0]).toBeCloseTo(domain[0], 12);
    expect(found[1]).toBeCloseTo(domain[1], 12);
  });
});
