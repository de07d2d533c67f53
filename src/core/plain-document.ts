import type { Document, Mention } from './document.ts';
import { Mentions } from './mentions.ts';

/** A mention: a name, a number, a tuple such as `[start, end]`, or anything with a `mentionKey`. */
export type Plain = string | number | readonly (string | number)[];

/** A partition of mentions: a list of entities, each a list of mentions. */
export type Entities<M = Plain> = Iterable<Iterable<M>>;

/** Two mentions with the same key are the same mention. */
export type MentionKey<M> = (mention: M) => string | number;

/**
 * Builds a document from plain entities. There is no text; each distinct mention becomes a token of its own. Documents
 * that share `numbers` give the same token to the same mention.
 */
export function plainDocument<M>(
  id: string,
  entities: Entities<M>,
  numbers: Map<string, number>,
  mentionKey: MentionKey<M> | undefined,
): Document {
  const labels: string[] = [];
  const mentions: Mention[] = [];
  for (const entity of entities) {
    const index = labels.push(String(labels.length)) - 1;
    for (const mention of entity) {
      const name = nameOf(mention, mentionKey);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      mentions.push({ start: number, end: number + 1, entity: index });
    }
  }
  const names = [...numbers.keys()].map((name) => (name.startsWith('"') ? JSON.parse(name) : name));
  const tokens = { length: names.length, at: (i: number) => names[i] };
  return {
    ...{ id, pairKey: id, unit: 'token' as const, entities: labels, mentions: Mentions.of(mentions) },
    ...{ length: 0, sentences: [], tokens },
  };
}

function nameOf<M>(mention: M, mentionKey: MentionKey<M> | undefined): string {
  const key = mentionKey === undefined ? mention : mentionKey(mention);
  if (typeof key === 'string') return JSON.stringify(key);
  if (typeof key === 'number') return String(key);
  if (Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number')) {
    return JSON.stringify(key);
  }
  throw new TypeError(
    `Expected a mention to be a string, a number or a tuple of them, got ${typeof key}; pass \`mentionKey\` to say what makes two mentions the same`,
  );
}
