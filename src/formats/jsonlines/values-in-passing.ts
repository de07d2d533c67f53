import { type JsonCursor, JsonFault } from '../json/cursor.ts';
import { clusterSpans, type Spans } from './clusters.ts';
import { type DocumentText, wordText } from './text.ts';
import { variants } from './variants.ts';

const WORD_KEYS: ReadonlySet<string> = new Set(variants.flatMap(({ words }) => words));
const PAIR_KEYS: ReadonlySet<string> = new Set(
  variants.flatMap(({ shape, clusters }) => (shape === 'pairs' ? clusters : [])),
);

/**
 * The words and the clusters of a document, read while its members are found. They are most of a file, and would be passed over twice otherwise: the meaning of a value
 * is known only when all keys are. A value that is something else is skipped, and read again if it is needed.
 */
export class ValuesInPassing {
  readonly #cursor: JsonCursor;
  readonly #words = new Map<number, DocumentText>();
  readonly #pairs = new Map<number, Spans>();

  constructor(cursor: JsonCursor) {
    this.#cursor = cursor;
  }

  readonly take = (key: string): boolean => {
    if (WORD_KEYS.has(key)) return this.#try(this.#words, wordText);
    return PAIR_KEYS.has(key) && this.#try(this.#pairs, (cursor) => clusterSpans(cursor, 'pairs'));
  };

  /** The words at an offset, if they were read. */
  readonly wordsAt = (offset: number): DocumentText | undefined => this.#words.get(offset);

  /** The pairs at an offset, if they were read. */
  readonly pairsAt = (offset: number): Spans | undefined => this.#pairs.get(offset);

  /** Forgets the values of a document. */
  clear(): void {
    this.#words.clear();
    this.#pairs.clear();
  }

  #try<T>(found: Map<number, T>, read: (cursor: JsonCursor) => T): boolean {
    const cursor = this.#cursor;
    const { at } = cursor;
    try {
      found.set(at, read(cursor));
      return true;
    } catch (fault) {
      if (!(fault instanceof JsonFault)) throw fault;
      cursor.at = at;
      return false;
    }
  }
}
