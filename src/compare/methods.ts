import type { IntervalMethod } from './interval-methods.ts';
import type { Sample } from './sample.ts';

/** How a difference is tested: by exchanging documents or, if one of the systems has several runs, by t. */
export type TestMethod = 'randomisation' | 't';

/** What was computed, for sentences and signatures: settings alone do not say it. */
export interface ComparisonMethods {
  /** The tests of the pairs; empty if nothing could be tested. */
  readonly tests: readonly TestMethod[];
  /** The methods of the intervals, `t` for systems with several runs and their differences; empty if nothing could be resampled. */
  readonly intervals: readonly (IntervalMethod | 't')[];
  /** The number of runs of each system. */
  readonly runs: Readonly<Record<string, number>>;
}

export function comparisonMethods(
  { systems, documents }: Pick<Sample, 'systems' | 'documents'>,
  pairs: readonly (readonly [number, number])[],
  interval: IntervalMethod,
  isResampled: boolean,
): ComparisonMethods {
  const several = systems.map(({ runs }) => runs.length > 1);
  const byT = pairs.filter(([a, b]) => several[a] || several[b]).length;
  const tests: TestMethod[] = [];
  if (documents > 1 && byT < pairs.length) tests.push('randomisation');
  if (isResampled && byT > 0) tests.push('t');
  const intervals: (IntervalMethod | 't')[] = [];
  if (isResampled && several.includes(false)) intervals.push(interval);
  if (isResampled && several.includes(true)) intervals.push('t');
  return { tests, intervals, runs: Object.fromEntries(systems.map(({ name, runs }) => [name, runs.length])) };
}
