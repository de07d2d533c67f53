/**
 * The name that was probably meant: the one with the fewest differing letters, if it differs in no more than a third of
 * them. Case, dashes and underscores are ignored.
 */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const wanted = folded(name);
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of names) {
    const other = folded(candidate);
    if (Math.abs(other.length - wanted.length) >= fewest) continue;
    const changes = editDistance(wanted, other);
    if (changes < fewest && changes < Math.max(wanted.length, other.length))
      [best, fewest] = [candidate, changes];
  }
  return best;
}

/** ` Did you mean "bcub"?`, or nothing. */
export function suggestion(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Names of options are short; a longer text is not a misspelling of one, and the distance takes quadratic time. */
const MAX_COMPARED_LENGTH = 40;
const folded = (name: string): string =>
  name.slice(0, MAX_COMPARED_LENGTH).toLowerCase().replace(/[-_ ]/g, '');

/** Number of insertions, deletions, replacements and exchanges of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isEqual = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isEqual ? 0 : 1));
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchange) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}
