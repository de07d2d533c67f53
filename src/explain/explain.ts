import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Contingency } from '../core/contingency.ts';
import type { Countable, Metric, MetricOptions, Score } from '../metrics/index.ts';
import { explainBcub } from './bcub.ts';
import { explainBlanc } from './blanc.ts';
import { explainCeafe, explainCeafm } from './ceaf.ts';
import { explainLea } from './lea.ts';
import { explainMentions } from './mentions.ts';
import { explainMuc } from './muc.ts';
import { explainByCounts } from './other.ts';
import { type Partitions, partitionsOf } from './partitions.ts';
import { type Worked, workedHarmonicMean } from './worked.ts';

/** The input of a derivation. */
export interface Subject {
  readonly pair: Countable;
  readonly table: Contingency;
  readonly partitions: Partitions;
  readonly options: MetricOptions;
}

/** Works a metric out. Where no conclusion is given, F₁ of the two fractions is the only one. */
export type Explain = (
  subject: Subject,
) => Omit<Worked, 'conclusions'> & Partial<Pick<Worked, 'conclusions'>>;

const derivations: ReadonlyMap<string, Explain> = new Map([
  ['mentions', explainMentions],
  ['muc', explainMuc],
  ['bcub', explainBcub],
  ['ceafm', explainCeafm],
  ['ceafe', explainCeafe],
  ['blanc', explainBlanc],
  ['lea', explainLea],
]);

/** A metric with its derivation and its score on the pair. */
export interface MetricExplanation extends Worked {
  readonly metric: string;
  readonly label: string;
  readonly cite: readonly string[];
  readonly score: Score;
}

/** One document, explained. */
export interface Explanation {
  readonly document: string;
  readonly partitions: Partitions;
  readonly metrics: readonly MetricExplanation[];
}

/** Works metrics out on a pair. The work grows with the number of mentions and of overlaps of entities. */
export function explainPair(
  pair: AlignedPair,
  metrics: readonly Metric[],
  options: MetricOptions,
): Explanation {
  const partitions = partitionsOf(pair);
  return {
    document: pair.key.id,
    partitions,
    metrics: metrics.map((metric) =>
      explainMetric(metric, derivations.get(metric.id) ?? explainByCounts(metric), {
        pair,
        table: pair.table,
        partitions,
        options,
      }),
    ),
  };
}

/** Works a metric out on a table, without facts about single mentions; undefined if it has no derivation of its own. */
export function explainTable(
  table: Contingency,
  metric: Metric,
  options: MetricOptions,
): MetricExplanation | undefined {
  const explain = derivations.get(metric.id);
  const partitions = { key: [], response: [] };
  return explain && explainMetric(metric, explain, { pair: { table }, table, partitions, options });
}

function explainMetric(metric: Metric, explain: Explain, subject: Subject): MetricExplanation {
  const { pair, options } = subject;
  const score = metric.score(metric.count(pair, options), options);
  const worked = explain(subject);
  const { id, label, cite } = metric;
  const conclusions = worked.conclusions ?? [workedHarmonicMean(score.recall, score.precision, score.f1)];
  return { metric: id, label, cite, ...worked, conclusions, score };
}
