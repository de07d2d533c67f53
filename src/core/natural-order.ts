/**
 * Natural order of ids: runs of digits compare as numbers, everything else by code unit, so E2 comes before E10.
 * For `Array.sort`; returns 0 only for equal strings.
 */
export function naturalOrder(a: string, b: string): number {
  const left = parts(a);
  const right = parts(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = comparePart(left[i], right[i]);
    if (order !== 0) return order;
  }
  return left.length - right.length || compare(a, b);
}

const parts = (id: string): readonly string[] => id.match(/\d+|\D+/g) ?? [];

function comparePart(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compare(a, b);
  const [x, y] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return x.length - y.length || compare(x, y);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
