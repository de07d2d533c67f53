import { expect } from 'vitest';
import { readDocuments, scoreDocuments } from '../../src/index.ts';
import type { RatioScore } from '../../src/metrics/index.ts';

/** A run of `score --filter` with its results by an independent program; undefined values are 0 there. */
export interface FilterRun {
  readonly filter: readonly string[];
  readonly match: 'exact' | 'head';
  readonly singletons: 'keep' | 'drop';
  readonly filtered: { readonly key: number; readonly response: number };
  /** Recall, precision and F₁ by metric. */
  readonly metrics: Readonly<Record<string, readonly [number, number, number]>>;
}

/** Expects the numbers of recorded runs on a pair of files. */
export function checkFilterRun(run: FilterRun, key: Uint8Array, response: Uint8Array): void {
  const ids = Object.keys(run.metrics) as ('muc' | 'bcub')[];
  const { filter, match, singletons } = run;
  const [keys, responses] = [readDocuments(key), readDocuments(response)];
  const result = scoreDocuments(keys, responses, {
    metrics: ids,
    filter,
    match: match as 'exact',
    singletons,
  });
  const found = result.filtered;
  expect({ key: found?.key.filtered, response: found?.response.filtered }).toEqual(run.filtered);
  for (const id of ids) {
    const { recall, precision, f1 } = result[id] as RatioScore;
    [recall, precision, f1].forEach((value, i) => {
      expect(value ?? 0, `${id} ${['recall', 'precision', 'f1'][i]}`).toBeCloseTo(run.metrics[id][i], 9);
    });
  }
}
