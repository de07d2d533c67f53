import type { Span } from '../../core/document.ts';
import type { CharacterStream } from './character-stream.ts';
import { commonWords } from './common-words.ts';
import { similarWords } from './similar-words.ts';

/** A word that was changed: `undefined` on the side that does not have it. */
export interface WordEdit {
  readonly key: string | undefined;
  readonly response: string | undefined;
  /** Its offset in the characters of the response. */
  readonly at: number;
}

/** A rewritten text, aligned to the text of the key. */
export interface TextAlignment {
  readonly altered: number;
  readonly dropped: number;
  readonly invented: number;
  /** Number of words of the key. */
  readonly words: number;
  /** The first edits, in the order of the text. */
  readonly first: readonly WordEdit[];
  /** The range of the key from the first to the last aligned word of a range of the response; `undefined` if no word of it is aligned. */
  rangeOf(range: Span): Span | undefined;
}

/** Number of edits that are listed. */
const MAX_LISTED_EDITS = 10;

/** A word, or a sign. Hyphens, apostrophes and periods within a word belong to it. */
function wordPattern(): RegExp {
  const letter =
    '(?:(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}])[\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`${letter}+(?:[-'.]${letter}+)*|[^]`, 'gu');
}

/** The words of a text among its characters. */
interface Words {
  readonly texts: readonly string[];
  /** Offsets of the words, and the number of characters at the end. */
  readonly offsets: readonly number[];
  /** The token of each word, or the word between blanks. */
  readonly tokens: readonly number[];
}

function streamWords({ characters, starts }: CharacterStream): Words {
  const texts: string[] = [];
  const offsets: number[] = [];
  const tokens: number[] = [];
  const pattern = wordPattern();
  for (let i = 0; i + 1 < starts.length; i++) {
    for (const { 0: text, index } of characters.slice(starts[i], starts[i + 1]).matchAll(pattern)) {
      texts.push(text);
      offsets.push(starts[i] + index);
      tokens.push(i);
    }
  }
  offsets.push(characters.length);
  return { texts, offsets, tokens };
}

/** Equal numbers for equal words. */
function numbersOf(...lists: (readonly string[])[]): Int32Array[] {
  const numbers = new Map<string, number>();
  return lists.map((list) =>
    Int32Array.from(list, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    }),
  );
}

/**
 * Aligns the text of a response to that of the key, word by word. Differences in blanks are ignored. The words between common words are compared again: the same
 * characters in other words are the same text, and words that resemble each other are taken for altered ones.
 *
 * @param hasTokens whether positions of the key are tokens: an altered word is then aligned with the whole token.
 */
export function alignTexts(from: CharacterStream, to: CharacterStream, hasTokens: boolean): TextAlignment {
  const aligner = new Aligner(from, to, hasTokens);
  aligner.run();
  return aligner;
}

class Aligner implements TextAlignment {
  altered = 0;
  dropped = 0;
  invented = 0;
  readonly first: WordEdit[] = [];
  readonly #to: CharacterStream;
  readonly #from: CharacterStream;
  readonly #hasTokens: boolean;
  readonly #key: Words;
  readonly #response: Words;
  /** By character of the response: where a range that begins with it begins in the key; −1 if it is not aligned. */
  readonly #starts: Int32Array;
  /** By character of the response: where a range that ends with it ends in the key. */
  readonly #ends: Int32Array;
  /** By character of the response: the next one that is aligned, itself included. */
  #next = new Int32Array(1);
  /** By character of the response: the last aligned one before it; −1 if there is none. */
  #last = new Int32Array(1);

  constructor(from: CharacterStream, to: CharacterStream, hasTokens: boolean) {
    this.#from = from;
    this.#to = to;
    this.#hasTokens = hasTokens;
    this.#key = streamWords(to);
    this.#response = streamWords(from);
    this.#starts = new Int32Array(from.characters.length).fill(-1);
    this.#ends = new Int32Array(from.characters.length).fill(-1);
  }

  get words(): number {
    return this.#key.texts.length;
  }

  run(): void {
    const [a, b] = numbersOf(this.#key.texts, this.#response.texts);
    const partner = commonWords(a, b);
    let [atKey, atResponse] = [0, 0];
    for (let j = 0; j < partner.length; j++) {
      if (partner[j] < 0) continue;
      this.#alignGap([atKey, partner[j]], [atResponse, j]);
      this.#same([partner[j], partner[j] + 1], j);
      [atKey, atResponse] = [partner[j] + 1, j + 1];
    }
    this.#alignGap([atKey, a.length], [atResponse, b.length]);
    const { length } = this.#starts;
    this.#next = new Int32Array(length + 1).fill(length);
    this.#last = new Int32Array(length + 1).fill(-1);
    for (let i = length - 1; i >= 0; i--) this.#next[i] = this.#starts[i] >= 0 ? i : this.#next[i + 1];
    for (let i = 0; i < length; i++) this.#last[i + 1] = this.#starts[i] >= 0 ? i : this.#last[i];
  }

  rangeOf([start, end]: Span): Span | undefined {
    const next = this.#next[start];
    return next < end ? [this.#starts[next], this.#ends[this.#last[end]]] : undefined;
  }

  /** Aligns words between two that both texts have. */
  #alignGap(keyRange: Span, responseRange: Span): void {
    let [[a, endA], [b, endB]] = [keyRange, responseRange];
    if (a < endA && b < endB) {
      const [headA, headB] = this.#sameWords([a, endA], [b, endB], 1);
      this.#same([a, headA], b);
      [a, b] = [headA, headB];
      const [tailA, tailB] = this.#sameWords([endA, a], [endB, b], -1);
      this.#same([tailA, endA], tailB);
      [endA, endB] = [tailA, tailB];
    }
    let [atA, atB] = [a, b];
    const pairs = similarWords(this.#key.texts.slice(a, endA), this.#response.texts.slice(b, endB));
    for (const [i, j] of [...pairs, [endA - a, endB - b] as const]) {
      for (; atA < a + i; atA++) this.#note('dropped', atA, undefined, atB);
      for (; atB < b + j; atB++) this.#note('invented', undefined, atB, atB);
      if (atA >= endA || atB >= endB) continue;
      this.#note('altered', atA, atB, atB);
      this.#replaced(atA++, atB++);
    }
  }

  /**
   * How far two ranges have the same characters, up to a place where a word ends in both. With a step of −1 the ranges are given from their ends to their beginnings, and
   * compared in that direction.
   */
  #sameWords([a, endA]: Span, [b, endB]: Span, step: 1 | -1): Span {
    const { offsets: inKey } = this.#key;
    const { offsets: inResponse } = this.#response;
    const most = Math.min(Math.abs(inKey[endA] - inKey[a]), Math.abs(inResponse[endB] - inResponse[b]));
    const back = step < 0 ? 1 : 0;
    let common = 0;
    while (
      common < most &&
      this.#to.characters[inKey[a] + step * common - back] ===
        this.#from.characters[inResponse[b] + step * common - back]
    )
      common++;
    let [i, j] = [a, b];
    let found: Span = [a, b];
    for (;;) {
      const [lengthA, lengthB] = [Math.abs(inKey[i] - inKey[a]), Math.abs(inResponse[j] - inResponse[b])];
      if (lengthA > common || lengthB > common) return found;
      if (lengthA === lengthB) found = [i, j];
      if (lengthA <= lengthB) {
        if (i === endA) return found;
        i += step;
      } else {
        if (j === endB) return found;
        j += step;
      }
    }
  }

  /** Words of the same characters. */
  #same([a, endA]: Span, b: number): void {
    const shift = this.#key.offsets[a] - this.#response.offsets[b];
    for (let p = this.#key.offsets[a]; p < this.#key.offsets[endA]; p++) {
      this.#starts[p - shift] = p;
      this.#ends[p - shift] = p + 1;
    }
  }

  /** A word in place of another. */
  #replaced(a: number, b: number): void {
    const { offsets, tokens } = this.#key;
    const [start, end] = this.#hasTokens
      ? [this.#to.starts[tokens[a]], this.#to.starts[tokens[a] + 1]]
      : [offsets[a], offsets[a + 1]];
    for (let p = this.#response.offsets[b]; p < this.#response.offsets[b + 1]; p++) {
      this.#starts[p] = start;
      this.#ends[p] = end;
    }
  }

  #note(
    kind: 'altered' | 'dropped' | 'invented',
    a: number | undefined,
    b: number | undefined,
    place: number,
  ): void {
    this[kind]++;
    if (this.first.length === MAX_LISTED_EDITS) return;
    this.first.push({
      key: a === undefined ? undefined : this.#key.texts[a],
      response: b === undefined ? undefined : this.#response.texts[b],
      at: this.#response.offsets[place],
    });
  }
}
