/** The index of the sentence that a token is in, by the first tokens of sentences; −1 before the first. */
export function sentenceOf(sentences: ArrayLike<number>, token: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] <= token) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
