import { schemas } from '../core/schemas.ts';
import type { SettingsSpec, TallyState } from '../evaluate/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { CountsReading } from './reading.ts';

/** The counts of one part of a corpus. Merging all parts gives the result of a single run. */
export interface CountsFile {
  readonly schema: typeof schemas.counts;
  readonly version: string;
  /** Everything that changes a score, except the key. */
  readonly signature: string;
  readonly settings: SettingsSpec;
  readonly extras: CountsReading & {
    readonly lenient: boolean;
    /** The values of `--document`; undefined or null if all documents were scored. */
    readonly documents?: readonly string[] | null;
  };
  readonly key: string;
  readonly response: string;
  /** Ids of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: TallyState;
  readonly warnings: readonly Problem[];
}

export const countsText = (counts: Omit<CountsFile, 'schema'>): string =>
  `${JSON.stringify({ schema: schemas.counts, ...counts }, plainArrays)}\n`;

/** Typed arrays as lists: `JSON.stringify` would write them as objects. */
const plainArrays = (_: string, value: unknown) => (value instanceof Float64Array ? [...value] : value);
