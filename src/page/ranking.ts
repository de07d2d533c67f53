import { ERROR_PROBABILITY } from '../compare/intervals.ts';
import { corpusValue } from './scores.ts';
import type { PageIndex, PagePair } from './types.ts';

/** Scores whose difference is smaller are equal. */
const EQUAL_SCORES = 1e-12;

/** Two systems as seen from the first of them. */
export type OrientedPair = Omit<PagePair, 'a' | 'b'>;

/** The comparison of two systems; undefined where they were not compared. */
export function pairOf(
  { pairs }: Pick<PageIndex, 'pairs'>,
  metric: string,
  system: number,
  other: number,
): OrientedPair | undefined {
  if (pairs === undefined || !Object.hasOwn(pairs, metric)) return undefined;
  const [a, b] = system < other ? [system, other] : [other, system];
  const found = pairs[metric].pairs.find((pair) => pair.a === a && pair.b === b);
  return found === undefined || a === system ? found : turned(found);
}

function turned({ difference, interval, documents, ...others }: PagePair): OrientedPair {
  return {
    ...others,
    // Not −0.
    difference: difference === null ? null : 0 - difference,
    interval: interval === null ? null : [0 - interval[1], 0 - interval[0]],
    ...(documents && { documents: [documents[2], documents[1], documents[0], documents[3]] }),
  };
}

/** Whether two systems differ significantly, after Holm's correction over all pairs. */
export const isSignificant = (pair: Pick<PagePair, 'holm' | 'difference'> | undefined): boolean =>
  pair !== undefined &&
  pair.holm !== null &&
  pair.holm <= ERROR_PROBABILITY &&
  Math.abs(pair.difference ?? 0) > EQUAL_SCORES;

/** A mark of significance; empty where nothing was tested. */
export function significanceMark(pair: Pick<PagePair, 'holm' | 'difference'> | undefined): string {
  if (pair === undefined || pair.holm === null) return '';
  if (!isSignificant(pair)) return 'n.s.';
  return pair.holm < 0.001 ? '***' : pair.holm < 0.01 ? '**' : '*';
}

/** What the marks mean. */
export const MARKS_LEGEND = '*** p < 0.001, ** p < 0.01, * p ≤ 0.05 after Holm, n.s. not significant';

/** The systems by a metric, the best first, and how certain their order is. */
export interface Ranking {
  /** Undefined scores come last. */
  readonly order: readonly number[];
  /** By system: `1`, or the range of the ranks that the tests leave; equal systems share one. Empty if its score is undefined. */
  readonly ranks: readonly string[];
  /** Runs of at least two neighbours without a significant pair, as first and last place in the order; none is part of another. */
  readonly groups: readonly (readonly [first: number, last: number])[];
}

export const rankingOf = (index: PageIndex, metric: string): Ranking =>
  rankingOfValues(
    index.systems.map((_, system) => corpusValue(index, system, metric)),
    index,
    metric,
  );

/** The same of the scores of some systems. */
export function rankingOfValues(
  values: readonly (number | null)[],
  index: Pick<PageIndex, 'pairs'>,
  metric: string,
): Ranking {
  const order = rankOrder(values);
  const defined = order.filter((system) => values[system] !== null);
  const ranges =
    index.pairs !== undefined && Object.hasOwn(index.pairs, metric) ? index.pairs[metric].ranks : [];
  return {
    order,
    ranks: values.map((value, system) => {
      if (value === null) return '';
      const range = isTested(index, metric) ? ranges[system] : undefined;
      return range ? rangeText(range) : rangeText(placesOf(values, value));
    }),
    groups: isTested(index, metric)
      ? neighbours(defined.length, (i, j) => isSignificant(pairOf(index, metric, defined[i], defined[j])))
      : [],
  };
}

/** Whether any pair was tested: with one document there is nothing to test. */
export const isTested = ({ pairs }: Pick<PageIndex, 'pairs'>, metric: string): boolean =>
  pairs !== undefined &&
  Object.hasOwn(pairs, metric) &&
  pairs[metric].pairs.some(({ holm }) => holm !== null);

/** The numbers of some values, the largest value first; undefined values last, equal ones as given. */
export const rankOrder = (values: readonly (number | null)[]): number[] =>
  [...values.keys()].sort(
    (a, b) => (values[b] ?? Number.NEGATIVE_INFINITY) - (values[a] ?? Number.NEGATIVE_INFINITY) || a - b,
  );

/** The places of all values that equal one of them. */
function placesOf(values: readonly (number | null)[], value: number): readonly [number, number] {
  const better = values.filter((other) => other !== null && other - value > EQUAL_SCORES).length;
  const equal = values.filter((other) => other !== null && Math.abs(other - value) <= EQUAL_SCORES).length;
  return [better + 1, better + equal];
}

const rangeText = ([best, worst]: readonly [number, number]): string =>
  best === worst ? `${best}` : `${best}–${worst}`;

/** The longest runs of neighbours of which no two differ. */
export function neighbours(
  count: number,
  differ: (i: number, j: number) => boolean,
): (readonly [first: number, last: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (let first = 0; first < count; first++) {
    let last = first;
    while (last + 1 < count && isApart(first, last, last + 1)) last++;
    if (last > first && (runs.at(-1)?.[1] ?? -1) < last) runs.push([first, last]);
  }
  return runs;

  function isApart(first: number, last: number, next: number): boolean {
    for (let i = first; i <= last; i++) if (differ(i, next)) return false;
    return true;
  }
}

/** Whether two scores are equal but for rounding. */
export const areEqual = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.abs(a - b) <= EQUAL_SCORES;
