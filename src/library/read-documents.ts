import type { Document } from '../core/document.ts';
import { changedParameters } from '../core/parameter.ts';
import { MemoryStore } from '../corpus/shell.ts';
import { formatOf, noDocument } from '../formats/detect.ts';
import { type FormatId, type FormatOptions, formatParameters } from '../formats/index.ts';
import { problemCodes } from '../problem-codes.ts';
import { checkAllowed } from '../problems/check-allowed.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem } from '../problems/problem.ts';
import { inOptions } from './option-advice.ts';
import { refuseUnknownOptions } from './options.ts';

/** Options of `readDocuments`; those of the readers, such as `corefColumn`, are among them. */
export interface ReadDocumentsOptions extends FormatOptions {
  /** The id of the format; it is detected if absent. */
  readonly format?: FormatId | undefined;
  /** The name of the file in messages; `input` if absent. */
  readonly name?: string | undefined;
  /** Further files of the document by extension, such as `{ '.txt': bytes }` beside a brat `.ann`. */
  readonly companions?: Readonly<Record<string, Uint8Array>> | undefined;
  /** Drop broken brackets and the like with a warning instead of an error. */
  readonly lenient?: boolean | undefined;
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings in spite of `strict`. */
  readonly allow?: readonly string[] | undefined;
  /** Receives warnings. Errors are thrown. */
  readonly onWarning?: ((problem: Problem) => void) | undefined;
}

/** How a document was read. */
export interface Reading {
  /** The id of the format. */
  readonly format: string;
  /** Decisions of the reader about the file, with their reasons. */
  readonly facts: readonly string[];
  readonly lenient: boolean;
  /** Options of the reader that are not at their default: name and value as the signature shows them. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

/** A document, and how it was read. */
export interface FileDocument extends Document {
  readonly reading: Reading;
}

const optionNames: readonly string[] = [
  'format',
  'name',
  'companions',
  'lenient',
  'strict',
  'allow',
  'onWarning',
  'columns',
  ...formatParameters.map(({ name }) => name),
];

/**
 * Reads the documents of a file. Errors in the file are thrown together, as an `InputError` whose `problems` say where each is
 * and what to do; warnings go to `onWarning`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { readDocuments, scoreDocuments } from 'corefeval';
 *
 * const key = readDocuments(await readFile('examples/key.conll'));
 * const response = readDocuments(await readFile('examples/response.conll'), { format: 'conll' });
 * console.log(scoreDocuments(key, response).conll); // 0.7361815060986507
 * ```
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { InputError, readDocuments, renderProblem } from 'corefeval';
 *
 * const name = 'examples/broken.conll';
 * try {
 *   readDocuments(await readFile(name), { name });
 * } catch (error) {
 *   if (!(error instanceof InputError)) throw error;
 *   console.log(error.problems.map(({ code, line }) => `${code} in line ${line}`).join()); // conll/unopened in line 7
 * }
 * const warned: string[] = [];
 * readDocuments(await readFile(name), { name, lenient: true, onWarning: (problem) => warned.push(renderProblem(problem)) });
 * console.log(warned[0]?.split('\n')[0]); // examples/broken.conll:7:28: warning[conll/unopened]: Entity 2 is closed here, but was never opened.
 * ```
 */
export function readDocuments(
  content: Uint8Array | ArrayBuffer | string,
  options: ReadDocumentsOptions = {},
): FileDocument[] {
  refuseUnknownOptions(options, optionNames);
  const {
    format: id,
    name = 'input',
    companions,
    lenient = false,
    strict,
    allow,
    onWarning,
    ...reading
  } = options;
  checkAllowed(allow, 'the option `allow`', problemCodes);
  const log = new ProblemLog({ lenient, strict, allow, file: name });
  const report = (problem: Problem) => log.report(problem);
  const store = new MemoryStore(name, contentBytes(content));
  try {
    const { format } = formatOf(store, id);
    const beside = companions && new Map(Object.entries(companions));
    const { traits, facts = [], doubts = [], remarks = [] } = format.examine?.(store, reading, beside) ?? {};
    for (const warning of [...doubts, ...remarks]) report(warning);
    const source = { name, bytes: store.read(0, store.size), traits, companions: beside };
    const documents = [...format.read(source, report, reading)];
    if (documents.length === 0) report(noDocument(store, format));
    log.throwIfErrors();
    const how = { format: format.id, facts, lenient, options: changedParameters(formatParameters, reading) };
    for (const problem of log.problems) onWarning?.(inOptions(problem, optionNames));
    return documents.map((document) => ({ ...document, reading: how }));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.problems.map((problem) => inOptions(problem, optionNames)));
  }
}

function contentBytes(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (typeof content === 'string') return new TextEncoder().encode(content);
  throw new TypeError(
    `Expected the bytes or the text of a file, got ${content === null ? 'null' : typeof content}`,
  );
}
