import { ExactSum } from '../core/exact-sum.ts';
import type { PairResult } from './evaluate-pair.ts';
import { addFacts, type Facts, noFacts } from './facts.ts';
import { addFingerprints, type Fingerprint, noFingerprint } from './fingerprint.ts';
import type { Layout, ScoreSet } from './layout.ts';
import { macroAverage } from './macro.ts';
import type { Settings } from './settings.ts';

export interface DocumentScores extends ScoreSet {
  readonly id: string;
}

/** The scores of documents, worked out one by one: there may be very many. */
export interface DocumentList extends Iterable<DocumentScores> {
  readonly length: number;
}

/** What a response is worth. */
export interface CorpusResult extends ScoreSet {
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** One per key document, in their order; empty unless they were asked for. */
  readonly documents: DocumentList;
}

/** All that a tally has taken in, as plain data that travels between threads and machines. */
export interface TallyState {
  /** What the sums are of: `muc.recallNum`, … */
  readonly fields: readonly string[];
  /** For each field of the layout the terms of an exact sum. */
  readonly sums: readonly (readonly number[])[];
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** The counts of single documents, where they are needed. */
  readonly documents: readonly { readonly id: string; readonly counts: ArrayLike<number> }[];
}

/** Adds documents up to a corpus. Sums are exact, so neither order nor grouping shows in a result. */
export class Tally {
  readonly #settings: Settings;
  readonly #layout: Layout;
  readonly #perDocument: boolean;
  readonly #sums: readonly ExactSum[];
  readonly #documents: { readonly id: string; readonly counts: ArrayLike<number> }[] = [];
  #key: Facts = noFacts;
  #response: Facts = noFacts;
  #fingerprint: Fingerprint = noFingerprint;

  constructor(settings: Settings, { perDocument = false }: { readonly perDocument?: boolean } = {}) {
    this.#settings = settings;
    this.#layout = settings.layout;
    this.#perDocument = perDocument || settings.average === 'macro';
    this.#sums = Array.from({ length: this.#layout.length }, () => new ExactSum());
  }

  add({ id, counts, key, response, fingerprint }: PairResult): void {
    for (let field = 0; field < counts.length; field++) this.#sums[field].add(counts[field]);
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    if (this.#perDocument) this.#documents.push({ id, counts });
  }

  state(): TallyState {
    return {
      fields: this.#layout.fields,
      sums: this.#sums.map((sum) => [...sum.partials()]),
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      documents: this.#documents,
    };
  }

  /** Takes in what another tally of the same settings has. */
  merge({ fields, sums, key, response, fingerprint, documents }: TallyState): void {
    if (fields.join() !== this.#layout.fields.join()) {
      throw new RangeError(`Expected counts of ${this.#layout.fields.join(', ')}, got ${fields.join(', ')}`);
    }
    sums.forEach((partials, field) => {
      for (const partial of partials) this.#sums[field].add(partial);
    });
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    for (const document of documents) this.#documents.push(document);
  }

  result(): CorpusResult {
    const documents = scoresOf(this.#documents, this.#layout);
    const scores =
      this.#settings.average === 'macro'
        ? macroAverage([...documents])
        : this.#layout.scores(this.#sums.map((sum) => sum.value()));
    return {
      ...scores,
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      documents,
    };
  }
}

/** The scores of documents by their counts. */
function scoresOf(documents: TallyState['documents'], layout: Layout): DocumentList {
  return {
    length: documents.length,
    *[Symbol.iterator]() {
      for (const { id, counts } of documents) yield { id, ...layout.scores(counts) };
    },
  };
}
