/** Distribution functions for intervals and tests, the same bits on every engine. Accuracy: about 1e-14, relative in the tails. */
import { exp, log, log1p } from '../core/elementary.ts';

const density = (x: number): number => exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);

/** Number of terms of the continued fraction of the normal tail; sufficient from `TAIL_START` on. */
const FRACTION_TERMS = 120;
const TAIL_START = 2.5;

/** Φ(x), the distribution function of the standard normal distribution. */
export function normalCdf(x: number): number {
  if (Math.abs(x) < TAIL_START) {
    // Φ(x) = 1/2 + φ(x) (x + x³/3 + x⁵/15 + …)
    let term = x;
    let sum = x;
    for (let i = 3; Math.abs(term) > 1e-17; i += 2) {
      term *= (x * x) / i;
      sum += term;
    }
    return 0.5 + density(x) * sum;
  }
  // Laplace's continued fraction of the upper tail: φ(z) / (z + 1/(z + 2/(z + …)))
  const z = Math.abs(x);
  let rest = z;
  for (let i = FRACTION_TERMS; i > 0; i--) rest = z + i / rest;
  const tail = density(z) / rest;
  return x < 0 ? tail : 1 - tail;
}

/** Φ⁻¹(p): the approximation 26.2.22 of Abramowitz & Stegun, refined by Halley's method. */
export function normalQuantile(p: number): number {
  if (p <= 0) return -Infinity;
  if (p >= 1) return Infinity;
  if (p === 0.5) return 0;
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * log(p));
  let x = (2.30753 + 0.27061 * t) / (1 + 0.99229 * t + 0.04481 * t * t) - t;
  for (let i = 0; i < 4; i++) {
    const step = (normalCdf(x) - p) / density(x);
    x -= step / (1 + (x * step) / 2);
  }
  return x;
}

/** Γ(a + 1/2) / Γ(a), by its asymptotic series above 30 and by recurrence below. */
function gammaRatio(a: number): number {
  let [factor, b] = [1, a];
  for (; b < 30; b++) factor *= b / (b + 0.5);
  const inverse = 1 / b;
  const square = inverse * inverse;
  return (
    factor *
    Math.sqrt(b) *
    exp(-inverse * (1 / 8 - square * (1 / 192 - square * (1 / 640 - (square * 17) / 14336))))
  );
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), evaluated by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const safe = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    const step = d * c;
    result *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return result;
}

/** P(|T| ≥ |t|) for Student's t with `freedom` degrees of freedom, which need not be a whole number. */
export function studentTwoSided(t: number, freedom: number): number {
  if (t === 0) return 1;
  if (!Number.isFinite(t)) return 0;
  // I_x(ν/2, 1/2) with x = ν / (ν + t²), or by symmetry 1 − I_{1−x}(1/2, ν/2) where that converges faster.
  const a = freedom / 2;
  const x = freedom / (freedom + t * t);
  const y = (t * t) / (freedom + t * t);
  const logX = -log1p((t * t) / freedom);
  const front = (exp(a * logX) * Math.sqrt(y) * gammaRatio(a)) / Math.sqrt(Math.PI);
  if (x < (a + 1) / (a + 2.5)) return (front / a) * betaFraction(x, a, 0.5);
  return 1 - 2 * front * betaFraction(y, 0.5, a);
}

/** The t with P(|T| ≥ t) = `share`, by bisection. */
export function studentCritical(share: number, freedom: number): number {
  let [low, high] = [0, 2];
  while (studentTwoSided(high, freedom) > share) [low, high] = [high, high * 2];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return high;
    if (studentTwoSided(middle, freedom) > share) low = middle;
    else high = middle;
  }
}
