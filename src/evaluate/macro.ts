import { ExactSum } from '../core/exact-sum.ts';
import type { ScoreSet } from '../metrics/count-vector.ts';
import { conllAverage, headline, type Metric, type Score } from '../metrics/index.ts';

/** A mean over documents, with the number of documents in which the score was defined. */
export interface MacroScore extends Score {
  readonly documents: number;
}

/**
 * The unweighted mean of the scores of documents. A document in which a score is undefined (MUC without links) is left
 * out of that mean. The CoNLL shared tasks use the micro average instead, which adds up counts first.
 */
export function macroAverage(metrics: readonly Metric[], documents: readonly ScoreSet[]): ScoreSet {
  const scores = meanScores(
    metrics,
    documents.map((document) => document.scores),
  );
  const levels = [...(documents[0]?.parts?.keys() ?? [])];
  const set = { scores, conll: conllAverage(scores) };
  if (levels.length === 0) return set;
  const parts = levels.map((level) => {
    const ofLevel = documents.map((document) => document.parts?.get(level) ?? new Map<string, Score>());
    const divided = metrics.filter(({ id }) => ofLevel[0].has(id));
    return [level, meanScores(divided, ofLevel)] as const;
  });
  return { ...set, parts: new Map(parts) };
}

function meanScores(
  metrics: readonly Metric[],
  sets: readonly ReadonlyMap<string, Score>[],
): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const metric of metrics) {
    const all = sets.map((set) => set.get(metric.id) as Score);
    const mean = (pick: (score: Score) => number | null) => meanOf(all.map(pick));
    const macro: MacroScore = {
      recall: mean(({ recall }) => recall),
      precision: mean(({ precision }) => precision),
      f1: mean(({ f1 }) => f1),
      documents: all.filter((score) => headline(metric, score) !== null).length,
    };
    const index = mean(({ index: value }) => value ?? null);
    scores.set(metric.id, metric.headline === 'index' ? { ...macro, index } : macro);
  }
  return scores;
}

/** The mean of the defined values; null if there is none. The sum is exact, so the order does not matter. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const defined = values.filter((value) => value !== null);
  return defined.length === 0 ? null : ExactSum.of(defined).value() / defined.length;
}
