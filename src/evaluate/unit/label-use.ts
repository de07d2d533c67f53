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
  readonly #numbers = new Map<string, number>();
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
    const known = label === null ? undefined : this.#numbers.get(label);
    if (known !== undefined) return known;
    const number = this.#documentsOf.length;
    if (label === null) this.#unnamed.add(number);
    else this.#numbers.set(label, number);
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
    for (const [number, documents] of this.#documentsOf.entries()) {
      if (documents === 0 || this.#unnamed.has(number)) continue;
      labels++;
      if (documents > 1) inSeveral++;
      if (2 * documents >= this.#documents) inHalf++;
      if (this.#topicsOf[number] > 1) acrossTopics++;
    }
    return { documents: this.#documents, labels, inSeveral, inHalf, acrossTopics };
  }
}
