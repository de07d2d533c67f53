import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DoubleDouble } from '../../../src/core/double-double.ts';
import { runs } from '../../support/runs.ts';

/** Every number of these tests is a whole number of units of 2^−SHIFT, or is rounded to one. */
const SHIFT = 400n;

/** The exact number, in units. */
const exact = ({ high, low }: DoubleDouble): bigint => units(high) + units(low);

function units(value: number): bigint {
  let exponent = 0n;
  let whole = value;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    exponent++;
  }
  const shift = SHIFT - exponent;
  // A rest below the unit is far below the precision that is tested.
  return shift >= 0n ? BigInt(whole) << shift : BigInt(whole) >> -shift;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Whether two numbers agree to so many bits of a scale. */
const agree = (value: bigint, wanted: bigint, scale: bigint, bits: bigint): boolean =>
  magnitude(value - wanted) <= magnitude(scale) >> bits;

const half = fc
  .tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 31 }), fc.nat(2 ** 21 - 1), fc.nat(60))
  .map(([leading, trailing, exponent]) => (leading * 2 ** 21 + trailing) * 2 ** -exponent);

/** Numbers of up to 106 bits. */
const number = fc
  .tuple(half, half)
  .map(([high, low]) => new DoubleDouble(high).plus(new DoubleDouble(low * 2 ** -54)));
const positive = number.filter(({ high }) => high !== 0);

describe('a number of two doubles', () => {
  it('has its nearest double as the high one, after every operation', () => {
    fc.assert(
      fc.property(number, positive, (a, b) => {
        for (const { high, low } of [a.plus(b), a.minus(b), a.times(b), a.scaled(b.high), a.dividedBy(b)]) {
          expect(high + low).toBe(high);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('adds and subtracts with a small error, even if the terms cancel', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const sum = exact(a) + exact(b);
        expect(agree(exact(a.plus(b)), sum, sum, 102n)).toBe(true);
        const difference = exact(a) - exact(b);
        expect(agree(exact(a.minus(b)), difference, difference, 102n)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('adds in any order to the same bits', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(a.plus(b)).toEqual(b.plus(a));
      }),
      { numRuns: runs(500) },
    );
  });

  it('multiplies and divides with a small error', () => {
    fc.assert(
      fc.property(number, positive, (a, b) => {
        const product = (exact(a) * exact(b)) >> SHIFT;
        expect(agree(exact(a.times(b)), product, product, 100n)).toBe(true);
        const scaled = (exact(a) * units(b.high)) >> SHIFT;
        expect(agree(exact(a.scaled(b.high)), scaled, scaled, 102n)).toBe(true);
        const quotient = (exact(a) << SHIFT) / exact(b);
        expect(agree(exact(a.dividedBy(b)), quotient, quotient, 100n)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('keeps what a double would lose', () => {
    const third = new DoubleDouble(1).dividedBy(new DoubleDouble(3));
    expect(third.high).toBe(1 / 3);
    expect(third.low).toBe(1.850371707708594e-17);
    expect(third.scaled(3).minus(new DoubleDouble(1)).high).toBe(0);
    expect(new DoubleDouble(1e100).plus(new DoubleDouble(1)).minus(new DoubleDouble(1e100)).high).toBe(1);
  });

  it('is 0 below a bound, and itself from there on', () => {
    expect(new DoubleDouble(-1e-28).zeroBelow(1e-27)).toEqual(DoubleDouble.zero);
    const value = new DoubleDouble(-1e-27);
    expect(value.zeroBelow(1e-27)).toBe(value);
  });
});
