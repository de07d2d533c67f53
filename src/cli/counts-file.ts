import { readFileSync } from 'node:fs';
import type { SettingsSpec, TallyState } from '../evaluate/index.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { checkCounts } from './check-counts.ts';
import { CountsFault } from './counts-values.ts';
import type { CountsReading } from './reading.ts';

const SCHEMA = 'corefeval-counts/1';

/** The counts of one part of a corpus. Merging all parts gives the result of a single run. */
export interface CountsFile {
  readonly schema: typeof SCHEMA;
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
  `${JSON.stringify({ schema: SCHEMA, ...counts }, plainArrays)}\n`;

/** Typed arrays as lists: `JSON.stringify` would write them as objects. */
const plainArrays = (_: string, value: unknown) => (value instanceof Float64Array ? [...value] : value);

/** Reads a counts file; anything that `score --counts` of this version cannot have written is an error. */
export function readCounts(path: string): CountsFile {
  const fail = (
    message: string,
    expected = `a file that "corefeval score --counts" of this version wrote (schema ${SCHEMA})`,
  ) =>
    new InputError([
      problem('counts/invalid', message, {
        file: path,
        expected,
        help: 'score that part again; counts files must not be edited',
      }),
    ]);
  let value: Record<string, unknown> | null;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fail(`Not a counts file: ${(error as Error).message}.`);
  }
  if (value?.schema !== SCHEMA) throw fail('Not a counts file of this schema.');
  try {
    checkCounts(value);
  } catch (error) {
    throw error instanceof CountsFault ? fail(error.message, error.expected) : error;
  }
  return value;
}
