import type { Interval } from '../compare/index.ts';
import type { FileRef, Problem } from '../problems/problem.ts';
import type { UnmarkedRule } from './alpha.ts';
import type { Decision } from './decisions.ts';
import type { DistanceId } from './distances.ts';

/** α with its components. */
export interface AlphaEstimate {
  /** The number of values of units with at least two. */
  readonly values: number;
  /** Σ n·D_o over documents. */
  readonly observedSum: number;
  /** Σ n·D_e over documents. */
  readonly expectedSum: number;
  /** 1 − observedSum / expectedSum: expected disagreement is computed within each document. `null` if no unit has two values. */
  readonly alpha: number | null;
  /** 95 % interval over documents; `null` for fewer than two documents. */
  readonly interval: Interval | null;
  /** α of all units of the corpus in one table, as in other tools. */
  readonly pooled: DocumentAlphaValues;
  readonly documents: readonly (DocumentAlphaValues & { readonly id: string; readonly values: number })[];
}

interface DocumentAlphaValues {
  /** D_o */
  readonly observed: number | null;
  /** D_e */
  readonly expected: number | null;
  readonly alpha: number | null;
}

/** One annotator compared with the others. */
export interface AnnotatorSummary {
  readonly name: string;
  readonly documents: number;
  /** Documents that others have and this annotator does not. */
  readonly missing: readonly string[];
  readonly mentions: number;
  readonly chains: number;
  readonly singletons: number;
  /** Mean α of the pairs with this annotator: low for an outlier. */
  readonly meanAlpha: number | null;
  /** α of all others; `null` if there are fewer than two. */
  readonly alphaWithout: number | null;
}

/** Two annotators, one as key and the other as response, over the documents that both have. */
export interface PairAgreement {
  readonly annotators: readonly [string, string];
  readonly documents: number;
  /** F₁ (or the index) of each metric, and the CoNLL average. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** Cohen's κ of "these two mentions corefer", which is the adjusted Rand index (Warrens 2008). */
  readonly linkKappa: number | null;
  /** Gwet's AC₁ of the same question; in long documents close to 1 whatever the annotators did. */
  readonly linkAc1: number | null;
  /** γ of the boundaries of mentions, if asked for. */
  readonly gamma?: number | null;
  /** The disorder of the boundaries, observed and by chance, summed over documents. */
  readonly disorder?: { readonly observed: number; readonly expected: number };
  readonly alpha: Readonly<Record<DistanceId, number | null>>;
}

/** Mean over the pairs for which the number is defined. */
export interface PairMean {
  readonly mean: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** 95 % interval of the mean over documents; `null` if a pair is undefined. */
  readonly interval: Interval | null;
}

/** A span that annotators put into different chains. */
export interface Disagreement {
  readonly document: string;
  /** Half-open range of tokens. */
  readonly start: number;
  readonly end: number;
  /** The words, if the format has them. */
  readonly text?: string;
  /** Mean distance over the pairs of annotators. */
  readonly distance: number;
  readonly values: readonly {
    readonly annotator: string;
    /** Name of the chain; `null` if the span is not marked. */
    readonly chain: string | null;
    readonly size: number;
    readonly file?: FileRef;
    readonly line?: number;
  }[];
}

export interface Agreement {
  readonly signature: string;
  readonly unmarked: UnmarkedRule;
  /** The distance that `meanAlpha`, `alphaWithout` and `disagreements` use. */
  readonly distance: DistanceId;
  /** All documents, those with at least two annotators, and those that every annotator has. */
  readonly documents: { readonly all: number; readonly compared: number; readonly byAll: number };
  /** Spans of compared documents that at least one annotator marked, and those that all annotators of the document marked. */
  readonly units: { readonly all: number; readonly markedByAll: number };
  readonly alpha: Readonly<Record<DistanceId, AlphaEstimate>>;
  readonly annotators: readonly AnnotatorSummary[];
  readonly pairs: readonly PairAgreement[];
  /** Gwet's AC₁ of "these two mentions corefer" for all annotators together. */
  readonly linkAc1: { readonly value: number | null; readonly interval: Interval | null };
  /** By metric, with `conll`, `linkKappa` and `linkAc1`, and `gamma` if asked for. */
  readonly means: Readonly<Record<string, PairMean>>;
  readonly disagreements: readonly Disagreement[];
  /** The decisions that differ: one for each, where `disagreements` has every span of the chains. */
  readonly decisions: readonly Decision[];
  readonly warnings: readonly Problem[];
}
