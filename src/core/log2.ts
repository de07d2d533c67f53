import { DoubleDouble } from './double-double.ts';
import { LN_2, logNearOne } from './elementary.ts';

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
  return logNearOne(new DoubleDouble(f)).dividedBy(LN_2).plus(new DoubleDouble(k));
}

/** n · log₂ n: the bits that name one of n things, for each of them. */
export const bitsWithin = (n: number): DoubleDouble => log2(n).scaled(n);
