import type { Span, Tokens } from './document.ts';
import { LateTokens } from './late-tokens.ts';

/** Tokens whose words are still in the bytes of their file. Each has a start and ends at a separator. */
export class ByteTokens implements Tokens {
  readonly length: number;
  readonly digest: number | undefined;
  readonly emptyNodes: ReadonlySet<number> | undefined;
  readonly nodeNumbers: ReadonlyMap<number, number> | undefined;
  readonly #bytes: Uint8Array;
  readonly #findStarts: () => ArrayLike<number>;
  #foundStarts: ArrayLike<number> | undefined;
  /** Whether columns are separated by tabs only, so that a word may contain blanks. */
  readonly #tabbed: boolean;
  readonly #decode: (bytes: Uint8Array) => string;

  constructor(
    bytes: Uint8Array,
    length: number,
    findStarts: () => ArrayLike<number>,
    tabbed: boolean,
    decode: (bytes: Uint8Array) => string,
    digest?: number,
    { emptyNodes, nodeNumbers }: Pick<Tokens, 'emptyNodes' | 'nodeNumbers'> = {},
  ) {
    this.length = length;
    this.digest = digest;
    this.emptyNodes = emptyNodes;
    this.nodeNumbers = nodeNumbers;
    this.#bytes = bytes;
    this.#findStarts = findStarts;
    this.#tabbed = tabbed;
    this.#decode = decode;
  }

  /** Offsets of the words in the bytes. */
  get #starts(): ArrayLike<number> {
    this.#foundStarts ??= this.#findStarts();
    return this.#foundStarts;
  }

  at(index: number): string {
    const start = this.#starts[index];
    let end = start;
    while (end < this.#bytes.length && !this.#ends(this.#bytes[end])) end++;
    return this.#decode(this.#bytes.subarray(start, end));
  }

  /** Counts line feeds up to the token, so it is for messages only. */
  lineAt(index: number): number {
    const start = this.#starts[index];
    let line = 1;
    for (
      let feed = this.#bytes.indexOf(10);
      feed >= 0 && feed < start;
      feed = this.#bytes.indexOf(10, feed + 1)
    )
      line++;
    return line;
  }

  /** Whether two words with the same index are equal, byte for byte. */
  sameAt(index: number, other: ByteTokens): boolean {
    const bytes = this.#bytes;
    const others = other.#bytes;
    let p = this.#starts[index];
    let q = other.#starts[index];
    for (;;) {
      while (bytes[p] === others[q] && bytes[p] > 32) {
        p++;
        q++;
      }
      const here = this.#ends(bytes[p]);
      const there = other.#ends(others[q]);
      if (here || there) return here && there;
      if (bytes[p] !== others[q]) return false;
      p++;
      q++;
    }
  }

  #ends(c: number | undefined): boolean {
    return c === 9 || c === 10 || c === 13 || c === undefined || (c === 32 && !this.#tabbed);
  }
}

export interface WordDifference {
  /** Index of the first word that differs. */
  readonly first: number;
  /** How many words differ, over the length that both have. */
  readonly count: number;
}

/** Whether two texts have the same word at an index. */
function comparison(one: Tokens, other: Tokens): (index: number) => boolean {
  const [a, b] = [one, other].map((tokens) => (tokens instanceof LateTokens ? tokens.read : tokens));
  return a instanceof ByteTokens && b instanceof ByteTokens
    ? (i: number) => a.sameAt(i, b)
    : (i: number) => a.at(i) === b.at(i);
}

/** Whether two texts have the same words over the length that both have. */
export function haveSameWords(one: Tokens, other: Tokens): boolean {
  const same = comparison(one, other);
  const length = Math.min(one.length, other.length);
  for (let i = 0; i < length; i++) if (!same(i)) return false;
  return true;
}

/** The difference of two texts, word by word, over the length that both have; `null` if there is none. */
export function wordDifference(one: Tokens, other: Tokens): WordDifference | null {
  const same = comparison(one, other);
  const length = Math.min(one.length, other.length);
  let first = -1;
  let count = 0;
  for (let i = 0; i < length; i++) {
    if (same(i)) continue;
    if (first < 0) first = i;
    count++;
  }
  return first < 0 ? null : { first, count };
}

/** Whether all words are equal (`[WORD]`), or consist of one symbol (`-`, `_`, `x`, `xxx`): the text was masked, and cannot be compared. */
export function isMasked(tokens: Tokens): boolean {
  const first = tokens.length > 1 ? tokens.at(0) : '';
  const [symbol] = first;
  const repeated = (word: string) => [...word].every((character) => character === symbol);
  const isSymbol = repeated(first);
  for (let i = 1; i < tokens.length; i++) {
    const word = tokens.at(i);
    if (word !== first && !(isSymbol && repeated(word))) return false;
  }
  return tokens.length > 1;
}

/** The first token that ends after a character; tokens are in text order. */
export function firstTokenAfter(offsets: ArrayLike<Span>, character: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle][1] > character) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A word of one repeated symbol, such as `_`, `---` or `xx`, which may be the mask of another word. */
const MASK = /^(?:([^\p{L}\p{N}])\1*|x+|X+)$/u;

/**
 * Whether more than one in `limit` words of two texts differ, over the length that both have. Differences from a mask do not count. Ends as soon as the answer is known.
 */
export function differInMany(one: Tokens, other: Tokens, limit: number): boolean {
  const length = Math.min(one.length, other.length);
  let [differing, masked] = [0, 0];
  for (let i = 0; i < length && limit * differing <= length; i++) {
    const [a, b] = [one.at(i), other.at(i)];
    if (a === b) continue;
    if (MASK.test(a) || MASK.test(b)) masked++;
    else differing++;
  }
  return limit * differing > length - masked;
}
