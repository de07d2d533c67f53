import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exp, log, log1p, powerOfTwo } from '../../../src/core/elementary.ts';

/** Arguments with the nearest double of each value, computed with 80 decimal digits by Python's `decimal`. */
const nearest: Readonly<Record<'exp' | 'log' | 'log1p', readonly (readonly [x: number, value: number])[]>> =
  JSON.parse(readFileSync(new URL('../../fixtures/elementary.json', import.meta.url), 'utf8'));

describe.each([
  ['exp', exp],
  ['log', log],
  ['log1p', log1p],
] as const)('%s', (name, compute) => {
  it('is the nearest double of the exact value', () => {
    expect(nearest[name].length).toBeGreaterThan(100);
    expect(nearest[name].filter(([x, value]) => !Object.is(compute(x), value))).toEqual([]);
  });
});

it('have the limits of the functions', () => {
  expect([exp(0), exp(-Infinity), exp(-800), exp(800), exp(Infinity), exp(Number.NaN)]).toEqual([
    1,
    0,
    0,
    Infinity,
    Infinity,
    Number.NaN,
  ]);
  expect([log(1), log(0), log(Infinity), log(-1), log(Number.NaN)]).toEqual([
    0,
    -Infinity,
    Infinity,
    Number.NaN,
    Number.NaN,
  ]);
  expect([log1p(0), log1p(-1), log1p(Infinity), log1p(-2)]).toEqual([0, -Infinity, Infinity, Number.NaN]);
});

it('has powers of two', () => {
  expect([0, 1, 10, 1023, 1024, 5000, -1, -1074, -1075, -5000].map(powerOfTwo)).toEqual([
    1,
    2,
    1024,
    2 ** 1023,
    Infinity,
    Infinity,
    0.5,
    5e-324,
    0,
    0,
  ]);
});
