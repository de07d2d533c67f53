import { decode } from './bytes.ts';

/** The tokens of a text with one sentence in each line and blanks between tokens. */
export class SentenceText {
  readonly words: string[] = [];
  /** First token of each line, empty lines too, and the number of tokens at the end. */
  readonly lineStarts: number[] = [0];

  constructor(bytes: Uint8Array) {
    const text = decode(bytes).replace(/^\ufeff/, '');
    for (const line of text.replace(/\n$/, '').split('\n')) {
      for (const word of line.split(/[ \t\r]+/)) if (word !== '') this.words.push(word);
      this.lineStarts.push(this.words.length);
    }
  }

  /** First token of each sentence that has some. */
  get sentences(): number[] {
    return this.lineStarts.filter(
      (start, i) => i + 1 < this.lineStarts.length && start < this.lineStarts[i + 1],
    );
  }

  /** The token with a number in a line, both from 0; −1 if there is none. */
  token(line: number, number: number): number {
    if (line + 1 >= this.lineStarts.length) return -1;
    const token = this.lineStarts[line] + number;
    return token < this.lineStarts[line + 1] ? token : -1;
  }
}

export const wordTokens = (words: readonly string[]) => ({
  length: words.length,
  at: (index: number): string => words[index],
});
