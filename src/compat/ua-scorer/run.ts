import type { Scores } from '../lookups/score.ts';
import type { UaSettings } from './prepare.ts';

/** What a command line asks for. */
export interface RunSettings {
  readonly files: readonly [key: string, response: string];
  readonly metrics: readonly string[];
  readonly prepare: UaSettings;
  readonly onlySplitAntecedents: boolean;
  readonly deixis: boolean;
  readonly crossing: boolean;
  readonly nonReferring: boolean;
  readonly bridging: boolean;
  readonly json: boolean;
}

export interface UaResult {
  /** Lines that the original prints while it reads. */
  readonly printed: readonly string[];
  readonly scores: readonly (readonly [string, Scores])[];
  readonly nonReferring?: Scores;
  readonly bridging?: {
    readonly anaphorRecognition: Scores;
    readonly fullMarkable: Scores;
    readonly fullEntity: Scores;
  };
}
