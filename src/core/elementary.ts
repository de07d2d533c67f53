/**
 * exp and log from + − × ÷ alone. `Math.exp`, `Math.log` and `**` may differ in the last bit between engines and their
 * versions, so no printed number depends on them. Each result is computed to about 95 bits and rounded once: it is the nearest
 * double, unless the exact value is closer to the middle of two doubles than that.
 */
import { DoubleDouble } from './double-double.ts';

export const LN_2 = new DoubleDouble(Math.LN2, 2.3190468138462996e-17);
const ONE = new DoubleDouble(1);

/** Terms of the series of the logarithm: |s| ≤ 1/5, so the first one that is left out, s⁴⁹/49, is below 2⁻¹¹⁹. */
const LOG_TERMS = 24;
const ODD_RECIPROCALS = Array.from({ length: LOG_TERMS }, (_, i) =>
  ONE.dividedBy(new DoubleDouble(2 * i + 1)),
);

/** ln f = 2 (s + s³/3 + … + s⁴⁷/47) with s = (f − 1) / (f + 1), for f from ¾ to 1½. */
export function logNearOne(f: DoubleDouble): DoubleDouble {
  const s = f.minus(ONE).dividedBy(f.plus(ONE));
  const square = s.times(s);
  let sum = DoubleDouble.zero;
  for (let term = LOG_TERMS - 1; term >= 0; term--) sum = sum.times(square).plus(ODD_RECIPROCALS[term]);
  return sum.times(s).scaled(2);
}

/** ln of a positive number: x = 2^k · f with f from ¾ to 1½, ln x = k ln 2 + ln f. */
function logOf(value: DoubleDouble): number {
  let k = 0;
  let { high, low } = value;
  for (; high >= 1.5; k++) [high, low] = [high / 2, low / 2];
  for (; high < 0.75; k--) [high, low] = [high * 2, low * 2];
  return LN_2.scaled(k).plus(logNearOne(new DoubleDouble(high, low))).high;
}

/** The natural logarithm of a number of at least 0. */
export const log = (x: number): number =>
  x === 0 ? -Infinity : x > 0 && x < Infinity ? logOf(new DoubleDouble(x)) : x > 0 ? Infinity : Number.NaN;

/** ln(1 + x) for x > −1, also where 1 + x would be rounded. */
export function log1p(x: number): number {
  if (x === 0 || x === Infinity) return x;
  if (x === -1) return -Infinity;
  if (!(x > -1)) return Number.NaN;
  return logOf(ONE.plus(new DoubleDouble(x)));
}

/** exp x is above the largest double from here on, and below the smallest normal one before the other. */
const EXP_LIMITS = [-745.2, 709.8] as const;
/** The argument is divided by this power of two, and the result squared as often: the series then converges fast. */
const HALVINGS = 8;
/** |r| ≤ ln 2 / 2⁹, so the first term that is left out, r¹²/12!, is below 2⁻¹⁴⁰. */
const EXP_TERMS = 11;
const RECIPROCALS = Array.from({ length: EXP_TERMS + 1 }, (_, i) => ONE.dividedBy(new DoubleDouble(i || 1)));

/** e to the power of x: x = k ln 2 + 2⁸ r, and exp x = 2^k · (1 + r + r²/2 + …)^256. */
export function exp(x: number): number {
  if (!(x > EXP_LIMITS[0])) return Number.isNaN(x) ? x : 0;
  if (x > EXP_LIMITS[1]) return Infinity;
  const k = Math.round(x / Math.LN2);
  const r = new DoubleDouble(x).minus(LN_2.scaled(k)).scaled(1 / powerOfTwo(HALVINGS));
  // The sum without its 1 keeps the bits that 1 + r would lose: (1 + e)² = 1 + e (2 + e).
  let rest = DoubleDouble.zero;
  for (let term = EXP_TERMS; term > 0; term--) rest = rest.plus(ONE).times(r).times(RECIPROCALS[term]);
  for (let i = 0; i < HALVINGS; i++) rest = rest.times(rest.plus(new DoubleDouble(2)));
  const { high } = rest.plus(ONE);
  // In two steps: 2^k alone may be too large or too small for a double.
  const half = k >> 1;
  return high * powerOfTwo(half) * powerOfTwo(k - half);
}

/** 2^k, exactly; 0 or infinite where that is no double. */
export function powerOfTwo(k: number): number {
  let power = 1;
  for (let i = 0; i < k && power < Infinity; i++) power *= 2;
  for (let i = 0; i > k && power > 0; i--) power /= 2;
  return power;
}
