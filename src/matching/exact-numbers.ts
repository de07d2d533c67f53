/** Arithmetic on whole numbers without rounding: doubles where they are large enough, otherwise `bigint`. */
export interface ExactNumbers<T extends number | bigint> {
  readonly zero: T;
  from(value: number): T;
  plus(a: T, b: T): T;
  minus(a: T, b: T): T;
  times(a: T, b: T): T;
  /** The quotient of a number and one of its divisors. */
  over(a: T, b: T): T;
  remainder(a: T, b: T): T;
}

export const doubles: ExactNumbers<number> = {
  zero: 0,
  from: (value) => value,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  remainder: (a, b) => a % b,
};

export const bigints: ExactNumbers<bigint> = {
  zero: 0n,
  from: BigInt,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  remainder: (a, b) => a % b,
};

/** The least common multiple; with doubles it is exact up to `Number.MAX_SAFE_INTEGER`. */
export function leastCommonMultiple<T extends number | bigint>(
  values: Iterable<number>,
  { zero, from, times, over, remainder }: ExactNumbers<T>,
): T {
  let multiple = from(1);
  for (const value of values) {
    let a = multiple;
    for (let b = from(value); b !== zero; ) [a, b] = [b, remainder(a, b)];
    multiple = times(over(multiple, a), from(value));
  }
  return multiple;
}
