import type { AlignedPair } from '../core/aligned-pair.ts';
import type { DocumentCount } from '../core/contingency.ts';
import type { OptionsOf, Parameter } from '../core/parameter.ts';
import type { UnitTable } from '../core/unit-table.ts';
import type { Problem } from '../problems/problem.ts';
import type { Measure, Measures } from './measure.ts';
import type { Ratio } from './ratio.ts';
import { f1, quotient } from './ratio.ts';

/** The named numbers that a metric adds up over documents. */
export type Counts<Field extends string = string> = Readonly<Record<Field, number>>;

/** Recall, precision and F₁; `null` where undefined. */
export interface Prf {
  readonly recall: number | null;
  readonly precision: number | null;
  readonly f1: number | null;
}

export interface Score extends Prf {
  /** Numerators and denominators of recall and precision, where each is one fraction. */
  readonly counts?: Fractions | undefined;
  /** The value of a symmetric index, which has neither recall nor precision. */
  readonly index?: number | null | undefined;
}

export interface Fractions {
  readonly recall: readonly [num: number, den: number];
  readonly precision: readonly [num: number, den: number];
}

/** A score whose recall and precision are one fraction each. */
export interface RatioScore extends Score {
  readonly counts: Fractions;
}

export interface IndexScore extends Score {
  readonly index: number | null;
}

export type MetricKind = 'standard' | 'extra' | 'historical';

/** A score within a score, such as the coreference links of BLANC. */
export interface ScorePart<S extends Score = Score> {
  /** The name of its property in the score, and the suffix of the metric id in CSV rows. */
  readonly id: string;
  /** The name in print. */
  readonly label: string;
  /** Undefined in a mean over documents, which has no parts. */
  of(score: S): Score | undefined;
}

/** The input of `count`: most metrics use only the table, the only part that is always present. */
export type Countable = Pick<AlignedPair, 'table'> & Partial<AlignedPair>;

/** How a metric counts the pairs of mentions of a unit of several documents: within documents, across documents, across topics. */
export interface LevelCounter<Field extends string, Options> {
  /** Whether the counts of the levels add up to those of the unit. */
  readonly addsUp: boolean;
  /** The counts of each level, as many as the unit has groupings. */
  count(unit: UnitTable, options: Options): readonly Counts<Field>[];
}

/** A metric as its file writes it; `defineMetric` adds the defaults. */
export interface MetricCard<
  Id extends string,
  Field extends string,
  S extends Score,
  Parameters extends readonly Parameter[],
> {
  /** The name on the command line, in JSON and in file names. */
  readonly id: Id;
  /** The name in print. */
  readonly label: string;
  readonly summary: string;
  /** Keys into docs/references.bib. */
  readonly cite: readonly string[];
  readonly kind: MetricKind;
  readonly fields: readonly Field[];
  /** What each field counts. The numerator of a ratio is at most its denominator; that need not be declared. */
  readonly measures: (options: OptionsOf<Parameters>) => Measures<Field>;
  /** Which number represents the score in rankings and bounds; `f1` by default. */
  readonly headline?: 'f1' | 'index';
  readonly parts?: readonly ScorePart<S>[];
  /** The parts of a score across documents; absent where the score has none. */
  readonly levels?: LevelCounter<Field, OptionsOf<Parameters>> | undefined;
  /** What a score says besides its fractions and its index, as a phrase for reports; empty by default. */
  remark?(score: Score): string;
  /** The same as numbers, by column of CSV and TSV; none by default. A mean over documents has the columns, and no values. */
  figures?(score: Score): Readonly<Record<string, number | null>>;
  readonly parameters?: Parameters;
  /**
   * How the counts of a document follow from those of its connected components, which are entities that share mentions: `sum`, they
   * are their sums; `links`, they follow from the sums of links. Only with one of these `analyze` can compute what errors cost.
   */
  readonly components?: 'sum' | 'links' | 'other';
  /** The numbers beyond the table that it counts; none by default. */
  readonly documentCounts?: readonly DocumentCount[];
  /** The token columns that it needs; none by default. */
  columns?(options: OptionsOf<Parameters>): readonly string[] | 'all';
  /** What key and response must have for the metric to be defined at all; empty by default. */
  readonly needs?: string;
  /** The error for the counts of a corpus that do not have what the metric needs. */
  refusal?(counts: Counts<Field>): Problem | undefined;
  count(pair: Countable, options: OptionsOf<Parameters>): Counts<Field>;
  score(counts: Counts<Field>, options: OptionsOf<Parameters>): S;
}

