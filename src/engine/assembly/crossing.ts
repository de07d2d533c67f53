import { Ints } from './memory';

/** The number of mentions that cross a sentence break. The spans of n mentions are stored as columns, first all starts, then all ends. */
export function crossing(start: Ints, length: i32, sentences: Ints, count: i32): i32 {
  const end = start.from(length);
  let crossing = 0;
  // Mentions come mostly in the order of the text, so most are in the sentence of the one before.
  let sentenceStart = 0;
  let sentenceEnd = 0;
  for (let i = 0; i < length; i++) {
    if (end[i] - start[i] === 1) continue;
    if (start[i] < sentenceStart || start[i] >= sentenceEnd) {
      const next = sentenceAfter(sentences, count, start[i]);
      sentenceStart = next > 0 ? sentences[next - 1] : i32.MIN_VALUE;
      sentenceEnd = next < count ? sentences[next] : i32.MAX_VALUE;
    }
    if (end[i] > sentenceEnd) crossing++;
  }
  return crossing;
}

/** The index of the first sentence that starts after a token, by binary search. */
function sentenceAfter(sentences: Ints, count: i32, token: i32): i32 {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return low;
}
