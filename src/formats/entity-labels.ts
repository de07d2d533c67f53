import type { Document } from '../core/document.ts';

/** Numbers the entity labels of a document in order of appearance. */
export class EntityLabels {
  readonly list: string[] = [];
  /** The numbers of entities that the file has no names for. */
  readonly unnamed = new Set<number>();
  readonly #numbers = new Map<string, number>();
  /** The number that the next single entity of a label is tried with. */
  readonly #next = new Map<string, number>();

  /** The entities of a document. */
  get fields(): Pick<Document, 'entities' | 'unnamed'> {
    const { list: entities, unnamed } = this;
    return unnamed.size === 0 ? { entities } : { entities, unnamed };
  }

  /** The entities with these numbers, as those of a document. */
  picked(numbers: readonly number[]): Pick<Document, 'entities' | 'unnamed'> {
    const entities = numbers.map((number) => this.list[number]);
    const unnamed = new Set(numbers.flatMap((number, i) => (this.unnamed.has(number) ? [i] : [])));
    return unnamed.size === 0 ? { entities } : { entities, unnamed };
  }

  /** The number of a label; a new one for a new label. */
  index(label: string): number {
    const known = this.#numbers.get(label);
    if (known !== undefined) return known;
    this.#numbers.set(label, this.list.length);
    return this.list.push(label) - 1;
  }

  /** The number of a label, or −1. */
  known(label: string): number {
    return this.#numbers.get(label) ?? -1;
  }

  /** The number of an entity that no other mention can name, called like this or with a number after it. */
  single(label: string): number {
    let free = label;
    for (let i = this.#next.get(label) ?? 2; this.#numbers.has(free); i++) {
      free = `${label}-${i}`;
      this.#next.set(label, i + 1);
    }
    const number = this.index(free);
    this.unnamed.add(number);
    return number;
  }
}

/** The labels as they are if all fit a pattern and are distinct; otherwise made from their numbers. */
export const plainLabels = (
  labels: readonly string[],
  pattern: RegExp,
  numbered: (index: number) => string,
): readonly string[] =>
  labels.every((label) => pattern.test(label)) && new Set(labels).size === labels.length
    ? labels
    : labels.map((_, i) => numbered(i));
