import type { Agreement } from '../../agree/index.ts';

/** An agreement with the paths of the annotators, ready to be printed. */
export interface AgreeReport {
  readonly agreement: Agreement;
  /** Of the annotators, in their order. */
  readonly paths: readonly string[];
  /** Titles of metrics in tables. */
  readonly labelOf: (metric: string) => string;
  /** The largest number of disagreements that are listed in text. */
  readonly listed: number;
}
