/** The observed values of one run: one for each data set and statistic, NaN where it is undefined. */
export type DatasetValues = readonly Float64Array[];

/**
 * What a data set counts for in the mean over data sets, by data set and statistic. One in which the value is undefined is left out, as in the mean over groups of `score`. Where all are
 * undefined they count alike, so that the mean is undefined, too.
 */
export function datasetShares(values: DatasetValues): Float64Array[] {
  const [{ length }] = values;
  const defined = Int32Array.from({ length }, (_, t) => values.filter((each) => isDefined(each, t)).length);
  return values.map((each) =>
    each.map((_, t) => (defined[t] === 0 ? 1 / values.length : isDefined(each, t) ? 1 / defined[t] : 0)),
  );
}

const isDefined = (values: Float64Array, t: number): boolean => !Number.isNaN(values[t]);

/**
 * For each data set and statistic 1 where one of two runs has no observed value: the exchange decides which of them it is. Undefined if there is no such data set, or only one data set.
 */
export function openValues(
  a: DatasetValues,
  b: DatasetValues,
  statistics: readonly number[],
): Uint8Array[] | undefined {
  if (a.length === 1) return undefined;
  const open = a.map((values, k) =>
    Uint8Array.from(statistics, (t) => (Number.isNaN(values[t] + b[k][t]) ? 1 : 0)),
  );
  return open.some((each) => each.includes(1)) ? open : undefined;
}
