/** The tokens of a document while it is read: the offset of each word, and the first token of each sentence. */
export class TokenStarts {
  /** Offsets in the bytes of the file. */
  readonly words: number[] = [];
  readonly sentences: number[] = [];
  #breaks = true;

  get length(): number {
    return this.words.length;
  }

  add(word: number): void {
    if (this.#breaks) {
      this.sentences.push(this.words.length);
      this.#breaks = false;
    }
    this.words.push(word);
  }

  endSentence(): void {
    this.#breaks = true;
  }
}
