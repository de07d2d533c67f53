import { schemas } from '../../core/schemas.ts';
import type { FileSystem } from '../../corpus/shell.ts';
import { detectFormat, HEAD_BYTES } from '../../formats/detect.ts';
import { foreignFile, otherFormat } from '../../formats/foreign-files.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { checkCounts } from './check-counts.ts';
import type { CountsFile } from './counts-file.ts';
import { CountsFault } from './counts-values.ts';
import { parseJson } from './parse-json.ts';

/** Reads a counts file; anything that `score --counts` of this version cannot have written is an error. */
export async function readCounts(path: string, files: Pick<FileSystem, 'open'>): Promise<CountsFile> {
  const store = await files.open(path);
  const value = parseJson(store);
  if (value instanceof Error) throw notJson(path, store.read(0, HEAD_BYTES), value);
  if (!isCounts(value)) throw invalid(path, 'Not a counts file of this schema.');
  try {
    checkCounts(value);
  } catch (error) {
    throw error instanceof CountsFault ? invalid(path, error.message, error.expected) : error;
  }
  return value;
}

/** Whether a JSON value names the schema of counts. */
const isCounts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'schema' in value && value.schema === schemas.counts;

/** Annotation is recognised by the beginning of the file. */
function notJson(path: string, head: Uint8Array, error: Error): InputError {
  const format = detectFormat(head)?.format;
  const help = 'count it first: corefeval score KEY RESPONSE --counts FILE';
  const foreign = format === undefined ? foreignFile(head) : { label: format.label, help };
  if (foreign !== undefined) return new InputError([otherFormat(path, foreign)]);
  return invalid(path, `Not a counts file: ${error.message}.`);
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
