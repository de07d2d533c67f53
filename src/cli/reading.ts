import { changedParameters, specOf } from '../core/parameter.ts';
import type { SignatureExtras } from '../evaluate/index.ts';
import { type FormatSpecs, formatParameters } from '../formats/index.ts';
import { UsageError } from '../problems/problem.ts';
import { CountsFault } from './counts-values.ts';

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

/** Refuses options of the readers that no format takes. */
export function checkReading(extras: Readonly<Record<string, unknown>>): void {
  for (const { name, expected, resolve } of formatParameters) {
    const value = extras[name];
    if (value === null) continue;
    const fault = new CountsFault(`extras.${name}`, value, `null, or ${expected}`);
    if (value === undefined) throw fault;
    try {
      resolve(value);
    } catch (error) {
      throw error instanceof UsageError ? fault : error;
    }
  }
}

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
