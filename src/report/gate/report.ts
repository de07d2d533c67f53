import type { GateFlips } from './flips.ts';

/** The result of a gate: every system on every data set, compared with its baseline. */
export interface GateReport {
  /** The file of the baseline. */
  readonly baseline: string;
  /** Whether a new baseline is written: then nothing fails. */
  readonly isUpdate: boolean;
  readonly limits: GateLimits;
  readonly checks: readonly GateCheck[];
  /** What was not checked, and why. */
  readonly notes: readonly string[];
  /** Names of responses that could not be scored. */
  readonly leftOut?: readonly string[] | undefined;
}

export interface GateLimits {
  /** How many points a number may fall. */
  readonly maxDrop: readonly MetricLimit[];
  /** The lowest percentage that a number may have. */
  readonly min: readonly MetricLimit[];
  /** Only a drop with a lower p counts; every drop if absent. */
  readonly significant?: number | undefined;
  /** How many points the decisive number of a document may fall; any number if absent. */
  readonly maxDocumentDrop?: number | undefined;
}

/** A limit of a metric, or of `conll`, in points or percent. */
export interface MetricLimit {
  readonly metric: string;
  readonly points: number;
}

/** One system on one data set. */
export interface GateCheck {
  /** Absent where there are no data sets. */
  readonly dataset?: string | undefined;
  readonly system: string;
  /** The path of the response. */
  readonly path: string;
  readonly signature: string;
  /** The decisive number, by which documents are compared. */
  readonly metric: string;
  /** Whether there is a baseline; without one, its numbers are `null`. */
  readonly isCompared: boolean;
  readonly numbers: readonly GateNumber[];
  readonly documents: DocumentChanges;
  readonly failures: readonly GateFailure[];
  /** What is newly wrong; absent without an earlier response. */
  readonly flips?: GateFlips | undefined;
  readonly notes: readonly string[];
}

/** A score before and now; `null` where undefined. */
export interface Change {
  readonly baseline: number | null;
  readonly now: number | null;
}

export interface GateNumber extends Change {
  /** The id of a metric, or `conll`. */
  readonly id: string;
  readonly label: string;
  /** Two-sided, of the paired test over documents; `null` where nothing was tested. */
  readonly p: number | null;
}

/** What happened to the decisive number of each document. */
export interface DocumentChanges {
  /** What the units are: documents, or topics where entities are scored across documents. */
  readonly unit: 'document' | 'topic' | 'corpus';
  readonly total: number;
  readonly worse: number;
  readonly better: number;
  readonly equal: number;
  /** Those whose number is undefined on one side. */
  readonly incomparable: number;
  /** All that are not equal, the worst first. */
  readonly changed: readonly GateDocument[];
  /** Documents of the key that the response lacks. */
  readonly missing: readonly string[];
}

export interface GateDocument extends Change {
  readonly id: string;
  /** Where it begins in the response; absent where it is not known, and of documents that are not among the worst. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** Why a check fails. */
export type GateFailure =
  | ({ readonly kind: 'drop' | 'min'; readonly points: number } & GateNumber)
  | {
      readonly kind: 'document';
      readonly points: number;
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly unit: DocumentChanges['unit'];
      readonly worst: GateDocument;
    };

export const isPassed = ({ isUpdate, checks }: Pick<GateReport, 'isUpdate' | 'checks'>): boolean =>
  isUpdate || checks.every(({ failures }) => failures.length === 0);

/** The difference of a score in fractions; `null` where one of both is undefined. */
export const changeOf = ({ baseline, now }: Change): number | null =>
  baseline === null || now === null ? null : now - baseline;

/** The worst documents, which are shown with their places. */
export const worstDocuments = ({ changed }: Pick<DocumentChanges, 'changed'>, most: number): GateDocument[] =>
  changed.filter((document) => (changeOf(document) ?? 0) < 0).slice(0, most);
