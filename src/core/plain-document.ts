import { clip } from '../problems/clip.ts';
import type { Document, Mention } from './document.ts';
import { Mentions } from './mentions.ts';

/** A mention: a name, a number, a tuple such as `[start, end]`, or anything with a `mentionKey`. */
export type Plain = string | number | readonly (string | number)[];

/**
 * Any iterable but a string, which to the compiler is a list of characters. Arrays and sets are named because the compiler
 * does not infer the type of mentions through two levels of `Iterable`.
 */
type Listed<T> = readonly T[] | ReadonlySet<T> | (Iterable<T> & object);

/** A partition of mentions: a list of entities, each a list of mentions. Lists, sets and other iterables are accepted. */
export type Entities<M = Plain> = Listed<Listed<M>>;

/** Two mentions with the same key are the same mention. */
export type MentionKey<M> = (mention: M) => Plain;

/**
 * The sides of one document, built from plain entities. There is no text; each distinct mention becomes a token of its own, the
 * same one on all sides.
 */
export class PlainDocument<M> {
  readonly #id: string;
  readonly #mentionKey: MentionKey<M> | undefined;
  /** The tokens of the mentions, by their names. */
  readonly #numbers = new Map<string, number>();

  constructor(id: string, mentionKey?: MentionKey<M>) {
    this.#id = id;
    this.#mentionKey = mentionKey;
  }

  /** One side; `name` is how messages call its entities. */
  side(name: string, entities: Entities<M>): Document {
    const labels: string[] = [];
    const mentions: Mention[] = [];
    for (const entity of listed<Iterable<M>>(entities, name, 'a list of entities, each a list of mentions')) {
      const index = labels.push(String(labels.length)) - 1;
      for (const mention of listed<M>(entity, `entity ${index} of ${name}`, 'a list of mentions')) {
        const token = this.#token(mentionName(mention, this.#mentionKey));
        mentions.push({ start: token, end: token + 1, entity: index });
      }
    }
    const names = [...this.#numbers.keys()].map((key) => (key.startsWith('"') ? JSON.parse(key) : key));
    return {
      id: this.#id,
      pairKey: this.#id,
      unit: 'token' as const,
      entities: labels,
      mentions: Mentions.of(mentions),
      length: 0,
      sentences: [],
      tokens: { length: names.length, at: (i: number) => names[i] },
    };
  }

  #token(name: string): number {
    const token = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, token);
    return token;
  }
}

/** A string is iterable, and so is a `Map`, but neither is accepted as a list. */
function listed<T>(value: unknown, what: string, expected: string): Iterable<T> {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value && !(value instanceof Map)) {
    return value as Iterable<T>;
  }
  const advice = value instanceof Map ? '; pass its `values()`' : '';
  throw new TypeError(`Expected ${what} to be ${expected}, got ${shown(value)}${advice}`);
}

/** The mention as a text that is equal for equal mentions only. */
function mentionName<M>(mention: M, mentionKey: MentionKey<M> | undefined): string {
  const key: unknown = mentionKey === undefined ? mention : mentionKey(mention);
  // Negative positions are mistakes, such as padding; a key may be any number, such as a hash.
  const least = mentionKey === undefined ? 0 : -Infinity;
  for (const part of Array.isArray(key) ? key : [key]) {
    if (typeof part === 'string' || (Number.isFinite(part) && part >= least)) continue;
    throw unusable(part, key, mentionKey !== undefined);
  }
  return JSON.stringify(key);
}

function unusable(part: unknown, key: unknown, isKey: boolean): Error {
  const what = isKey ? 'the result of `mentionKey`' : 'a mention';
  const found = `got ${shown(part)}${Object.is(part, key) ? '' : ` in ${shown(key)}`}`;
  if (typeof part === 'number') {
    return new RangeError(
      `Expected the numbers of ${what} to be finite${isKey ? '' : ' and not negative'}, ${found}`,
    );
  }
  const advice = isKey ? '' : '; pass `mentionKey` to say what makes two mentions the same';
  return new TypeError(`Expected ${what} to be a string, a number or a tuple of them, ${found}${advice}`);
}

/** A value for a message. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `the string ${JSON.stringify(clip(value))}`;
  if (Array.isArray(value)) return `[${clip(value.map(String).join(', '))}]`;
  if (typeof value === 'number' || value === null || value === undefined) return String(value);
  return value instanceof Map ? 'a Map' : typeof value;
}
