/**
 * A real number as the unevaluated sum of two doubles, with about 106 significant bits (Dekker 1971, "A floating-point
 * technique for extending the available precision"). Its operations need + − × ÷ on doubles alone, so every engine
 * computes the same bits, which `Math.log` and `Math.exp` do not promise.
 */
export class DoubleDouble {
  /** The nearest double. */
  readonly high: number;
  /** The rest: at most half a unit in the last place of `high`. */
  readonly low: number;

  constructor(high: number, low = 0) {
    this.high = high;
    this.low = low;
  }

  static readonly zero = new DoubleDouble(0);

  /** Commutative to the last bit. The relative error is bounded even if the terms cancel. */
  plus(other: DoubleDouble): DoubleDouble {
    const sum = this.high + other.high;
    const rest = this.low + other.low;
    const error = sumError(this.high, other.high, sum) + rest;
    const high = sum + error;
    const low = error - (high - sum) + sumError(this.low, other.low, rest);
    return normalised(high, low);
  }

  minus(other: DoubleDouble): DoubleDouble {
    return this.plus(new DoubleDouble(-other.high, -other.low));
  }

  times(other: DoubleDouble): DoubleDouble {
    const product = this.high * other.high;
    const cross = this.high * other.low + this.low * other.high;
    return normalised(product, productError(this.high, other.high, product) + cross);
  }

  /** Multiplied by a double. */
  scaled(factor: number): DoubleDouble {
    const product = this.high * factor;
    return normalised(product, productError(this.high, factor, product) + this.low * factor);
  }

  dividedBy(other: DoubleDouble): DoubleDouble {
    // Long division, one double for each digit of the quotient.
    const first = this.high / other.high;
    const afterFirst = this.minus(other.scaled(first));
    const second = afterFirst.high / other.high;
    const third = afterFirst.minus(other.scaled(second)).high / other.high;
    const { high, low } = normalised(first, second);
    return normalised(high, low + third);
  }

  /** 0 in place of a number that is smaller than a bound: the rounding errors of an exact zero. */
  zeroBelow(bound: number): DoubleDouble {
    return Math.abs(this.high) < bound ? DoubleDouble.zero : this;
  }
}

/** The same sum with `high` as its nearest double; |high| ≥ |low|, or high is 0 (fast two-sum). */
function normalised(high: number, low: number): DoubleDouble {
  const sum = high + low;
  return new DoubleDouble(sum, low - (sum - high));
}

/** What rounding took from a + b (two-sum of Knuth). */
export function sumError(a: number, b: number, sum: number): number {
  const part = sum - a;
  return a - (sum - part) + (b - part);
}

/** What rounding took from a · b (Dekker): the products of the halves of both factors are exact. */
export function productError(a: number, b: number, product: number): number {
  const aHigh = highHalf(a);
  const aLow = a - aHigh;
  const bHigh = highHalf(b);
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}

/** The leading 26 bits of a double (Veltkamp). */
function highHalf(value: number): number {
  const shifted = value * SPLITTER;
  return shifted - (shifted - value);
}

const SPLITTER = 0x8000001;
