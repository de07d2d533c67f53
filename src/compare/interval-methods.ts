/** Methods to derive an interval from a bootstrap distribution. */
export const intervalMethods = {
  adjusted: 'percentile interval at t-adjusted levels (Hesterberg 2015)',
  percentile: 'plain percentile interval',
  bca: 'bias-corrected and accelerated interval (Efron 1987)',
} as const;

export type IntervalMethod = keyof typeof intervalMethods;
