import { headline } from '../metrics/index.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Explain } from './explain.ts';
import { type Conclusion, plainTerm, workedFraction } from './worked.ts';

/**
 * Any other metric: its counts by name, and the fractions where recall and precision are one each. A metric gets a
 * derivation of its own by a file in this folder and a line in `explain.ts`.
 */
export const explainByCounts =
  (metric: Metric): Explain =>
  ({ pair, options }) => {
    const counts = metric.count(pair, options);
    const score = metric.score(counts, options);
    const fractions =
      score.counts === undefined
        ? []
        : (['recall', 'precision'] as const).map((name) => {
            const [num, den] = score.counts?.[name] ?? [0, 0];
            return workedFraction({
              symbol: name === 'recall' ? 'R' : 'P',
              name,
              formula: metric.summary,
              formulaTex: `\\text{${name}}`,
              numerator: [plainTerm(num)],
              denominator: [plainTerm(den)],
            });
          });
    const conclusions: Conclusion[] = [
      {
        symbol: metric.label,
        symbolTex: `\\mathrm{${metric.id.replaceAll('_', '\\_')}}`,
        work: 'from the counts',
        tex: '\\text{from the counts}',
        value: headline(metric, score),
      },
    ];
    return {
      facts: metric.fields.map((field) => ({
        symbol: field,
        symbolTex: `\\text{${field}}`,
        value: String(counts[field]),
      })),
      fractions,
      ...(score.counts === undefined ? { conclusions } : {}),
    };
  };
