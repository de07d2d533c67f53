import type { MetricOptions } from '../metrics/index.ts';
import { indexScore } from '../metrics/metric.ts';
import { metricsOf, type ScoredMetric, type Statistic, StatisticScorer } from './statistics.ts';

/** Statistics that are means over documents, and the conversion of counts to theirs. */
export interface MacroCounts {
  readonly statistics: readonly Statistic[];
  convert(matrix: Float64Array, documents: number): Float64Array;
}

/**
 * A mean over documents is a ratio of sums like any other score: the sum of the scores of documents divided by the number of documents
 * with a score. With such counts all other code is the same for micro and macro averages.
 */
export function macroCounts(statistics: readonly Statistic[], options: MetricOptions): MacroCounts {
  const means = new Map<string, { readonly metric: ScoredMetric; readonly of: Statistic }>();
  const macro = statistics.map(({ id, parts }) => ({
    id,
    parts: parts.map((part) => {
      const name = `${part.metric.id} ${part.pick}`;
      const mean = means.get(name) ?? { metric: meanOverDocuments(name), of: { id: name, parts: [part] } };
      means.set(name, mean);
      return { metric: mean.metric, pick: 'headline' as const };
    }),
  }));
  const ofDocument = new StatisticScorer(
    [...means.values()].map(({ of }) => of),
    options,
  );
  // The statistics list the metrics in the order of their first use.
  const order = metricsOf(macro).map((metric) =>
    [...means.values()].findIndex((mean) => mean.metric === metric),
  );
  return {
    statistics: macro,
    convert: (matrix, documents) => {
      const values = new Float64Array(means.size);
      const ones = new Float64Array(means.size).fill(1);
      const columns = Int32Array.from({ length: ofDocument.width }, (_, i) => i);
      const converted = new Float64Array(documents * 2 * means.size);
      for (let d = 0; d < documents; d++) {
        values.fill(0);
        ofDocument.add(matrix, d * ofDocument.width, columns, 0, Number.NaN, values, 0, ones);
        order.forEach((mean, i) => {
          if (Number.isNaN(values[mean])) return;
          converted[2 * (d * means.size + i)] = values[mean];
          converted[2 * (d * means.size + i) + 1] = 1;
        });
      }
      return converted;
    },
  };
}

const meanOverDocuments = (id: string): ScoredMetric => ({
  id,
  headline: 'index',
  fields: ['sum', 'documents'],
  score: ({ sum, documents }) => indexScore(documents === 0 ? null : sum / documents),
});
