import { DoubleDouble } from './double-double.ts';

/** The binary logarithm of a whole number of at least 1, to about 100 bits. Values are kept. */
export function log2(n: number): DoubleDouble {
  let value = known.get(n);
  if (value === undefined) {
    value = computedLog2(n);
    known.set(n, value);
  }
  return value;
}

const known = new Map<number, DoubleDouble>();

/** n = 2^k · f with f from ¾ to 1½: log₂ n = k + ln f / ln 2. */
function computedLog2(n: number): DoubleDouble {
  let k = 0;
  let f = n;
  while (f >= 1.5) {
    f /= 2;
    k++;
  }
  return naturalLog(f).dividedBy(LN_2).plus(new DoubleDouble(k));
}

const LN_2 = new DoubleDouble(Math.LN2, 2.3190468138462996e-17);

/** Terms of the series: |s| ≤ 1/5, so the first one that is left out, s⁴⁹/49, is below 2⁻¹¹⁹. */
const TERMS = 24;

/** ln f = 2 (s + s³/3 + … + s⁴⁷/47) with s = (f − 1) / (f + 1), for f from ¾ to 1½. f ± 1 are sums of two doubles. */
function naturalLog(f: number): DoubleDouble {
  const one = new DoubleDouble(1);
  const value = new DoubleDouble(f);
  const s = value.minus(one).dividedBy(value.plus(one));
  const square = s.times(s);
  let sum = DoubleDouble.zero;
  for (let term = TERMS - 1; term >= 0; term--) {
    sum = sum.times(square).plus(one.dividedBy(new DoubleDouble(2 * term + 1)));
  }
  return sum.times(s).scaled(2);
}

/** n · log₂ n: the bits that name one of n things, for each of them. */
export const bitsWithin = (n: number): DoubleDouble => log2(n).scaled(n);
