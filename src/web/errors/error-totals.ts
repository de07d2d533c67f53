import type { PageEntry, PageIndex } from '../../report/page/page-types.ts';
import { kindNames } from '../document/differences.ts';

/** The number of errors of each kind in a document, in the order of `kindNames`. */
export const errorCounts = ({ marks, states }: PageEntry, system: number): readonly number[] => [
  ...(marks[system] ?? []),
  ...(states[system] ?? []),
];

const known = new WeakMap<PageIndex, readonly (readonly number[])[]>();

/** The number of errors of each kind in all documents, for each system. */
export function errorTotals(index: PageIndex): readonly (readonly number[])[] {
  let totals = known.get(index);
  if (totals === undefined) {
    totals = index.systems.map((_, system) => {
      const sums = kindNames.map(() => 0);
      for (const entry of index.documents)
        errorCounts(entry, system).forEach((count, kind) => {
          sums[kind] += count;
        });
      return sums;
    });
    known.set(index, totals);
  }
  return totals;
}
