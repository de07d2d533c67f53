import { type Comparison, compareCounts, systemCounts } from '../compare/index.ts';
import type { Settings } from '../evaluate/index.ts';
import { hasConllParts } from '../metrics/conll.ts';
import type { PageExtras, PagePair, PagePairs, PageStanding } from '../page/types.ts';
import type { SystemRun } from './score.ts';
import type { IntervalRequest } from './score-intervals.ts';

/**
 * Maximum of documents times systems for which a page has intervals and p-values of every number: every document is drawn 10,000 times for each
 * system.
 */
const MAX_DOCUMENT_RUNS = 5_000;

/** Maximum of documents times systems and pairs for which it has those of the main number alone: twelve systems on 1,000 documents take ten seconds. */
const MAX_DOCUMENT_PAIRS = 80_000;

/** What a page knows of systems from their scores by document. */
export interface PageComparison {
  readonly standings: readonly PageStanding[];
  readonly pairs: NonNullable<PageExtras['pairs']>;
}

/**
 * The intervals of each system and the tests of all pairs: those of `compare` with all systems. Undefined where there is nothing to compare, or too
 * much for a page.
 */
export function pageStandings(
  runs: readonly Pick<SystemRun, 'tally'>[],
  { metrics, average, options }: Settings,
  { interval, resamples, seed }: IntervalRequest = {},
): PageComparison | undefined {
  const documents = runs[0].tally.state().documents.map(({ id }) => id);
  const count = documents.length;
  const statistics = statisticsOfPage(count, runs.length, hasConllParts(metrics) ? 'conll' : metrics[0].id);
  if (statistics === undefined) return undefined;
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
    { ...statistics, interval, resamples, seed, average, metrics, blancWeight: options.blancWeight },
  );
  return pageComparison(comparison);
}

/** Which statistics a page compares: all, the main one alone, or none, by the work that it is. */
export function statisticsOfPage(
  documents: number,
  systems: number,
  main: string,
): { readonly statistics?: readonly string[] } | undefined {
  if (documents < 1) return undefined;
  if (documents * systems <= MAX_DOCUMENT_RUNS) return {};
  const pairs = (systems * (systems - 1)) / 2;
  return documents * (systems + pairs) <= MAX_DOCUMENT_PAIRS ? { statistics: [main] } : undefined;
}

/** What a page keeps of a comparison, whose systems have numbers as names. */
export function pageComparison(comparison: Comparison): PageComparison {
  return {
    standings: comparison.systems.map((_, s) => ({
      intervals: Object.fromEntries(
        comparison.statistics.flatMap((statistic) => {
          const { interval: found } = comparison.scores[s][statistic];
          return found === null ? [] : [[statistic, roundedRange(found)]];
        }),
      ),
    })),
    pairs: Object.fromEntries(
      comparison.statistics.map((statistic) => [statistic, pairsOf(comparison, statistic)]),
    ),
  };
}

/** A page shows four digits: more than twelve only make it larger. */
const rounded = (value: number): number => Number(value.toFixed(12));

const roundedRange = ([low, high]: readonly [number, number]): readonly [number, number] => [
  rounded(low),
  rounded(high),
];

function pairsOf(comparison: Comparison, statistic: string): PagePairs {
  const { systems, pairs, differences, ranks, documents } = comparison;
  return {
    pairs: pairs.map(([first, second]): PagePair => {
      const { value, interval, p, holm, randomisation, effect } =
        differences[`${first} - ${second}`][statistic];
      return {
        a: Number(first),
        b: Number(second),
        difference: value === null ? null : rounded(value),
        interval: interval === null ? null : roundedRange(interval),
        p,
        holm,
        ...(randomisation === null ? {} : { differing: randomisation.differing }),
        ...(effect === null ? {} : { documents: withRest(effect.wins, documents) }),
      };
    }),
    ranks: systems.map((name) => ranks[statistic][name]),
  };
}

/** The documents that were compared, and the rest. */
const withRest = (
  [better, equal, worse]: readonly [number, number, number],
  all: number,
): NonNullable<PagePair['documents']> => [better, equal, worse, all - better - equal - worse];
