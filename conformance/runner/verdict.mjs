// Whether a score is the expected one.
import { PARTS } from './vectors.mjs';

/** From best to worst: equal, equal under a declared convention, not offered, refused or crashed, different. */
export const VERDICTS = ['=', 'c', '·', '!', 'x'];

const fraction = (text) => {
  const [numerator, denominator = '1'] = text.split('/');
  return Number(numerator) / Number(denominator);
};

/**
 * Whether a found value is an expected fraction or null. Numbers are exact to 1e-12; texts are printed percentages, rounded or cut to
 * `decimals`. Cut digits may be one too small, since 75 is printed as 74.99 by a program that cuts 0.7499999….
 */
export function isValue(found, expected, { decimals = 2, cut = false } = {}) {
  if (found === null || expected === null) return found === expected;
  if (typeof found === 'number') return Math.abs(found - fraction(expected)) <= 1e-12;
  const printed = Number(found);
  if (found.trim() === '' || !Number.isFinite(printed)) return false;
  const unit = 10 ** -decimals;
  const difference = 100 * fraction(expected) - printed;
  return cut ? difference > -1e-9 && difference < unit + 1e-9 : Math.abs(difference) <= unit / 2 + 1e-9;
}

/** `=`, `c` or `x` for one part of a metric. */
function verdictOfPart(vector, metric, part, found, { conventions = [], percent } = {}) {
  if (isValue(found, vector.expect[metric][part], percent)) return '=';
  const zero = conventions.includes('undefined-is-zero');
  for (const name of conventions) {
    const expected = vector.conventions?.[name]?.[metric]?.[part];
    if (expected === undefined) continue;
    if (isValue(found, expected, percent) || (zero && expected === null && isValue(found, '0', percent)))
      return 'c';
  }
  return 'x';
}

/** The verdict on a metric, and the parts that differ. `result` is `{ scores }`, `{ scores, error }` or undefined if it was not run. */
export function verdictOf(vector, metric, result, scorer) {
  const found = result?.scores?.[metric];
  if (found === undefined) {
    const offered = scorer.metrics === undefined || scorer.metrics.includes(metric);
    return { verdict: result?.error !== undefined && offered ? '!' : '·', different: [] };
  }
  const parts = PARTS.filter((part) => part in vector.expect[metric] && found[part] !== undefined);
  const verdicts = parts.map((part) => verdictOfPart(vector, metric, part, found[part], scorer));
  const worst = VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? '·';
  return { verdict: worst, different: parts.filter((_, i) => verdicts[i] === 'x') };
}
