import type { Flips } from '../../analyze/index.ts';
import type { Comparison } from '../../compare/index.ts';
import type { Facts, ScoreSet } from '../../evaluate/index.ts';
import type { Metric } from '../../metrics/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SystemReport } from '../score/report.ts';

/** A response that was scored for a comparison: a system, or one of its runs. */
export interface ComparedRun {
  /** The system that it belongs to. */
  readonly system: string;
  readonly path: string;
  readonly facts: Facts;
  readonly warnings?: readonly Problem[] | undefined;
  /** Its scores on each data set, where there are several. */
  readonly onDatasets?: DatasetScores | undefined;
}

/** The scores of a run, on each data set, and the means over them. */
export interface DatasetScores extends ScoreSet, Pick<SystemReport, 'groups' | 'macro' | 'facts'> {
  /** The name of the system, or of the run. */
  readonly name: string;
  readonly metrics: readonly Metric[];
}

/** What system `b` repairs and breaks of what system `a` decided. */
export interface SystemFlips extends Flips {
  readonly a: string;
  readonly b: string;
  readonly points: Flips['points'] & { readonly conll: { readonly difference: number | null } };
  /** For each document the difference of its own score by the decisive statistic, `b` less `a`. */
  readonly documentDifferences: readonly (number | null)[];
}

/** A comparison with the paths of its corpora, ready to be printed. */
export interface CompareReport {
  readonly comparison: Comparison;
  /** The signature of the scores; that of the comparison is in `comparison`. */
  readonly signature: string;
  readonly key: { readonly path: string; readonly facts: Facts };
  readonly runs: readonly ComparedRun[];
  /** The decisive statistic. */
  readonly metric: string;
  /** Titles of statistics in tables. */
  readonly labelOf: (statistic: string) => string;
  readonly average: 'micro' | 'macro';
  /** The conditions on mentions; absent where all mentions take part. */
  readonly filter?: readonly string[] | undefined;
  /** Tokens in a window; absent where entities are not cut. */
  readonly window?: number | undefined;
  /** The data sets over which scores are averaged; empty if there is only one. */
  readonly datasets: readonly { readonly name: string; readonly documents: number }[];
  /** Absent unless asked for. */
  readonly flips?: readonly SystemFlips[] | undefined;
  /** Names of systems that could not be scored. */
  readonly leftOut?: readonly string[] | undefined;
  /** Why each of them was left out. */
  readonly failures?: readonly { readonly name: string; readonly reason: string }[] | undefined;
}
