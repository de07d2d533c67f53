import { changedParameters, specOf } from '../core/parameter.ts';
import type { SignatureExtras } from '../evaluate/index.ts';
import { type FormatSpecs, formatParameters } from '../formats/index.ts';

/** The options of the readers as a counts file holds them: `null` where nothing was asked for. */
export type CountsReading = {
  readonly [Name in keyof FormatSpecs]-?: NonNullable<FormatSpecs[Name]> | null;
};

export const toCounts = (reading: FormatSpecs): CountsReading =>
  Object.fromEntries(
    formatParameters.map((parameter) => [parameter.name, specOf(parameter, reading) ?? null]),
  ) as CountsReading;

/** The options of the readers from a counts file. */
export const fromCounts = (extras: object): FormatSpecs => {
  const values = new Map<string, unknown>(Object.entries(extras));
  return Object.fromEntries(formatParameters.map(({ name }) => [name, values.get(name) ?? undefined]));
};

/** What a signature says about a run besides its settings. */
export const signatureExtras = ({
  lenient,
  documents,
  reading,
}: Omit<SignatureExtras, 'reading'> & { readonly reading: FormatSpecs }): SignatureExtras => ({
  lenient,
  documents,
  reading: changedParameters(formatParameters, reading),
});
