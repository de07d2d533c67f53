import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactSum } from '../../../src/core/exact-sum.ts';
import { runs } from '../../support/runs.ts';

describe('an exact sum', () => {
  it('keeps what rounding would lose', () => {
    expect(ExactSum.of([1e100, 1, -1e100]).value()).toBe(1);
    expect(ExactSum.of([0.1, 0.2, -0.3]).value()).toBe(2.7755575615628914e-17);
    expect(ExactSum.of(Array(10).fill(0.1)).value()).toBe(1);
  });

  it('adds up what is left after large terms cancel each other', () => {
    expect(ExactSum.of([2 ** 23, -7 * 2 ** -32, -(2 ** 23)]).value()).toBe(-7 * 2 ** -32);
    // 3 · 2¹⁸ − 5 · 2⁻³⁴ is halfway between two doubles, which are multiples of 2⁻³³ there.
    expect(ExactSum.of([-5 * 2 ** -34, 3 * 2 ** 40, 3 * 2 ** 18, -3 * 2 ** 40]).value()).toBe(
      3 * 2 ** 18 - 2 * 2 ** -33,
    );
  });

  it('is 0 of nothing', () => expect(new ExactSum().value()).toBe(0));

  it('rounds to even where it lies exactly between two doubles, and away from it where a trace is left', () => {
    expect(ExactSum.of([1, 2 ** -53]).value()).toBe(1);
    expect(ExactSum.of([1, 2 ** -53, 2 ** -107]).value()).toBe(1 + 2 ** -52);
    expect(ExactSum.of([1 + 2 ** -52, 2 ** -53, -(2 ** -107)]).value()).toBe(1 + 2 ** -52);
    // Doubles from 2⁵³ on are even: the odd number is rounded to one that is divisible by 4, unless a trace decides.
    const large = 2 ** 53;
    expect(ExactSum.of([large + 2, 1]).value()).toBe(large + 4);
    expect(ExactSum.of([large + 2, 1, -(2 ** -100)]).value()).toBe(large + 2);
    expect(ExactSum.of([large, 1]).value()).toBe(large);
    expect(ExactSum.of([large, 1, 2 ** -100]).value()).toBe(large + 2);
    // Not halfway: the trace has no effect.
    expect(ExactSum.of([large, 0.5, 2 ** -100]).value()).toBe(large);
  });

  const term = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });

  it('does not depend on the order of its terms, nor on how they are grouped', () => {
    fc.assert(
      fc.property(fc.array(term), fc.nat(), (terms, cut) => {
        const whole = ExactSum.of(terms).value();
        const at = terms.length === 0 ? 0 : cut % terms.length;
        const parts = [ExactSum.of(terms.slice(0, at)), ExactSum.of(terms.slice(at))];
        expect(ExactSum.of(terms.toReversed()).value()).toBe(whole);
        expect(ExactSum.of(parts.toReversed().flatMap((part) => part.partials())).value()).toBe(whole);
      }),
    );
  });

  it('is the sum of terms of very different size, rounded once', () => {
    // m · 2ᵉ, in units of 2⁻⁶⁰. A conversion from bigint rounds half to even.
    const scaled = fc
      .tuple(fc.bigInt({ min: -8n, max: 8n }), fc.bigInt({ min: 0n, max: 180n }))
      .map(([m, e]) => m << e);
    fc.assert(
      fc.property(fc.array(scaled, { maxLength: 12 }), (terms) => {
        const sum = terms.reduce((a, b) => a + b, 0n);
        expect(ExactSum.of(terms.map((term) => Number(term) / 2 ** 60)).value()).toBe(Number(sum) / 2 ** 60);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is the sum of fractions rounded once', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(2n ** 52n), max: 2n ** 52n })), (numerators) => {
        const scaled = numerators.map((n) => Number(n) / 2 ** 60); // exact
        const sum = numerators.reduce((a, b) => a + b, 0n);
        expect(ExactSum.of(scaled).value()).toBe(Number(sum) / 2 ** 60 + 0);
      }),
    );
  });
});
