import type { AnnotatedTable, Marking } from './annotations.ts';
import type { Disagreements } from './ratio.ts';

/**
 * Counts of a document for Gwet's AC₁ (2008) of "do these two mentions corefer", over all pairs of the spans that one of these annotators marked. What differs is counted from the sizes
 * of chains and of their intersections, without a loop over pairs. Cost: O(annotators² · spans).
 */
export function linkAc1Counts(
  { markings, units }: AnnotatedTable,
  annotators: readonly number[],
): Disagreements {
  const present = annotators.flatMap((c) => markings[c] ?? []);
  const raters = present.length;
  let marked = 0;
  for (let u = 0; u < units; u++) if (present.some(({ chainOf }) => chainOf[u] >= 0)) marked++;
  const items = pairsOf(marked);
  if (raters < 2 || items === 0) return { items: 0, observed: 0, expected: 0 };
  const links = present.map(({ sizes }) => sizes.reduce((sum, size) => sum + pairsOf(size), 0));
  let differing = 0;
  for (const [i, a] of present.entries())
    for (const [k, b] of present.entries())
      if (i < k) differing += links[i] + links[k] - 2 * commonLinks(a, b);
  const share = links.reduce((sum, count) => sum + count, 0) / (raters * items);
  return {
    items,
    observed: differing / pairsOf(raters),
    expected: items * (1 - 2 * share * (1 - share)),
  };
}

const pairsOf = (size: number): number => (size * (size - 1)) / 2;

/** The pairs of mentions that corefer for both annotators. */
function commonLinks(a: Marking, b: Marking): number {
  const cells = new Map<number, number>();
  for (const [u, chain] of a.chainOf.entries()) {
    if (chain < 0 || b.chainOf[u] < 0) continue;
    const cell = chain * b.sizes.length + b.chainOf[u];
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  let common = 0;
  for (const shared of cells.values()) common += pairsOf(shared);
  return common;
}
