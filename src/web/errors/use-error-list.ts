import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageIndex } from '../../page/types.ts';
import { Pauses } from '../frame/pause.ts';
import { countOf, type ErrorFilter, ErrorList, type ErrorUnit, listedErrors, unitsOf } from './error-list.ts';
import type { ErrorSource } from './error-source.ts';

interface Listed {
  readonly list: ErrorList;
  /** Units that were searched for the words; undefined if there was nothing to search for. */
  readonly searched?: number | undefined;
  readonly units: number;
}

/** Milliseconds between two states of a search that are shown. */
const UPDATE_INTERVAL_MILLISECONDS = 200;

/**
 * The list of the errors that pass a filter. The index knows how many errors of each kind a document has; for words all
 * documents are read, one after the other, while the page stays usable.
 */
export function useErrorList(index: PageIndex, source: ErrorSource | undefined, filter: ErrorFilter): Listed {
  const { words } = filter;
  const units = useMemo(() => unitsOf(index, filter), [index, filter]);
  const counted = useMemo(
    () =>
      new ErrorList(
        units,
        units.map((unit) => rowCount(index, unit, filter)),
      ),
    [index, units, filter],
  );
  const [found, setFound] = useState<{ readonly units: readonly ErrorUnit[]; readonly listed: Listed }>();
  useEffect(() => {
    if (words === '' || source === undefined) return undefined;
    let isCurrent = true;
    const search = async () => {
      const pauses = new Pauses();
      const counts: number[] = [];
      let shown = performance.now();
      for (const unit of units) {
        const count = countOf(index, unit, filter.kinds);
        const errors = count === 0 ? undefined : await source.of(unit.document, unit.system);
        if (!isCurrent) return;
        counts.push(errors === undefined ? 0 : listedErrors(errors, filter).length);
        if (!pauses.isDue) continue;
        if (performance.now() - shown > UPDATE_INTERVAL_MILLISECONDS) {
          show(counts);
          shown = performance.now();
        }
        await pauses.pause();
      }
      show(counts);
    };
    const show = (counts: readonly number[]) => {
      const list = new ErrorList(units.slice(0, counts.length), counts);
      if (isCurrent) setFound({ units, listed: { list, searched: counts.length, units: units.length } });
    };
    search();
    return () => {
      isCurrent = false;
    };
  }, [units, filter, source]);
  if (words === '') return { list: counted, units: units.length };
  if (found?.units === units) return found.listed;
  return { list: new ErrorList([], []), searched: 0, units: units.length };
}

/** A document whose text was left out has one row, which says so. */
function rowCount(index: PageIndex, unit: ErrorUnit, { kinds }: ErrorFilter): number {
  const count = countOf(index, unit, kinds);
  return index.documents[unit.document].at === undefined ? Math.min(1, count) : count;
}
