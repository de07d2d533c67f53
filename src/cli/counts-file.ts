import { readFileSync } from 'node:fs';
import type { SettingsSpec, TallyState } from '../evaluate/index.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { checkCounts } from './check-counts.ts';
import { CountsFault } from './counts-values.ts';
import type { CountsReading } from './reading.ts';

const SCHEMA = 'corefeval-counts/1';

/** What one machine has counted: enough to go on as if all had been scored in one run. */
export interface CountsFile {
  readonly schema: typeof SCHEMA;
  readonly version: string;
  /** Everything that changes a score, but for the key itself. */
  readonly signature: string;
  readonly settings: SettingsSpec;
  readonly extras: CountsReading & {
    readonly lenient: boolean;
    /** The list of `--document`; absent or null where all were scored. */
    readonly documents?: readonly string[] | null;
  };
  readonly key: string;
  readonly response: string;
  /** Names of the documents that were scored. */
  readonly documents: readonly string[];
  readonly tally: TallyState;
  readonly warnings: readonly Problem[];
}

export const countsText = (counts: Omit<CountsFile, 'schema'>): string =>
  `${JSON.stringify({ schema: SCHEMA, ...counts }, plainArrays)}\n`;

/** Typed arrays as lists: JSON would make objects of them. */
const plainArrays = (_: string, value: unknown) => (value instanceof Float64Array ? [...value] : value);

/** Reads counts back; anything that `score --counts` of this version cannot have written is refused. */
export function readCounts(path: string): CountsFile {
  const fail = (
    message: string,
    expected = `a file that "corefeval score --counts" of this version wrote (schema ${SCHEMA})`,
  ) =>
    new InputError([
      problem('counts/invalid', message, {
        file: path,
        expected,
        help: 'score that part again; counts are not made to be edited',
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
