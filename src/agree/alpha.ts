import type { AnnotatedTable, Marking } from './annotations.ts';
import { type DistanceId, distanceIds, distances } from './distances.ts';

/** Rules for the value of a span that an annotator did not mark. */
export const unmarkedRules = {
  singleton: 'the span alone, as if it were a chain of one mention (Passonneau 2004)',
  null: 'the value "not a mention", at distance 1 from every chain',
  missing: 'no value; agreement on coreference alone, where both marked the span',
} as const;

export type UnmarkedRule = keyof typeof unmarkedRules;

/** The counts of one document for α, with numbers for each distance in the order of `distanceIds`. */
export interface AlphaCounts {
  /** n: the number of values of units with at least two. */
  readonly values: number;
  /** n · D_o */
  readonly observed: Float64Array;
  /** n · D_e, where D_e is computed within the document. */
  readonly expected: Float64Array;
  /** Σ of 1 − δ over ordered pairs of values, without pairs of two empty values. */
  readonly alike: Float64Array;
  /** Values "not a mention". */
  readonly empty: number;
}

/**
 * Counts of one document for Krippendorff's α of some of its annotators, from the non-empty intersections of their chains: chains without a
 * common mention have distance 1 for every measure and need not be listed. Cost: O(annotators² · units).
 */
export function alphaCounts(
  table: AnnotatedTable,
  annotators: readonly number[],
  rule: UnmarkedRule,
): AlphaCounts {
  const present = annotators.flatMap((c) => table.markings[c] ?? []);
  const valuesOf = numberOfValues(table.units, present, rule);
  const observed = new Float64Array(distanceIds.length);
  const alike = new Float64Array(distanceIds.length);
  let values = 0;
  for (const count of valuesOf) if (count >= 2) values += count;
  const sides = present.map((marking) => filledIn(marking, valuesOf, rule));
  const empty = sides.reduce((sum, side) => sum + side.empty, 0);
  for (const { pairable } of sides)
    for (const f of pairable) for (let i = 0; i < alike.length; i++) alike[i] += f * f;
  sides.forEach((a, i) => {
    for (const b of sides.slice(i + 1)) addPair(a, b, valuesOf, observed, alike);
  });
  const expected = alike.map((sum) =>
    values < 2 ? 0 : (values * values - sum - empty * empty) / (values - 1),
  );
  return { values, observed, expected, alike, empty };
}

/** For each unit the number of annotators with a value for it; 0 if none of these annotators marked it. */
function numberOfValues(units: number, present: readonly Marking[], rule: UnmarkedRule): Int32Array {
  const marked = new Int32Array(units);
  for (const { chainOf } of present) {
    for (let u = 0; u < units; u++) if (chainOf[u] >= 0) marked[u]++;
  }
  return rule === 'missing' ? marked : marked.map((count) => (count === 0 ? 0 : present.length));
}

/** One annotator, with chains for unmarked spans if the rule requires them. */
interface Side {
  /** The chain of each unit with at least two values; −1 for the empty value, −2 for no value. */
  readonly chainOf: Int32Array;
  readonly sizes: readonly number[];
  /** f(K): mentions of each chain that are units with at least two values. */
  readonly pairable: readonly number[];
  readonly empty: number;
}

function filledIn({ chainOf, sizes }: Marking, valuesOf: Int32Array, rule: UnmarkedRule): Side {
  const filled = new Int32Array(chainOf.length).fill(-2);
  const allSizes = [...sizes];
  const pairable = allSizes.map(() => 0);
  let empty = 0;
  chainOf.forEach((chain, u) => {
    if (valuesOf[u] < 2) return;
    if (chain >= 0) {
      filled[u] = chain;
      pairable[chain]++;
    } else if (rule === 'singleton') {
      filled[u] = allSizes.push(1) - 1;
      pairable.push(1);
    } else if (rule === 'null') {
      filled[u] = -1;
      empty++;
    }
  });
  return { chainOf: filled, sizes: allSizes, pairable, empty };
}

function addPair(a: Side, b: Side, valuesOf: Int32Array, observed: Float64Array, alike: Float64Array): void {
  const cells = new Map<number, { shared: number; weight: number }>();
  let apart = 0;
  for (let u = 0; u < valuesOf.length; u++) {
    const [chain, other] = [a.chainOf[u], b.chainOf[u]];
    if (chain === -2 || other === -2) continue;
    const weight = 1 / (valuesOf[u] - 1);
    if (chain === -1 || other === -1) {
      if (chain !== other) apart += weight;
      continue;
    }
    const name = chain * b.sizes.length + other;
    const cell = cells.get(name);
    if (cell === undefined) cells.set(name, { shared: 1, weight });
    else {
      cell.shared++;
      cell.weight += weight;
    }
  }
  for (let i = 0; i < distanceIds.length; i++) observed[i] += 2 * apart;
  for (const [name, { shared, weight }] of cells) {
    const other = name % b.sizes.length;
    const chain = (name - other) / b.sizes.length;
    const frequency = a.pairable[chain] * b.pairable[other];
    distanceIds.forEach((id, i) => {
      const distance = distances[id](shared, a.sizes[chain], b.sizes[other]);
      observed[i] += 2 * weight * distance;
      alike[i] += 2 * frequency * (1 - distance);
    });
  }
}

/** α from n·D_o and n·D_e: `null` without values; 1 if all values are equal, as in NLTK and in the metric `ari`. */
export function alphaOf(values: number, observed: number, expected: number): number | null {
  if (values === 0) return null;
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** α of a corpus in one table: expected disagreement is computed over all documents together. */
export function pooledAlpha(
  documents: readonly AlphaCounts[],
  distance: DistanceId,
): { observed: number | null; expected: number | null; alpha: number | null } {
  const i = distanceIds.indexOf(distance);
  const sum = (of: (counts: AlphaCounts) => number) =>
    documents.reduce((total, counts) => total + of(counts), 0);
  const values = sum((counts) => counts.values);
  if (values === 0) return { observed: null, expected: null, alpha: null };
  const observed = sum((counts) => counts.observed[i]);
  const empty = sum((counts) => counts.empty);
  const alike = sum((counts) => counts.alike[i]) + empty * empty;
  const expected = (values * values - alike) / (values - 1);
  return {
    observed: observed / values,
    expected: expected / values,
    alpha: alphaOf(values, observed, expected),
  };
}
