/**
 * Sets of UTF-16 code units as sorted, disjoint, inclusive ranges. The original scanner reads code units, not code
 * points: the two halves of a surrogate pair are separate characters.
 */
export interface CharSet {
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

export const LAST_UNIT = 0xffff;

/** The set of these ranges, which may overlap and come in any order. */
export function charSet(ranges: Iterable<readonly [number, number]>): CharSet {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return { ranges: merged };
}

/** The characters of a string. */
export function chars(text: string): CharSet {
  return charSet(text.split('').map((char) => [char.charCodeAt(0), char.charCodeAt(0)]));
}

export function union(...sets: readonly CharSet[]): CharSet {
  return charSet(sets.flatMap((set) => set.ranges));
}

/** Every code unit that is in none of the sets. */
export function not(...sets: readonly CharSet[]): CharSet {
  const ranges: [number, number][] = [];
  let next = 0;
  for (const [first, last] of union(...sets).ranges) {
    if (first > next) ranges.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= LAST_UNIT) ranges.push([next, LAST_UNIT]);
  return { ranges };
}

/** Parses `c0-d6 f8 100-136/2`: hexadecimal code units and ranges, `/2` for every second one. */
export function hexRanges(text: string): CharSet {
  const ranges: [number, number][] = [];
  for (const word of text.trim().split(/\s+/)) {
    const [bounds, step] = word.split('/');
    const [first, last = first] = bounds!.split('-').map((hex) => Number.parseInt(hex, 16));
    if (step === undefined) ranges.push([first!, last!]);
    else for (let unit = first!; unit <= last!; unit += Number(step)) ranges.push([unit, unit]);
  }
  return charSet(ranges);
}
