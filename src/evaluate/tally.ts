import { ExactSums } from '../core/exact-sums.ts';
import type { Fingerprint } from '../core/fingerprint.ts';
import { addFingerprints, noFingerprint } from '../core/fingerprint-sums.ts';
import type { CountVector, ScoreSet } from '../metrics/count-vector.ts';
import type { Counts } from '../metrics/metric.ts';
import { InputError } from '../problems/problem.ts';
import type { PairResult } from './evaluate-pair.ts';
import { addFacts, type Facts, noFacts } from './facts.ts';
import { macroAverage } from './macro.ts';
import type { Settings } from './settings.ts';

export interface DocumentScores extends ScoreSet {
  readonly id: string;
  /** The counts of all metrics, laid out by `CountVector`; resampling adds them up without scoring again. */
  readonly counts: ArrayLike<number>;
}

/** The scores of documents, computed one at a time during iteration, since there may be very many. */
export interface DocumentList extends Iterable<DocumentScores> {
  readonly length: number;
}

/** The scores of a response on a corpus. */
export interface CorpusResult extends ScoreSet {
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** One per key document, in their order; empty unless requested. */
  readonly documents: DocumentList;
}

/** The state of a tally as plain data, which can be sent between threads and machines. */
export interface TallyState {
  /** The names of the sums: `muc.recallNum`, … */
  readonly fields: readonly string[];
  /** For each field of the vector the terms of its exact sum. */
  readonly sums: readonly (readonly number[])[];
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** The counts of each document, if requested or needed for the macro average. */
  readonly documents: readonly { readonly id: string; readonly counts: ArrayLike<number> }[];
}

/** Adds up the counts of documents. Sums are exact, so the result does not depend on order or grouping. */
export class Tally {
  readonly #settings: Settings;
  readonly #vector: CountVector;
  readonly #perDocument: boolean;
  /** Made with the first document. */
  #exact: ExactSums | undefined;
  readonly #documents: { readonly id: string; readonly counts: ArrayLike<number> }[] = [];
  #key: Facts = noFacts;
  #response: Facts = noFacts;
  #fingerprint: Fingerprint = noFingerprint;

  constructor(settings: Settings, { perDocument = false }: { readonly perDocument?: boolean } = {}) {
    this.#settings = settings;
    this.#vector = settings.vector;
    this.#perDocument = perDocument || settings.average === 'macro';
  }

  get #sums(): ExactSums {
    this.#exact ??= new ExactSums(this.#vector.length);
    return this.#exact;
  }

  add({ id, counts, key, response, fingerprint }: PairResult): void {
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    this.#sums.add(counts);
    if (this.#perDocument) this.#documents.push({ id, counts });
  }

  state(): TallyState {
    return {
      fields: this.#vector.fields,
      sums: this.#sums.partials(),
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      documents: this.#documents,
    };
  }

  /** Adds the state of another tally with the same settings. */
  merge({ fields, sums, key, response, fingerprint, documents }: TallyState): void {
    if (fields.join() !== this.#vector.fields.join()) {
      throw new RangeError(`Expected counts of ${this.#vector.fields.join(', ')}, got ${fields.join(', ')}`);
    }
    sums.forEach((partials, field) => {
      this.#sums.addTo(field, partials);
    });
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    for (const document of documents) this.#documents.push(document);
  }

  /** Throws where a metric that was asked for is not defined for the corpus. */
  result(): CorpusResult {
    this.#refuse();
    const documents = scoresOf(this.#documents, this.#vector);
    const scores =
      this.#settings.average === 'macro'
        ? macroAverage(this.#settings.metrics, [...documents])
        : this.#vector.scores(this.#sums.values());
    return {
      ...scores,
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      documents,
    };
  }

  #refuse(): void {
    const counts = this.#vector.counts(this.#sums.values());
    const refused = this.#settings.metrics.flatMap((metric) => {
      const found = metric.refusal(counts.get(metric.id) as Counts);
      return found === undefined ? [] : [found];
    });
    if (refused.length > 0) throw new InputError(refused);
  }
}

/** The scores of documents by their counts. */
function scoresOf(documents: TallyState['documents'], vector: CountVector): DocumentList {
  return {
    length: documents.length,
    *[Symbol.iterator]() {
      for (const { id, counts } of documents) yield { id, counts, ...vector.scores(counts) };
    },
  };
}
