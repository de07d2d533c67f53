/** The tokens of a document as they are read: where each word begins, and which tokens begin a sentence. */
export class Tokens {
  /** Positions in the bytes of the file. */
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
