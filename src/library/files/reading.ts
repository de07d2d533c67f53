import { type FormatId, type FormatSpecs, formatParameters, type PairSpecs } from '../../formats/index.ts';
import { problemCodes } from '../../problem-codes.ts';
import { checkAllowed } from '../../problems/check-allowed.ts';
import { UsageError } from '../../problems/problem.ts';
import type { ReadingRequest } from '../../verbs/open.ts';
import { readingParameters, readingSpecs } from '../../verbs/reading.ts';

/** How files are read, and what their problems mean; options of the readers, such as `corefColumn`, are among them. */
export interface ReadingOptions extends FormatSpecs {
  /** The id of the format; it is detected if absent. */
  readonly format?: FormatId | undefined;
  /** Skip what is broken in a file with a warning, where that is possible. */
  readonly lenient?: boolean | undefined;
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** Codes of warnings that remain warnings in spite of `strict`. */
  readonly allow?: readonly string[] | undefined;
  /** The most bytes that an archive (`.gz`, `.zip`, `.tar`) may expand to. */
  readonly maxSize?: number | undefined;
}

/** The same for a key and responses; options such as `keyCorefColumn` are for one side. */
export interface PairReadingOptions extends ReadingOptions, Omit<PairSpecs, keyof FormatSpecs> {
  /** The format of the key, where it is different. */
  readonly keyFormat?: FormatId | undefined;
  /** The format of the responses, where it is different. */
  readonly responseFormat?: FormatId | undefined;
  /** The annotator whose files are the key, of an export of INCEpTION or WebAnno. */
  readonly keyName?: string | undefined;
  /** The annotator whose files are the response, of such an export. */
  readonly responseName?: string | undefined;
}

export const readingNames: readonly string[] = [
  'format',
  'lenient',
  'strict',
  'allow',
  'maxSize',
  ...formatParameters.map(({ name }) => name),
];

export const pairReadingNames: readonly string[] = [
  'format',
  'keyFormat',
  'responseFormat',
  'keyName',
  'responseName',
  'lenient',
  'strict',
  'allow',
  'maxSize',
  ...readingParameters.map(({ name }) => name),
];

/** What the options ask for. Throws if a value is wrong. */
export function readingRequest(
  options: PairReadingOptions & { readonly jobs?: number | undefined },
): ReadingRequest {
  const { format, keyFormat, responseFormat, keyName, responseName, lenient, strict, allow, maxSize, jobs } =
    options;
  checkAllowed(allow, 'the option `allow`', problemCodes);
  if (strict && lenient) throw new UsageError('The options `strict` and `lenient` contradict each other.');
  checkWhole('maxSize', maxSize);
  checkWhole('jobs', jobs);
  const reading = readingSpecs(options);
  const specs = new Map<string, unknown>(Object.entries(reading));
  for (const { name, resolve } of readingParameters)
    if (specs.get(name) !== undefined) resolve(specs.get(name));
  return {
    format,
    keyFormat,
    responseFormat,
    keyName,
    responseName,
    reading,
    lenient,
    strict,
    allow,
    maxSize,
    jobs,
  };
}

function checkWhole(option: string, value: number | undefined): void {
  if (value === undefined || (Number.isInteger(value) && value >= 1)) return;
  throw new UsageError(`Expected the option \`${option}\` to be a whole number of at least 1, got ${value}.`);
}

/** The names of documents in an option. */
export function checkDocuments(documents: unknown): void {
  if (documents === undefined) return;
  if (Array.isArray(documents) && documents.every((id) => typeof id === 'string')) return;
  throw new UsageError('Expected the option `documents` to be a list of names.');
}
