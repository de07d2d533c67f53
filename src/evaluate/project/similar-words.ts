/** Longest lists that are compared word by word; longer ones are paired in their order. */
const MAX_COMPARED_WORDS = 100;

/** Letters of a word that are compared. */
const COMPARED_LETTERS = 64;

/**
 * Pairs of words, in order, in which the second is taken for an altered form of the first. As many words as possible are paired; among those alignments, the one with the
 * most common letters is chosen.
 */
export function similarWords(a: readonly string[], b: readonly string[]): [number, number][] {
  const [n, m] = [a.length, b.length];
  if (n === 0 || m === 0) return [];
  if (n === m || n > MAX_COMPARED_WORDS || m > MAX_COMPARED_WORDS)
    return Array.from({ length: Math.min(n, m) }, (_, i): [number, number] => [i, i]);
  // The best sum of similarities of the words from i and j on; the shorter list is paired as a whole.
  const width = m + 1;
  const best = new Float64Array((n + 1) * width);
  const paired = (i: number, j: number): number => 1 + similarity(a[i], b[j]) + best[(i + 1) * width + j + 1];
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--)
      best[i * width + j] = Math.max(paired(i, j), best[(i + 1) * width + j], best[i * width + j + 1]);
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < n && j < m; ) {
    if (best[i * width + j] === paired(i, j)) pairs.push([i++, j++]);
    else if (best[i * width + j] === best[(i + 1) * width + j]) i++;
    else j++;
  }
  return pairs;
}

/** From 0 to below 1: the share of the letters that two words have in common at the beginning and at the end, whatever their case. */
function similarity(a: string, b: string): number {
  const [x, y] = [a.slice(0, COMPARED_LETTERS).toLowerCase(), b.slice(0, COMPARED_LETTERS).toLowerCase()];
  const shorter = Math.min(x.length, y.length);
  let head = 0;
  while (head < shorter && x[head] === y[head]) head++;
  let tail = 0;
  while (tail < shorter - head && x[x.length - 1 - tail] === y[y.length - 1 - tail]) tail++;
  return (0.99 * (head + tail)) / Math.max(x.length, y.length);
}
