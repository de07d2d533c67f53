/** How certain the order of the systems is: intervals, and the lead of a system over the next one. */
import type { PageIndex } from '../../page/types.ts';
import { counted, percent } from '../parts/numbers.ts';

/** Below this number of documents intervals are rough. */
const MIN_DOCUMENTS_FOR_INTERVAL = 30;

/** The range of an axis for the intervals of all systems: multiples of 5 percent. Undefined if a system has none. */
export function intervalDomain(
  { systems }: PageIndex,
  metric: string,
): readonly [from: number, to: number] | undefined {
  const ends = systems.flatMap(({ intervals }) => intervals?.[metric] ?? []);
  if (ends.length < 2 * systems.length) return undefined;
  const from = Math.floor(20 * Math.min(...ends)) / 20;
  const to = Math.min(1, Math.ceil(20 * Math.max(...ends)) / 20);
  return from < to ? [from, to] : undefined;
}

interface LeadProps {
  readonly index: PageIndex;
  readonly system: number;
  readonly metric: string;
  /** Columns after the number of the rank. */
  readonly width: number;
}

/** A row that says by how much a system is better than the next one, and whether this may be chance. */
export function Lead({ index: { systems, documents }, system, metric, width }: LeadProps) {
  const lead = systems[system].leads?.[metric];
  if (lead === undefined) return null;
  const { over, difference, p, wins } = lead;
  return (
    <tr class="lead">
      <td />
      <td colSpan={width + 1}>
        <p>
          {percent(difference)} over <bdi>{systems[over].name}</bdi>
          {p === null
            ? ''
            : `, p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(4)}`} (paired, ${counted(documents.length, 'document')})`}
          {wins === undefined ? '' : `; wins ${wins[0]}, losses ${wins[2]}, draws ${wins[1]}`}
        </p>
      </td>
    </tr>
  );
}

/** What intervals and p-values are, or why there are none. */
export function IntervalNote({ index: { systems, documents } }: { readonly index: PageIndex }) {
  const { intervals } = systems[0];
  const count = documents.length;
  if (count === 0) return null;
  return (
    <p class="soft small">
      {intervalNote(intervals !== undefined && Object.keys(intervals).length > 0, count, systems.length)}
    </p>
  );
}

function intervalNote(hasIntervals: boolean, count: number, systems: number): string {
  if (count === 1) return 'There is one document, so there are no intervals.';
  if (!hasIntervals)
    return 'Intervals are not in this report: corefeval compare computes them for any number of documents.';
  const method = `95 % intervals by bootstrap over documents${systems > 1 ? ', p-values by paired randomisation of documents, as in corefeval compare' : ''}.`;
  return count < MIN_DOCUMENTS_FOR_INTERVAL
    ? `${method} They are rough: there are only ${count} documents.`
    : method;
}
