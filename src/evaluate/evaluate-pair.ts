import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document } from '../core/document.ts';
import type { Fingerprint } from '../core/fingerprint.ts';
import type { MatchFacts } from '../matching/match-facts.ts';
import type { CountVector } from '../metrics/count-vector.ts';
import type { Report } from '../problems/problem.ts';
import { type Alignment, alignPair } from './align-pair.ts';
import type { Facts } from './facts.ts';
import type { PairFilterCounts } from './filter.ts';
import type { Settings } from './settings.ts';
import { countWindows, type WindowCounts } from './windows.ts';

/** The contribution of one document, or of one unit of several documents, to a corpus. */
export interface PairResult {
  readonly id: string;
  /** The counts of all metrics, laid out by `CountVector`. */
  readonly counts: Float64Array;
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** What messages about the way of matching need; absent if there is nothing to say. */
  readonly matching?: MatchFacts | undefined;
  /** What the filter left out; absent without a filter. */
  readonly filtered?: PairFilterCounts | undefined;
  /** Where entities are cut into windows: the counts without the cut, and the singletons that it made. */
  readonly cut?:
    | { readonly whole: Float64Array; readonly singletons: WindowCounts['singletons'] }
    | undefined;
}

/**
 * Counts one key document and its response; a missing response has no mentions. `id` is the id of the result. `onPair`
 * receives the aligned pair, whose words may be overwritten afterwards.
 */
export function evaluatePair(
  key: Document,
  response: Document | undefined,
  settings: Settings,
  report: Report,
  id = key.id,
  onPair?: (pair: AlignedPair) => void,
): PairResult {
  const { window, vector } = settings;
  const alignment = alignPair(key, response, settings, report);
  onPair?.(alignment.pair);
  const result = pairResult(id, alignment, vector);
  if (window === undefined) return result;
  const { counts, singletons } = countWindows(alignment.pair, window, settings, report) ?? {
    counts: result.counts,
    singletons: { key: 0, response: 0 },
  };
  return { ...result, counts, cut: { whole: result.counts, singletons } };
}

/** The counts of an aligned pair. */
export const pairResult = (
  id: string,
  { pair, keyFacts, responseFacts, keyFingerprint, matching, filtered }: Alignment,
  vector: CountVector,
): PairResult => ({
  id,
  key: keyFacts,
  response: responseFacts,
  fingerprint: keyFingerprint,
  matching,
  ...(filtered === undefined ? {} : { filtered }),
  counts: vector.count(pair),
});
