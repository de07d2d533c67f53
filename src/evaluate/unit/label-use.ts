import type { PartSide, UnitPart } from './part.ts';

/** How the labels of one side of a corpus are spread over documents. */
export interface LabelFacts {
  readonly documents: number;
  readonly labels: number;
  /** Labels in two documents or more. */
  readonly inSeveral: number;
  /** Labels in at least half of the documents. */
  readonly inHalf: number;
  /** Labels in two topics or more. */
  readonly acrossTopics: number;
}

/** The entities of one side of a document, by the numbers of their labels in the corpus. */
export interface NumberedSide {
  readonly entities: Int32Array;
  /** The number of mentions of each. */
  readonly sizes: ArrayLike<number>;
  /** Numbers that mean the same entity. */
  readonly united: readonly (readonly [number, number])[];
}

/** Both sides of a document. */
export type NumberedSides = Readonly<Record<'key' | 'response', NumberedSide>>;

/** Numbers the labels of both sides of a corpus, and counts in which documents and topics they occur, for warnings. */
export class LabelUse {
  readonly key = new SideLabels();
  readonly response = new SideLabels();

  numbered({ key, response }: Pick<UnitPart, 'key' | 'response'>): NumberedSides {
    return { key: this.key.numbered(key), response: this.response.numbered(response) };
  }

  /** Counts a document, with its entities before singletons are dropped. */
  count({ key, response }: NumberedSides, topic: string | undefined): void {
    this.key.count(key, topic);
    this.response.count(response, topic);
  }
}

/** The labels of one side, numbered in the order of their first use. An entity without a name has a number of its own. */
class SideLabels {
  readonly #numbers = new LabelNumbers();
  /** By number: the documents and topics that were counted, and the last topic. Units are counted one after the other, so a topic does not come back. */
  readonly #documentsOf: number[] = [];
  readonly #topicsOf: number[] = [];
  readonly #topicOf: (string | undefined)[] = [];
  readonly #unnamed = new Set<number>();
  #documents = 0;

  numbered({ labels, sizes, united = [] }: PartSide): NumberedSide {
    const entities = new Int32Array(labels.length);
    for (let e = 0; e < labels.length; e++) entities[e] = this.#numberOf(labels[e]);
    return { entities, sizes, united: united.map(([a, b]) => [this.#numberOf(a), this.#numberOf(b)]) };
  }

  #numberOf(label: string | null): number {
    const next = this.#documentsOf.length;
    const number = label === null ? next : this.#numbers.of(label, next);
    if (number < next) return number;
    if (label === null) this.#unnamed.add(number);
    this.#documentsOf.push(0);
    this.#topicsOf.push(0);
    this.#topicOf.push(undefined);
    return number;
  }

  count({ entities, sizes }: NumberedSide, topic: string | undefined): void {
    if (entities.length > 0) this.#documents++;
    for (let e = 0; e < entities.length; e++) {
      const number = entities[e];
      if (sizes[e] === 0) continue;
      const isNew = this.#documentsOf[number]++ === 0;
      if (!isNew && this.#topicOf[number] === topic) continue;
      this.#topicsOf[number]++;
      this.#topicOf[number] = topic;
    }
  }

  facts(): LabelFacts {
    let [labels, inSeveral, inHalf, acrossTopics] = [0, 0, 0, 0];
    for (let number = 0; number < this.#documentsOf.length; number++) {
      const documents = this.#documentsOf[number];
      if (documents === 0 || this.#unnamed.has(number)) continue;
      labels++;
      if (documents > 1) inSeveral++;
      if (2 * documents >= this.#documents) inHalf++;
      if (this.#topicsOf[number] > 1) acrossTopics++;
    }
    return { documents: this.#documents, labels, inSeveral, inHalf, acrossTopics };
  }
}

/** The numbers of labels. Most labels are small decimal numbers, which are found without a hash of the text. */
class LabelNumbers {
  readonly #texts = new Map<string, number>();
  /** By decimal number; 0 if it is not known, otherwise the number of the label plus 1. */
  #decimals = new Int32Array(0);

  /** The number of a label, which is `next` if it is new. */
  of(label: string, next: number): number {
    const decimal = decimalOf(label);
    if (decimal < 0) {
      const known = this.#texts.get(label);
      if (known === undefined) this.#texts.set(label, next);
      return known ?? next;
    }
    if (decimal >= this.#decimals.length) this.#grow(decimal);
    if (this.#decimals[decimal] === 0) this.#decimals[decimal] = next + 1;
    return this.#decimals[decimal] - 1;
  }

  #grow(decimal: number): void {
    const larger = new Int32Array(2 * decimal + 1);
    larger.set(this.#decimals);
    this.#decimals = larger;
  }
}

/** Labels of more digits are treated as text, so the table of a corpus takes a few megabytes at most. */
const MAX_DIGITS = 6;

/** The number that a label is, written as numbers are; −1 for any other label. */
function decimalOf(label: string): number {
  const { length } = label;
  if (length === 0 || length > MAX_DIGITS || (length > 1 && label.charCodeAt(0) === ZERO)) return -1;
  let value = 0;
  for (let i = 0; i < length; i++) {
    const digit = label.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}

const ZERO = 48;
