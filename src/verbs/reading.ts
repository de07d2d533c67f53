import { changedParameters, type Parameter, specOf } from '../core/parameter.ts';
import { evaluateCodes } from '../evaluate/codes.ts';
import { needsColumns } from '../evaluate/filter.ts';
import type { Settings, SignatureExtras } from '../evaluate/index.ts';
import {
  type FormatSpecs,
  formatParameters,
  formatSideParameters,
  formats,
  type PairOptions,
  type PairSpecs,
} from '../formats/index.ts';
import { allowedErrors } from '../problems/log.ts';

/** The parameters of the readers of key and responses: for both sides, and for one. */
export const readingParameters: readonly Parameter[] = [...formatParameters, ...formatSideParameters];

/** The options of the readers among the options of a verb. */
export const readingSpecs = (options: object): PairSpecs => {
  const specs = new Map<string, unknown>(Object.entries(options));
  return Object.fromEntries(readingParameters.map(({ name }) => [name, specs.get(name) ?? undefined]));
};

/**
 * The options of the readers for a run with these settings: with the token columns that it needs. A condition on an attribute may mean any column, and the message about one that
 * is absent names those that exist, so all of them are asked for; values are decoded only where they are used.
 */
export function readingFor(
  reading: PairOptions = {},
  {
    filter,
    matcher,
    metrics = [],
    options,
  }: Pick<Settings, 'filter'> & Partial<Pick<Settings, 'matcher' | 'metrics' | 'options'>>,
): PairOptions {
  const ofMetrics = options === undefined ? [] : metrics.map((metric) => metric.columns(options));
  const ofFilter = needsColumns(filter) ? 'all' : [];
  const needed = [ofFilter, matcher?.columns ?? [], ...ofMetrics].flatMap((columns) =>
    columns === 'all' ? allColumns() : columns,
  );
  return needed.length === 0
    ? reading
    : { ...reading, columns: [...new Set([...(reading.columns ?? []), ...needed])] };
}

const allColumns = (): string[] => formats.flatMap(({ tokenColumns }) => tokenColumns);

/** The options of the readers in a counts file: for an option that was not given, the default, or `null` if there is none. Options of one side are present only if they were given. */
export type CountsReading = {
  readonly [Name in keyof FormatSpecs]-?: NonNullable<FormatSpecs[Name]> | null;
} & Omit<PairSpecs, keyof FormatSpecs>;

export const toCounts = (reading: PairSpecs): CountsReading =>
  Object.fromEntries([
    ...formatParameters.map((parameter) => [parameter.name, specOf(parameter, reading) ?? null]),
    ...formatSideParameters.map((parameter) => [parameter.name, specOf(parameter, reading)]),
  ]) as CountsReading;

/** The codes of problems on which a score can depend. */
const scoringCodes = [evaluateCodes, ...formats.map(({ codes }) => codes)];

/** What a signature says about a run besides its settings. */
export const signatureExtras = ({
  lenient,
  allow = [],
  documents,
  topics,
  reading = {},
}: Omit<SignatureExtras, 'reading' | 'by' | 'datasets'> & {
  readonly reading?: PairSpecs | undefined;
}): SignatureExtras => ({
  lenient,
  allow: allow.length === 0 ? undefined : allowedErrors(allow, scoringCodes),
  documents,
  ...(topics === undefined ? {} : { topics }),
  reading: changedParameters(readingParameters, reading),
});
