import type { Analysis } from '../../analyze/index.ts';

/** An analysis with the paths of its corpora, ready to be printed. */
export interface AnalyzeReport extends Analysis {
  readonly keyPath: string;
  /** Of the systems, in their order. */
  readonly paths: readonly string[];
  /** The metric of the table of costs: `conll` or the id of a metric. */
  readonly metric: string;
  /** Whether link errors and all slices are shown in text. */
  readonly shows: { readonly links: boolean; readonly slices: boolean };
  /** Names of systems that could not be analysed. */
  readonly leftOut?: readonly string[] | undefined;
}
