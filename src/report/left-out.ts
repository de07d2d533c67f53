/** A line on the responses that could not be scored; empty if there are none. */
export const leftOutLine = ({
  leftOut = [],
}: {
  readonly leftOut?: readonly string[] | undefined;
}): string => (leftOut.length === 0 ? '' : `Left out, because of errors: ${leftOut.join(', ')}`);
