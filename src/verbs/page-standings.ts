import { type Comparison, compareCounts, systemCounts } from '../compare/index.ts';
import type { Settings } from '../evaluate/index.ts';
import type { PageLead, PageStanding } from '../page/types.ts';
import type { SystemRun } from './score.ts';
import type { IntervalRequest } from './score-intervals.ts';

/**
 * Maximum of documents times systems for which a page has intervals and p-values: every document is drawn 10,000 times for each
 * system.
 */
const MAX_DOCUMENT_RUNS = 5_000;

/**
 * The intervals of each system, and its lead over the next one by every number: those of `compare` with all systems. Undefined where there is nothing to
 * compare, or too much for a page.
 */
export function pageStandings(
  runs: readonly Pick<SystemRun, 'tally'>[],
  { metrics, average, options }: Settings,
  { interval, resamples, seed }: IntervalRequest = {},
): PageStanding[] | undefined {
  const documents = runs[0].tally.state().documents.map(({ id }) => id);
  if (documents.length < 1 || documents.length * runs.length > MAX_DOCUMENT_RUNS) return undefined;
  // Numbers as names: a name could be any text.
  const systems = runs.map(({ tally }, s) =>
    systemCounts(
      `${s}`,
      metrics,
      tally.state().documents.map(({ counts }) => counts),
    ),
  );
  const comparison = compareCounts(
    { documents, systems },
    { interval, resamples, seed, average, metrics, blancWeight: options.blancWeight },
  );
  const leads = comparison.statistics.map((statistic) => leadsOf(comparison, statistic));
  return runs.map((_, s) => ({
    intervals: Object.fromEntries(
      comparison.statistics.flatMap((statistic) => {
        const { interval: found } = comparison.scores[s][statistic];
        return found === null ? [] : [[statistic, [rounded(found[0]), rounded(found[1])]]];
      }),
    ),
    leads: Object.fromEntries(
      comparison.statistics.flatMap((statistic, t) => {
        const lead = leads[t].get(s);
        return lead === undefined ? [] : [[statistic, lead]];
      }),
    ),
  }));
}

/** A page shows four digits: more than twelve only make it larger. */
const rounded = (value: number): number => Number(value.toFixed(12));

/** The lead of every system but the last, best first; systems without a score are left out. */
function leadsOf({ systems, scores, differences }: Comparison, statistic: string): Map<number, PageLead> {
  const value = (s: number) => scores[s][statistic].value;
  const order = systems.flatMap((_, s) => (value(s) === null ? [] : [s]));
  order.sort((a, b) => (value(b) as number) - (value(a) as number) || a - b);
  return new Map(
    order.slice(1).map((next, rank) => {
      const own = order[rank];
      const [first, second] = own < next ? [own, next] : [next, own];
      const { p, effect } = differences[`${first} - ${second}`][statistic];
      const [higher, equal, lower] = effect?.wins ?? [];
      const wins =
        higher === undefined || equal === undefined || lower === undefined
          ? {}
          : { wins: own === first ? ([higher, equal, lower] as const) : ([lower, equal, higher] as const) };
      return [own, { over: next, difference: (value(own) as number) - (value(next) as number), p, ...wins }];
    }),
  );
}
