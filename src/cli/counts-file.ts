import { readFileSync } from 'node:fs';
import type { SettingsSpec, TallyState } from '../evaluate/index.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';

const SCHEMA = 'corefeval-counts/1';

/** What one machine has counted: enough to go on as if all had been scored in one run. */
export interface CountsFile {
  readonly schema: typeof SCHEMA;
  readonly version: string;
  /** Everything that changes a score, but for the key itself. */
  readonly signature: string;
  readonly settings: SettingsSpec;
  readonly extras: { readonly lenient: boolean; readonly corefColumn: number | null };
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

/** Reads counts back; anything that is not a counts file of this schema is refused. */
export function readCounts(path: string): CountsFile {
  const fail = (message: string) =>
    new InputError([
      problem('counts/invalid', message, {
        file: path,
        expected: `a file that "corefeval score --counts" of this version wrote (schema ${SCHEMA})`,
        help: 'score that shard again',
      }),
    ]);
  let value: CountsFile;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw fail(`Not a counts file: ${(error as Error).message}.`);
  }
  if (value?.schema !== SCHEMA) throw fail('Not a counts file of this schema.');
  if (!isWellFormed(value)) throw fail('The counts file is damaged.');
  return value;
}

function isWellFormed({ signature, documents, tally, warnings, key, response, extras }: CountsFile): boolean {
  const numbers = (list: unknown) => Array.isArray(list) && list.every((value) => Number.isFinite(value));
  const strings = (list: unknown) => Array.isArray(list) && list.every((value) => typeof value === 'string');
  const facts = (value: unknown) =>
    typeof value === 'object' && value !== null && numbers(Object.values(value));
  return (
    [signature, key, response].every((text) => typeof text === 'string') &&
    typeof extras === 'object' &&
    strings(tally?.fields) &&
    strings(documents) &&
    Array.isArray(warnings) &&
    Array.isArray(tally.sums) &&
    tally.sums.length === tally.fields.length &&
    tally.sums.every(numbers) &&
    facts(tally.key) &&
    facts(tally.response) &&
    numbers(tally.fingerprint) &&
    Array.isArray(tally.documents) &&
    tally.documents.every(({ id, counts }) => typeof id === 'string' && numbers(counts))
  );
}
