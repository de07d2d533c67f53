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

/** Counts in which documents and topics the labels of both sides occur, for warnings. */
export class LabelUse {
  readonly key = new SideUse();
  readonly response = new SideUse();

  /** Adds a document, with its entities before singletons are dropped. */
  add({ key, response }: Pick<UnitPart, 'key' | 'response'>, topic: string | undefined): void {
    this.key.add(key, topic);
    this.response.add(response, topic);
  }
}

interface Use {
  documents: number;
  topics: number;
  /** The topic of the last document. Units are counted one after the other, so a topic does not come back. */
  topic: string | undefined;
}

class SideUse {
  readonly #uses = new Map<string, Use>();
  #documents = 0;

  add({ labels, sizes }: PartSide, topic: string | undefined): void {
    if (labels.length > 0) this.#documents++;
    for (let e = 0; e < labels.length; e++) {
      const label = labels[e];
      if (label === null || sizes[e] === 0) continue;
      const use = this.#uses.get(label);
      if (use === undefined) {
        this.#uses.set(label, { documents: 1, topics: 1, topic });
        continue;
      }
      use.documents++;
      if (use.topic === topic) continue;
      use.topics++;
      use.topic = topic;
    }
  }

  facts(): LabelFacts {
    let [inSeveral, inHalf, acrossTopics] = [0, 0, 0];
    for (const { documents, topics } of this.#uses.values()) {
      if (documents > 1) inSeveral++;
      if (2 * documents >= this.#documents) inHalf++;
      if (topics > 1) acrossTopics++;
    }
    return { documents: this.#documents, labels: this.#uses.size, inSeveral, inHalf, acrossTopics };
  }
}
