import type { Facts, ScoreSet } from '../evaluate/index.ts';
import type { DocumentList } from '../evaluate/tally.ts';
import type { Metric } from '../metrics/index.ts';
import type { Problem } from '../problems/problem.ts';

/** The result of scoring one or more responses against a key, the input of all output formats. */
export interface ScoreReport {
  readonly signature: string;
  readonly version: string;
  readonly metrics: readonly Metric[];
  readonly average: 'micro' | 'macro';
  readonly key: Side;
  readonly systems: readonly SystemReport[];
}

export interface Side {
  readonly path: string;
  readonly facts: Facts;
}

export interface SystemReport extends Side, ScoreSet {
  readonly name: string;
  readonly documents: DocumentList;
  readonly warnings: readonly Problem[];
}
