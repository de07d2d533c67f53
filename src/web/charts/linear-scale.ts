type Range = readonly [from: number, to: number];

/** Maps a range of values to a range of positions. (A library for this alone would be a sixth of the script of the page.) */
export const linearScale =
  ([a, b]: Range, [from, to]: Range) =>
  (value: number): number =>
    from + ((value - a) / (b - a)) * (to - from);

/** Round values in a range, about as many as asked for: multiples of 1, 2 or 5 times a power of ten. */
export function ticksOf([from, to]: Range, count: number): number[] {
  const raw = (to - from) / count;
  const power = Math.floor(Math.log10(raw));
  const error = raw / 10 ** power;
  // Between two round steps the nearer one by ratio is taken.
  const factor = error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.sqrt(2) ? 2 : 1;
  // A step below 1 is a division by a whole number, so that ticks are exact.
  const inverse = 10 ** -power / factor;
  const at = (n: number) => (power < 0 ? n / inverse : n * factor * 10 ** power);
  const step = at(1);
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, n) => at(first + n));
}
