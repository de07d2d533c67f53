import type { PageIndex } from '../../page/types.ts';
import { errorKindsOf } from './error-kinds.ts';

const known = new WeakMap<PageIndex, readonly (readonly number[])[]>();

/** The number of errors of each kind in all documents, for each system. */
export function errorTotals(index: PageIndex): readonly (readonly number[])[] {
  let totals = known.get(index);
  if (totals === undefined) {
    const { names, counts } = errorKindsOf(index);
    totals = index.systems.map((_, system) => {
      const sums = names.map(() => 0);
      for (const entry of index.documents)
        counts(entry, system).forEach((count, kind) => {
          sums[kind] += count;
        });
      return sums;
    });
    known.set(index, totals);
  }
  return totals;
}
