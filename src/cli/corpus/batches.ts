import type { DocumentPair } from './pair-files.ts';

/** Documents are handed out in portions of about this many bytes. */
const PORTION = 4 << 20;

export interface Batch {
  readonly pairs: readonly DocumentPair[];
  /** Bytes of key and response together. */
  readonly bytes: number;
}

/** Cuts a list of documents into portions of work, in order; a document is never cut. */
export function batches(pairs: readonly DocumentPair[]): Batch[] {
  const result: Batch[] = [];
  let start = 0;
  let bytes = 0;
  pairs.forEach(({ key, response }, i) => {
    bytes += key.end - key.start + (response === undefined ? 0 : response.end - response.start);
    if (bytes < PORTION && i < pairs.length - 1) return;
    result.push({ pairs: pairs.slice(start, i + 1), bytes });
    start = i + 1;
    bytes = 0;
  });
  return result;
}
