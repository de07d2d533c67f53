import type { Document, Mention, Span } from '../../core/document.ts';
import { movedExtras } from '../../core/mention-columns.ts';

/** What happens to a mention of the response that is in no place of the text of the key. */
export const unalignedPolicies = {
  count: 'it counts as a mention that is not in the key',
  drop: 'it is left out',
} as const;

export type UnalignedPolicy = keyof typeof unalignedPolicies;

/**
 * Positions after the end of the text of the key, for mentions of the response that are in no place of it. They are after every mention of the key, so that none of them is
 * ever matched. Mentions with the same span in the response get the same position, so that repeats stay repeats; all others get different ones, whatever their words are.
 */
export class OutsidePlaces {
  readonly #first: number;
  readonly #places = new Map<string, number>();
  readonly #words = new Map<number, string>();

  constructor(key: Document, response: Pick<Document, 'length'>) {
    let first = Math.max(key.length, response.length);
    for (const end of key.mentions.ends) if (end > first) first = end;
    this.#first = first;
  }

  /** The mention at such a position. `words` are those of the response. */
  place(mention: Mention, words: string): Mention {
    const { start, end, parts = [[start, end] as Span], ...rest } = mention;
    const span = parts.join(' ');
    const place = this.#places.get(span) ?? this.#first + this.#places.size;
    this.#places.set(span, place);
    this.#words.set(place, words);
    return { ...rest, ...movedExtras(mention, nowhere, nowhere), start: place, end: place + 1 };
  }

  /** The words of the mentions by position; undefined if there are none. */
  get words(): ReadonlyMap<number, string> | undefined {
    return this.#words.size === 0 ? undefined : this.#words;
  }
}

const nowhere = () => undefined;
