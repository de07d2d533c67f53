/** A report whose responses were not all scored. */
interface Incomplete {
  /** Names of the responses that were left out, because they have errors. */
  readonly leftOut?: readonly string[] | undefined;
}

/** A line on the responses that could not be scored; empty if there are none. */
export const leftOutLine = ({ leftOut = [] }: Incomplete): string =>
  leftOut.length === 0 ? '' : `Left out, because of errors: ${leftOut.join(', ')}`;

/** The same as a field of JSON; absent if there are none. */
export const leftOutFields = ({ leftOut = [] }: Incomplete): { readonly leftOut?: readonly string[] } =>
  leftOut.length === 0 ? {} : { leftOut };
