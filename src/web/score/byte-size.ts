const UNIT_NAMES = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A number of bytes for people: `13.0 MB`. */
export function byteSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  // 999.95 KB would be rounded to 1000.0 KB.
  for (; value >= 999.95 && unit < UNIT_NAMES.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${UNIT_NAMES[unit]}`;
}