/**
 * A metric is a card and a formula: `count` one document, add the counts up, `score` once at the end.
 * Zero-denominator rules are in `score`.
 */
export type Metric<
  Id extends string = string,
  Field extends string = string,
  S extends Score = Score,
  // biome-ignore lint/suspicious/noExplicitAny: a metric of any parameters
  Parameters extends readonly Parameter[] = any,
> = Required<MetricCard<Id, Field, S, Parameters>>;

export const defineMetric = <
  const Id extends string,
  Field extends string,
  S extends Score,
  const Parameters extends readonly Parameter[] = readonly [],
>(
  card: MetricCard<Id, Field, S, Parameters>,
): Metric<Id, Field, S, Parameters> => ({
  headline: 'f1',
  parts: [],
  levels: undefined,
  remark: () => '',
  figures: () => ({}),
  parameters: [] as readonly Parameter[] as Parameters,
  components: 'other',
  documentCounts: [],
  columns: () => [],
  needs: '',
  refusal: () => undefined,
  ...card,
});

/** The same metric with an undefined score in place of the error for counts that it refuses. */
export const tolerant = (metric: Metric): Metric =>
  metric.needs === ''
    ? metric
    : {
        ...metric,
        refusal: () => undefined,
        score: (counts, options) =>
          metric.refusal(counts) === undefined ? metric.score(counts, options) : undefinedScore,
      };

const undefinedScore: Score = { recall: null, precision: null, f1: null };

/** The main number of a score of the metric: F₁, or the index where there is none. */
export const headline = (metric: Pick<Metric, 'headline'>, score: Score): number | null =>
  score[metric.headline] ?? null;

/** The parts of a score of the metric. */
export const partsOf = (metric: Pick<Metric, 'parts'>, score: Score): [ScorePart, Score][] =>
  metric.parts.flatMap((part: ScorePart) => {
    const partScore = part.of(score);
    return partScore === undefined ? [] : [[part, partScore] as [ScorePart, Score]];
  });

/** The fields of a metric whose recall and precision are each one fraction. */
export const ratioFields = ['recallNum', 'recallDen', 'precisionNum', 'precisionDen'] as const;
export type RatioField = (typeof ratioFields)[number];

/** The measures of the numerator and denominator of recall and of precision. */
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

export const ratioScore = (counts: Counts<RatioField>): RatioScore =>
  fractionScore(
    { num: counts.recallNum, den: counts.recallDen },
    { num: counts.precisionNum, den: counts.precisionDen },
  );

/** The score of a metric whose recall and precision are these fractions. */
export function fractionScore(ofRecall: Ratio, ofPrecision: Ratio): RatioScore {
  const recall = quotient(ofRecall);
  const precision = quotient(ofPrecision);
  return {
    recall,
    precision,
    f1: f1(recall, precision),
    counts: { recall: [ofRecall.num, ofRecall.den], precision: [ofPrecision.num, ofPrecision.den] },
  };
}

export const indexScore = (index: number | null): IndexScore => ({
  recall: null,
  precision: null,
  f1: null,
  index,
});

export const zeroCounts = <Field extends string>({
  fields,
}: Pick<Metric<string, Field>, 'fields'>): Counts<Field> =>
  Object.fromEntries(fields.map((field) => [field, 0])) as Counts<Field>;

export function mergeCounts<Field extends string>(
  { fields }: Pick<Metric<string, Field>, 'fields'>,
  a: Counts<Field>,
  b: Counts<Field>,
): Counts<Field> {
  return Object.fromEntries(fields.map((field) => [field, a[field] + b[field]])) as Counts<Field>;
}
