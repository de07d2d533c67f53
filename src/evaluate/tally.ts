import type { PairResult } from './evaluate-pair.ts';
import { addFacts, type Facts, noFacts } from './facts.ts';
import { addFingerprints, type Fingerprint, noFingerprint } from './fingerprint.ts';
import { addInto, Layout, type ScoreSet } from './layout.ts';
import { macroAverage } from './macro.ts';
import type { Settings } from './settings.ts';

export interface DocumentScores extends ScoreSet {
  readonly id: string;
}

/** What a response is worth. */
export interface CorpusResult extends ScoreSet {
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  /** Added-up counts of all metrics, laid out by `Layout`. */
  readonly counts: Float64Array;
  /** One per key document, in their order; empty unless they were asked for. */
  readonly documents: readonly DocumentScores[];
}

/** Adds documents up to a corpus, in the order in which they come, so that a result is the same to the last bit. */
export class Tally {
  readonly #settings: Settings;
  readonly #layout: Layout;
  readonly #perDocument: boolean;
  readonly #sum: Float64Array;
  readonly #documents: DocumentScores[] = [];
  #key: Facts = noFacts;
  #response: Facts = noFacts;
  #fingerprint: Fingerprint = noFingerprint;

  constructor(settings: Settings, { perDocument = false } = {}) {
    this.#settings = settings;
    this.#layout = new Layout(settings);
    this.#perDocument = perDocument || settings.average === 'macro';
    this.#sum = new Float64Array(this.#layout.length);
  }

  add(pair: PairResult): void {
    addInto(this.#sum, pair.counts);
    this.#key = addFacts(this.#key, pair.key);
    this.#response = addFacts(this.#response, pair.response);
    this.#fingerprint = addFingerprints(this.#fingerprint, pair.fingerprint);
    if (this.#perDocument) this.#documents.push({ id: pair.id, ...this.#layout.scores(pair.counts) });
  }

  result(): CorpusResult {
    const scores =
      this.#settings.average === 'macro' ? macroAverage(this.#documents) : this.#layout.scores(this.#sum);
    return {
      ...scores,
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      counts: this.#sum.slice(),
      documents: this.#documents,
    };
  }
}
