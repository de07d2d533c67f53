import { CodePoints } from '../core/code-points.ts';
import type { Document, Mention } from '../core/document.ts';

/** Deepest nesting of inline mentions that is read; the limit is for hostile files. */
export const MAX_MENTION_DEPTH = 512;

/** The text of a document whose mentions are marked within it, without the marks. */
export class MarkedText {
  /** Length in code units, which are the indices of the text. */
  units = 0;
  /** Length in code points, in which documents count. */
  length = 0;
  readonly #pieces: string[] = [];

  add(piece: string): void {
    this.#pieces.push(piece);
    this.units += piece.length;
    this.length += /[\ud800-\udbff]/.test(piece) ? new CodePoints(piece).length : piece.length;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}

/**
 * The mentions of a document that are not among those of another, by span, entity and some properties: what a writer lost, if
 * the other document was read from its output. Entities are compared by what they are called in the output.
 */
export function lostMentions(
  document: Document,
  labels: readonly string[],
  again: Document | undefined,
  properties: readonly (keyof Mention)[] = [],
): Mention[] {
  const left = new Map<string, number>();
  for (const mention of again?.mentions ?? []) {
    const key = mentionKey(mention, again?.entities ?? [], properties);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return [...document.mentions].filter((mention) => {
    const key = mentionKey(mention, labels, properties);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

function mentionKey(
  mention: Mention,
  labels: readonly string[],
  properties: readonly (keyof Mention)[],
): string {
  const { start, end, parts = [[start, end]], entity, attributes = [] } = mention;
  const values = properties.map((name) =>
    name === 'attributes' ? [...attributes].sort() : (mention[name] ?? null),
  );
  return JSON.stringify([parts, labels[entity], values]);
}
