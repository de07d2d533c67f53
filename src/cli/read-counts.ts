import { readFileSync } from 'node:fs';
import { schemas } from '../core/schemas.ts';
import { detectFormat, HEAD } from '../formats/detect.ts';
import { foreignFile, otherFormat } from '../formats/foreign-files.ts';
import { InputError, problem } from '../problems/problem.ts';
import { checkCounts } from './check-counts.ts';
import type { CountsFile } from './counts-file.ts';
import { CountsFault } from './counts-values.ts';

/** Reads a counts file; anything that `score --counts` of this version cannot have written is an error. */
export function readCounts(path: string): CountsFile {
  const fail = (
    message: string,
    expected = `a file that "corefeval score --counts" of this version wrote (schema ${schemas.counts})`,
  ) =>
    new InputError([
      problem('counts/invalid', message, {
        file: path,
        expected,
        help: 'score that part again; counts files must not be edited',
      }),
    ]);
  let value: Record<string, unknown> | null;
  let bytes = Buffer.alloc(0);
  try {
    bytes = readFileSync(path);
    value = JSON.parse(bytes.toString());
  } catch (error) {
    const format = detectFormat(bytes.subarray(0, HEAD))?.format;
    const help = 'count it first: corefeval score KEY RESPONSE --counts FILE';
    const foreign =
      format === undefined ? foreignFile(bytes.subarray(0, HEAD)) : { label: format.label, help };
    if (foreign !== undefined) throw new InputError([otherFormat(path, foreign)]);
    throw fail(`Not a counts file: ${(error as Error).message}.`);
  }
  if (value === null || value.schema !== schemas.counts) throw fail('Not a counts file of this schema.');
  try {
    checkCounts(value);
  } catch (error) {
    throw error instanceof CountsFault ? fail(error.message, error.expected) : error;
  }
  return value;
}
