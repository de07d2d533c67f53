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
 * Builds a document from plain entities. There is no text; each distinct mention becomes a token of its own. Documents
 * that share `numbers` give the same token to the same mention. `side` names the entities in messages.
 */
export function plainDocument<M>(
  id: string,
  side: string,
  entities: Entities<M>,
  numbers: Map<string, number>,
  mentionKey: MentionKey<M> | undefined,
): Document {
  const labels: string[] = [];
  const mentions: Mention[] = [];
  for (const entity of listed<Iterable<M>>(entities, side, 'a list of entities, each a list of mentions')) {
    const index = labels.push(String(labels.length)) - 1;
    for (const mention of listed<M>(entity, `entity ${index} of ${side}`, 'a list of mentions')) {
      const name = mentionName(mention, mentionKey);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      mentions.push({ start: number, end: number + 1, entity: index });
    }
  }
  const names = [...numbers.keys()].map((name) => (name.startsWith('"') ? JSON.parse(name) : name));
  const tokens = { length: names.length, at: (i: number) => names[i] };
  return {
    id,
    pairKey: id,
    unit: 'token' as const,
    entities: labels,
    mentions: Mentions.of(mentions),
    length: 0,
    sentences: [],
    tokens,
  };
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
