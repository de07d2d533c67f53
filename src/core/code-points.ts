const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * Translates between the two ways to count characters of a text: UTF-16 code units, which are the indices of a
 * JavaScript string, and code points, which brat and the LDC count. They differ behind every character beyond
 * U+FFFF (emoji, historic scripts). A lone surrogate counts one in both.
 */
export class CodePoints {
  /** Length of the text in code points. */
  readonly length: number;
  /** The code units at which the surrogate pairs begin. */
  readonly #pairs: readonly number[];

  constructor(text: string) {
    this.#pairs = Array.from(text.matchAll(PAIR), (match) => match.index);
    this.length = text.length - this.#pairs.length;
  }

  /** The offset in code points of an offset in code units; one between the halves of a pair counts as behind it. */
  fromUnits(offset: number): number {
    return offset - this.#count((pair) => this.#pairs[pair] + 2 <= offset);
  }

  /** The offset in code units of an offset in code points. */
  toUnits(offset: number): number {
    return offset + this.#count((pair) => this.#pairs[pair] - pair < offset);
  }

  /** How many pairs, from the first one on, satisfy a condition that none does after the first that does not. */
  #count(holds: (pair: number) => boolean): number {
    let low = 0;
    let high = this.#pairs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
