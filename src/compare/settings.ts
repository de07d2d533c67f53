import { type MetricOptions, metricOptions } from '../metrics/index.ts';
import { UsageError } from '../problems/problem.ts';
import type { DocumentCounts } from './document-counts.ts';
import { type IntervalMethod, intervalMethods } from './interval-methods.ts';
import type { ScoredMetric } from './statistics.ts';

/** Options of a comparison. All have defaults. */
export interface CompareOptions {
  /** What is compared: `conll`, metrics, or metrics with `.recall` or `.precision`. Default: the CoNLL average and every metric. */
  readonly statistics?: readonly string[] | undefined;
  /** The decisive statistic, which warnings about the test refer to. Default: the first. */
  readonly decisive?: string | undefined;
  readonly interval?: IntervalMethod | undefined;
  /** Number of bootstrap replicates. */
  readonly resamples?: number | undefined;
  /** Number of random exchanges of the randomisation test. */
  readonly exchanges?: number | undefined;
  /** All exchanges are tried if there are at most this many. */
  readonly exactLimit?: number | undefined;
  /** Seed of the generator, a 32-bit integer. */
  readonly seed?: number | undefined;
  /** Given replicates instead of random ones: lists of positions of documents. */
  readonly indices?: readonly (readonly number[])[] | undefined;
  /** Given exchanges instead of random ones: strings of 0 and 1, one for each document. */
  readonly swaps?: readonly string[] | undefined;
  /** `micro` adds up counts over documents; `macro` averages the scores of documents. */
  readonly average?: 'micro' | 'macro' | undefined;
  /** Compare every system with this one only. */
  readonly baseline?: string | undefined;
  readonly blancWeight?: number | undefined;
  /** Metrics that are not in the registry, or replace one of it. */
  readonly metrics?: readonly ScoredMetric[] | undefined;
}

/** The checked options with their defaults. */
export interface CompareSettings {
  readonly interval: IntervalMethod;
  readonly resamples: number;
  readonly exchanges: number;
  readonly exactLimit: number;
  readonly seed: number;
  readonly indices: readonly (readonly number[])[] | undefined;
  readonly swaps: readonly string[] | undefined;
  readonly average: 'micro' | 'macro';
  readonly metricOptions: MetricOptions;
}

/** All exchanges are tried if there are at most this many. */
export const DEFAULT_EXACT_LIMIT = 20_000;
const MAX_EXACT_LIMIT = 2 ** 26;

export function compareSettings(options: CompareOptions, counts: DocumentCounts): CompareSettings {
  const { interval = 'adjusted', average = 'micro', seed = 12345 } = options;
  if (!Object.hasOwn(intervalMethods, interval)) {
    throw new UsageError(
      `Unknown interval "${interval}".`,
      `Choose from: ${Object.keys(intervalMethods).join(', ')}.`,
    );
  }
  if (average !== 'micro' && average !== 'macro') {
    throw new UsageError(`Unknown average "${average}".`, 'Choose from: micro, macro.');
  }
  if (!Number.isInteger(seed) || seed !== (seed | 0)) {
    throw new UsageError(`The seed must be a 32-bit integer, but is ${seed}.`);
  }
  checkIndices(options.indices, counts);
  checkSwaps(options.swaps, counts.documents.length);
  return {
    interval,
    average,
    seed,
    resamples: whole('resamples', options.resamples ?? 10_000, 1, 10_000_000),
    exchanges: whole('exchanges', options.exchanges ?? 10_000, 1, 10_000_000),
    exactLimit: whole('exactLimit', options.exactLimit ?? DEFAULT_EXACT_LIMIT, 0, MAX_EXACT_LIMIT),
    indices: options.indices,
    swaps: options.swaps,
    metricOptions: metricOptions({ blancWeight: options.blancWeight }),
  };
}

function whole(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(
    `The option \`${name}\` must be a whole number from ${least} to ${most}, but is ${value}.`,
  );
}

/** Checks that each list draws from every data set as many documents as it has. */
function checkIndices(lists: CompareOptions['indices'], { documents, datasets }: DocumentCounts): void {
  if (lists === undefined) return;
  if (lists.length === 0) throw new UsageError('The option `indices` is an empty list.');
  const datasetOf = new Int32Array(documents.length);
  datasets?.forEach(({ documents: positions }, k) => {
    for (const d of positions) datasetOf[d] = k;
  });
  const sizes = datasets?.map(({ documents: positions }) => positions.length) ?? [documents.length];
  lists.forEach((list, r) => {
    const drawn = sizes.map(() => 0);
    for (const d of list) {
      if (!Number.isInteger(d) || d < 0 || d >= documents.length) {
        throw new UsageError(
          `List ${r} of the option \`indices\` holds ${d}.`,
          `Expected positions of documents: 0 to ${documents.length - 1}.`,
        );
      }
      drawn[datasetOf[d]]++;
    }
    if (drawn.some((count, k) => count !== sizes[k])) {
      throw new UsageError(
        `List ${r} of the option \`indices\` draws ${drawn.join(' + ')} documents.`,
        `Expected ${sizes.join(' + ')}, as many as each data set has.`,
      );
    }
  });
}

function checkSwaps(masks: CompareOptions['swaps'], documents: number): void {
  if (masks === undefined) return;
  if (masks.length === 0) throw new UsageError('The option `swaps` is an empty list.');
  masks.forEach((mask, r) => {
    if (typeof mask === 'string' && mask.length === documents && /^[01]*$/.test(mask)) return;
    throw new UsageError(
      `String ${r} of the option \`swaps\` is ${JSON.stringify(mask)}.`,
      `Expected ${documents} characters 0 or 1, one for each document.`,
    );
  });
}
