import type { Facts, ScoreSet } from '../evaluate/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { MetricCosts } from './costs.ts';
import type { EntitySliceSet } from './entity-slices.ts';
import type { ByErrorType } from './error-types.ts';
import type { ErrorExample, LinkExample } from './examples.ts';
import type { LabelScores } from './labels/typed-scores.ts';
import type { LossSplit } from './loss-split.ts';
import type { BaselineId, SingletonVariant } from './panels.ts';
import type { MentionKind } from './predicates.ts';
import type { AnalyzeSettings } from './settings.ts';
import type { SliceSet } from './slices.ts';

/** The result of `analyze`. All scores, costs and losses are fractions of 1; `null` where undefined. */
export interface Analysis {
  readonly signature: string;
  readonly settings: AnalyzeSettings;
  readonly key: Facts;
  /** Scores of trivial responses with the mentions of the key; `same-string` only where documents have words. */
  readonly baselines: readonly ({ readonly baseline: BaselineId } & ScoreSet)[];
  readonly systems: readonly SystemAnalysis[];
}

/** The errors of one system. */
export interface SystemAnalysis extends ScoreSet {
  readonly name: string;
  readonly facts: Facts;
  readonly errors: ByErrorType<number>;
  /** For the CoNLL average, if its three metrics were chosen, and for each metric. */
  readonly costs: readonly MetricCosts[];
  /** How the loss is split between mention detection and clustering, for the same metrics. */
  readonly loss: readonly ({ readonly metric: string } & LossSplit)[];
  readonly links: Readonly<Record<'recall' | 'precision', LinkSummary>>;
  readonly slices: readonly SliceSet[];
  readonly entitySlices: readonly EntitySliceSet[];
  /** Scores by label, for each column of labels; absent without labels. */
  readonly labels?: readonly LabelScores[] | undefined;
  /** Scores with and without singletons; empty where neither side has any. */
  readonly singletonScores: readonly ({ readonly variant: SingletonVariant } & ScoreSet)[];
  readonly examples: readonly ErrorExample[];
  readonly warnings: readonly Problem[];
}

/** Link errors of one side. */
export interface LinkSummary {
  /** What MUC loses: the denominator of recall or precision less its numerator. */
  readonly errors: number;
  readonly links: number;
  /** Errors by kind of anaphor and of the antecedent that is shown. */
  readonly kinds: readonly {
    readonly anaphor: MentionKind | 'unknown';
    readonly antecedent: MentionKind | 'unknown';
    readonly errors: number;
  }[];
  readonly examples: readonly LinkExample[];
}
