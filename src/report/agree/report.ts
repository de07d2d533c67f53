import type { Adjudication, Agreement } from '../../agree/index.ts';
import type { Metric } from '../../metrics/index.ts';

/** An agreement with the paths of the annotators, ready to be printed. */
export interface AgreeReport {
  readonly agreement: Agreement;
  /** Of the annotators, in their order. */
  readonly paths: readonly string[];
  /** The metrics that were computed; ARI is shown as link κ. */
  readonly metrics: readonly Pick<Metric, 'id' | 'headline'>[];
  /** Titles of metrics in tables. */
  readonly labelOf: (metric: string) => string;
  /** The largest number of decisions that are listed in text. */
  readonly listed: number;
  /** If one annotation was made of all. */
  readonly adjudication?: Adjudication | undefined;
}
