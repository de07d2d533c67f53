import type { Streams } from './streams.ts';

/** Random exchanges (their number and streams), or given ones with a character 0 or 1 for each document. */
export type Swaps =
  | { readonly count: number; readonly streams: Streams }
  | { readonly masks: readonly string[] };

/** Number of exchanges that are tried together. */
export const BLOCK = 2000;

/** Number of documents of a word. */
export const WORD_BITS = 32;

export const swapCount = (swaps: Swaps): number => ('masks' in swaps ? swaps.masks.length : swaps.count);

/**
 * Writes the exchanges of a block, which starts with exchange `first`: bit i % 32 of word i >> 5 of an exchange is 1 if it exchanges document i of `documents`. Word w of
 * exchange `first` + r is at index w · BLOCK + r of the result. Bits after the last document have no meaning.
 */
export function swapWords(swaps: Swaps, first: number, documents: Int32Array): Int32Array {
  const count = Math.min(BLOCK, swapCount(swaps) - first);
  const length = Math.ceil(documents.length / WORD_BITS);
  const words = new Int32Array(length * BLOCK);
  for (let r = 0; r < count; r++) {
    if ('masks' in swaps) {
      const mask = swaps.masks[first + r];
      documents.forEach((d, i) => {
        if (mask[d] === '1') words[(i >> 5) * BLOCK + r] |= 1 << (i & 31);
      });
    } else {
      const generator = swaps.streams.at(first + r);
      for (let w = 0; w < length; w++) words[w * BLOCK + r] = generator.next();
    }
  }
  return words;
}
