/** From this value on, `toFixed` writes an exponent. */
const MAX_FIXED_NUMBER = 1e21;

/**
 * C `printf("%.2f")`: rounds the exact binary value, exact halves to even. `toFixed` rounds halves up; only odd multiples
 * of 1/8 are halves at two decimals.
 */
export function twoDecimals(value: number | null): string {
  if (value === null || Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  if (Math.abs(value) >= MAX_FIXED_NUMBER) return `${BigInt(value)}.00`;
  if (Number.isInteger(value * 8) && (value * 8) % 2 !== 0) {
    const below = Math.floor(value * 100);
    return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2);
  }
  return value.toFixed(2);
}

/** `str()` of a float in Python 2: at most twelve significant digits, and at least one decimal. */
export function pythonFloat(value: number): string {
  const shown = String(Number(value.toPrecision(12)));
  return /^-?\d+$/.test(shown) ? `${shown}.0` : shown;
}

export const padLeft = (text: string, width: number): string => text.padStart(width);
