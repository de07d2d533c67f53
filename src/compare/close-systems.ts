import type { Problem } from '../problems/problem.ts';
import { buildSample, checkShape } from './build-sample.ts';
import { problem } from './codes.ts';
import { studentCritical } from './distributions.ts';
import { type DocumentCounts, metricsOfCounts } from './document-counts.ts';
import { ERROR_PROBABILITY } from './intervals.ts';
import { influenceOf, leaveOneOut } from './jackknife.ts';
import { type CompareOptions, compareSettings } from './settings.ts';
import { defaultStatistics } from './statistics.ts';

export type ClosenessOptions = Pick<CompareOptions, 'average' | 'blancWeight' | 'metrics'> & {
  /** The title of a statistic in messages. */
  readonly labelOf?: ((statistic: string) => string) | undefined;
};

/**
 * Warnings about systems whose difference from the best one could be due to the choice of documents, by name of the system: the difference is
 * within its 95 % interval. The interval is that of the jackknife with Student's t, which needs no resampling; `compareCounts` tests the difference.
 */
export function closeSystems(counts: DocumentCounts, options: ClosenessOptions = {}): Map<string, Problem> {
  checkShape(counts);
  const { documents, systems } = counts;
  const [statistic] = defaultStatistics(metricsOfCounts(counts, options.metrics ?? []));
  const chosen = { ...options, statistics: [statistic] };
  const sample = buildSample(counts, chosen, compareSettings(chosen, counts));
  const sums = sample.exactSums();
  const values = new Float64Array(sample.valueCount);
  sample.values(sums, Number.NaN, values);
  const label = options.labelOf?.(statistic) ?? statistic;
  const found = new Map<string, Problem>();
  const best = values.indexOf(
    values.reduce((top, value) => (value > top ? value : top), Number.NEGATIVE_INFINITY),
  );
  if (systems.length < 2 || best < 0) return found;
  const leftOut = documents.length > 1 ? leaveOneOut(sample, sums) : undefined;
  systems.forEach(({ name }, s) => {
    const difference = values[best] - values[s];
    if (s === best || Number.isNaN(difference)) return;
    const points = (100 * difference).toFixed(2);
    if (leftOut === undefined) {
      const message = `There is one document: whether "${systems[best].name}" is better than "${name}" (${points} points of ${label}) cannot be tested.`;
      found.set(name, problem('systems/untested', message, { help: 'score topics or parts as documents' }));
      return;
    }
    const { standardError } = influenceOf(sample, leftOut, best, s);
    const half = studentCritical(ERROR_PROBABILITY, documents.length - 1) * standardError;
    if (difference > half || half === 0) return;
    const interval = [difference - half, difference + half].map((end) => (100 * end).toFixed(2)).join(' to ');
    found.set(
      name,
      problem(
        'systems/close',
        `"${name}" is ${points} points of ${label} below "${systems[best].name}", within the 95 % interval of the difference (${interval}).`,
        { help: 'other documents could give the opposite order; test it with corefeval compare' },
      ),
    );
  });
  return found;
}
