import { schemas } from '../../core/schemas.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { detectFormat, HEAD_BYTES } from '../../formats/detect.ts';
import { foreignFile, otherFormat } from '../../formats/foreign-files.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { checkCounts } from './check-counts.ts';
import type { CountsFile } from './counts-file.ts';
import { CountsFault } from './counts-values.ts';

/** Reads a counts file; anything that `score --counts` of this version cannot have written is an error. */
export async function readCounts(path: string, files: Pick<FileSystem, 'open'>): Promise<CountsFile> {
  const store = await files.open(path);
  const value = parsed(path, store.read(0, store.size));
  if (value === null || value.schema !== schemas.counts)
    throw invalid(path, 'Not a counts file of this schema.');
  try {
    checkCounts(value);
  } catch (error) {
    throw error instanceof CountsFault ? invalid(path, error.message, error.expected) : error;
  }
  return value;
}

function parsed(path: string, bytes: Uint8Array): Record<string, unknown> | null {
  try {
    return JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  } catch (error) {
    const format = detectFormat(bytes.subarray(0, HEAD_BYTES))?.format;
    const help = 'count it first: corefeval score KEY RESPONSE --counts FILE';
    const foreign =
      format === undefined ? foreignFile(bytes.subarray(0, HEAD_BYTES)) : { label: format.label, help };
    if (foreign !== undefined) throw new InputError([otherFormat(path, foreign)]);
    throw invalid(path, `Not a counts file: ${(error as Error).message}.`);
  }
}

const invalid = (
  path: string,
  message: string,
  expected = `a file that "corefeval score --counts" of this version wrote (schema ${schemas.counts})`,
): InputError =>
  new InputError([
    problem('counts/invalid', message, {
      file: path,
      expected,
      help: 'score that part again; counts files must not be edited',
    }),
  ]);
