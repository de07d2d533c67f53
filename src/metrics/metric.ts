import type { Contingency } from '../core/contingency.ts';
import type { Ratio } from '../core/ratio.ts';
import { f1, quotient } from '../core/ratio.ts';

/** What a metric adds up over documents: named numbers. Merging is adding. */
export type Counts<Field extends string = string> = Readonly<Record<Field, number>>;

export interface Score {
  readonly recall: number | null;
  readonly precision: number | null;
  readonly f1: number | null;
}

/** A score with the fractions behind it. */
export interface RatioScore extends Score {
  readonly counts: {
    readonly recall: readonly [num: number, den: number];
    readonly precision: readonly [num: number, den: number];
  };
}

/** A symmetric index, which has no recall and no precision. */
export interface IndexScore extends Score {
  readonly index: number | null;
}

/** The one number that stands for a score: F₁, or the index where there is none. */
export const headline = (score: Score): number | null =>
  'index' in score ? (score as IndexScore).index : score.f1;

/** Settings that some metrics take. */
export interface MetricOptions {
  /** Weight of coreference links in BLANC, 0 to 1; non-coreference links get the rest. */
  readonly blancWeight: number;
  /** Importance of an entity of a given size in LEA. */
  readonly leaImportance: (size: number) => number;
}

/**
 * Numbers that several metrics count or that other numbers bound. Counts that come from a file are held against each other
 * by them (`evaluate/count-laws.ts`).
 */
export type Quantity =
  | `${'key' | 'response' | 'shared'}${'Mentions' | 'TreeLinks' | 'Coref' | 'Noncoref'}`
  | `${'key' | 'response'}Entities`
  /** Φ₃ and Φ₄ of the best alignment. */
  | 'alignedMentions'
  | 'alignedLikeness'
  /** Mentions of one side only. */
  | 'twinless'
  /** Response mentions but for twinless singletons, and those with the twinless key mentions. */
  | 'keptMentions'
  | 'movedMentions'
  /** Pairs of mentions that at least one side has, and those on which both agree. */
  | 'unionPairs'
  | 'agreedPairs'
  /** The mean of the coreferent pairs of both sides. */
  | 'meanCoref';

/** What a count is: a quantity, or a number of its own, whole or not, up to some quantity. */
export type Measure = Quantity | { readonly whole: boolean; readonly atMost?: Quantity };
export type Measures<Field extends string = string> = Readonly<Record<Field, Measure>>;

export const wholeNumber: Measure = { whole: true };
export const realNumber: Measure = { whole: false };

export type MetricKind = 'standard' | 'extra' | 'historical';

/**
 * A metric is a card and a formula: `count` one document, add the counts up, `score` once at the end.
 * Zero-denominator rules live in `score`.
 */
export interface Metric<Field extends string = string, S extends Score = Score> {
  /** The name on the command line, in JSON and in file names. */
  readonly id: string;
  /** The name in print. */
  readonly label: string;
  readonly summary: string;
  /** Keys into docs/references.bib. */
  readonly cite: readonly string[];
  readonly kind: MetricKind;
  readonly fields: readonly Field[];
  /** What each field is. The numerator of a ratio is at most its denominator without saying so. */
  readonly measures: (options: MetricOptions) => Measures<Field>;
  count(table: Contingency, options: MetricOptions): Counts<Field>;
  score(counts: Counts<Field>, options: MetricOptions): S;
}

export const defineMetric = <Field extends string, S extends Score>(
  metric: Metric<Field, S>,
): Metric<Field, S> => metric;

/** The fields of a metric whose recall and precision are each one fraction. */
export const ratioFields = ['recallNum', 'recallDen', 'precisionNum', 'precisionDen'] as const;
export type RatioField = (typeof ratioFields)[number];

/** The measures of recall and precision: what the numerator and the denominator of each are. */
export const ratioMeasures = (
  [recallNum, recallDen]: readonly [Measure, Measure],
  [precisionNum, precisionDen]: readonly [Measure, Measure],
): Measures<RatioField> => ({ recallNum, recallDen, precisionNum, precisionDen });

export const ratioCounts = (recall: Ratio, precision: Ratio): Counts<RatioField> => ({
  recallNum: recall.num,
  recallDen: recall.den,
  precisionNum: precision.num,
  precisionDen: precision.den,
});

export function ratioScore(counts: Counts<RatioField>): RatioScore {
  const recall = quotient({ num: counts.recallNum, den: counts.recallDen });
  const precision = quotient({ num: counts.precisionNum, den: counts.precisionDen });
  return {
    recall,
    precision,
    f1: f1(recall, precision),
    counts: {
      recall: [counts.recallNum, counts.recallDen],
      precision: [counts.precisionNum, counts.precisionDen],
    },
  };
}

export const indexScore = (index: number | null): IndexScore => ({
  recall: null,
  precision: null,
  f1: null,
  index,
});

export const zeroCounts = <Field extends string>({ fields }: Pick<Metric<Field>, 'fields'>): Counts<Field> =>
  Object.fromEntries(fields.map((field) => [field, 0])) as Counts<Field>;

export function mergeCounts<Field extends string>(
  { fields }: Pick<Metric<Field>, 'fields'>,
  a: Counts<Field>,
  b: Counts<Field>,
): Counts<Field> {
  return Object.fromEntries(fields.map((field) => [field, a[field] + b[field]])) as Counts<Field>;
}
