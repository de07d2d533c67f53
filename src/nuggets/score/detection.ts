import type { Score } from '../../metrics/metric.ts';
import type { DetectionRules } from '../model/profile.ts';

/**
 * Mention detection (TAC KBP event nugget task definition (2015), sections 3.1.2 and 3.2): counted for each document and
 * setting, added up, scored once.
 *
 *     P = TP / #system   R = TP / #gold          micro: of the sums     macro: mean of P and of R over the documents
 */
export interface DetectionCounts {
  readonly documents: number;
  readonly gold: number;
  readonly system: number;
  readonly truePositives: number;
  readonly precisionSum: number;
  readonly recallSum: number;
}

export const noDetections: DetectionCounts = {
  documents: 0,
  gold: 0,
  system: 0,
  truePositives: 0,
  precisionSum: 0,
  recallSum: 0,
};

export function countDetections(
  gold: number,
  system: number,
  truePositives: number,
  { countEmptyGold, scale }: DetectionRules,
): DetectionCounts {
  if (gold === 0 && !countEmptyGold) return noDetections;
  const scaled = scale * truePositives;
  return {
    documents: 1,
    gold,
    system,
    truePositives: scaled,
    precisionSum: system > 0 ? scaled / system : 0,
    recallSum: gold > 0 ? scaled / gold : 0,
  };
}

export const addDetections = (a: DetectionCounts, b: DetectionCounts): DetectionCounts => ({
  documents: a.documents + b.documents,
  gold: a.gold + b.gold,
  system: a.system + b.system,
  truePositives: a.truePositives + b.truePositives,
  precisionSum: a.precisionSum + b.precisionSum,
  recallSum: a.recallSum + b.recallSum,
});

const ratio = (num: number, den: number): number | null => (den > 0 ? num / den : null);

/** Recall, precision and F₁ from the true positives and the number of mentions of each side. */
export function detectionScore(
  truePositives: number,
  gold: number,
  system: number,
  rules: Pick<DetectionRules, 'undefinedF1'>,
): Score {
  return withF1(ratio(truePositives, gold), ratio(truePositives, system), rules);
}

export const microScore = (counts: DetectionCounts, rules: DetectionRules): Score =>
  detectionScore(counts.truePositives, counts.gold, counts.system, rules);

/** The F₁ of the mean precision and the mean recall, not the mean of the F₁. */
export const macroScore = (counts: DetectionCounts, rules: DetectionRules): Score =>
  withF1(ratio(counts.recallSum, counts.documents), ratio(counts.precisionSum, counts.documents), rules);

function withF1(
  recall: number | null,
  precision: number | null,
  { undefinedF1 }: Pick<DetectionRules, 'undefinedF1'>,
): Score {
  const sum = (precision ?? 0) + (recall ?? 0);
  if (recall === null || precision === null || sum === 0) {
    const unknown = undefinedF1 || (recall === null && precision === null);
    return { recall, precision, f1: unknown ? null : 0 };
  }
  return { recall, precision, f1: (2 * precision * recall) / sum };
}
