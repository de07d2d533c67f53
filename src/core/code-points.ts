const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * Translates between the two ways to count characters of a text: UTF-16 code units, which are the indices of a
 * JavaScript string, and code points, which brat and the LDC count. They differ after every character above
 * U+FFFF (emoji, historic scripts). A lone surrogate counts as one in both.
 */
export class CodePoints {
  /** Length of the text in code points. */
  readonly length: number;
  /** Offsets of the surrogate pairs, in code units. */
  readonly #pairs: readonly number[];

  constructor(text: string) {
    this.#pairs = Array.from(text.matchAll(SURROGATE_PAIR), (match) => match.index);
    this.length = text.length - this.#pairs.length;
  }

  /** Converts an offset in code units to code points; an offset inside a surrogate pair maps to the end of the pair. */
  fromUnits(offset: number): number {
    return offset - this.#count((pair) => this.#pairs[pair] + 2 <= offset);
  }

  /** Converts an offset in code points to code units. */
  toUnits(offset: number): number {
    return offset + this.#count((pair) => this.#pairs[pair] - pair < offset);
  }

  /** The length of the prefix of pairs for which `holds` is true, by binary search; `holds` must be monotonic. */
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

/** Compares texts by their code points. (`<` compares code units, which puts U+FF5E after characters beyond U+FFFF.) */
export function byCodePoint(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i].codePointAt(0) ?? 0) - (right[i].codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
