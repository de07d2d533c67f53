import type { Document } from '../core/document.ts';
import { readPair } from '../corpus/evaluate-pairs.ts';
import { type PairOptions, sideOptions } from '../formats/index.ts';
import type { OpenSystem } from './systems.ts';

/** Reads the documents of a key and of a response pair by pair, for verbs that need documents and not only counts. */
export function* readPairs(
  { pairs, log }: OpenSystem,
  reading: PairOptions = {},
): Iterable<readonly [key: Document, response: Document | undefined]> {
  const options = sideOptions(reading);
  for (const pair of pairs) yield readPair(pair, options, log.report);
}
