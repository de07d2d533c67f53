import { ExactSums } from '../core/exact-sums.ts';
import type { Fingerprint } from '../core/fingerprint.ts';
import { addFingerprints, noFingerprint } from '../core/fingerprint-sums.ts';
import { addMatchFacts, type MatchFacts, noMatchFacts } from '../matching/match-facts.ts';
import type { CountVector, ScoreSet } from '../metrics/count-vector.ts';
import type { Counts } from '../metrics/metric.ts';
import { InputError } from '../problems/problem.ts';
import type { PairResult } from './evaluate-pair.ts';
import { addFacts, type Facts, noFacts } from './facts.ts';
import { addFilterCounts, type PairFilterCounts } from './filter.ts';
import { macroAverage } from './macro.ts';
import { type Settings, withoutLevels } from './settings.ts';
import type { WindowCounts } from './windows.ts';

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
  /** What messages about the way of matching need. */
  readonly matching: MatchFacts;
  /** What the filter left out; absent without a filter. */
  readonly filtered?: PairFilterCounts | undefined;
  /** Where entities are cut into windows: the scores without the cut, and the singletons that it made. */
  readonly cut?:
    | { readonly whole: CorpusResult; readonly singletons: WindowCounts['singletons'] }
    | undefined;
  /** One per key document, or per unit of several documents, in their order; empty unless requested. */
  readonly documents: DocumentList;
  /** The same corpus in narrower units, where entities are scored across documents. */
  readonly narrower?: NarrowerResults | undefined;
  /** The entities of both sides that are in several documents, where they are scored across documents. */
  readonly spread?: Readonly<Record<'key' | 'response', Spread>> | undefined;
}

export interface NarrowerResults {
  readonly document: CorpusResult;
  /** Present at corpus scope with known topics. */
  readonly topic?: CorpusResult | undefined;
}

/** Numbers of entities. */
export interface Spread {
  /** With mentions in several documents of the unit. */
  readonly acrossDocuments: number;
  /** With mentions in several topics; 0 or absent where that is not known. */
  readonly acrossTopics?: number | undefined;
}

const noSpread: Spread = { acrossDocuments: 0, acrossTopics: 0 };

const addSpreads = (a: Spread, b: Spread): Spread => ({
  acrossDocuments: a.acrossDocuments + b.acrossDocuments,
  acrossTopics: (a.acrossTopics ?? 0) + (b.acrossTopics ?? 0),
});

/** The state of a tally as plain data, which can be sent between threads and machines. */
export interface TallyState {
  /** The names of the sums: `muc.recallNum`, … */
  readonly fields: readonly string[];
  /** For each field of the vector the terms of its exact sum. */
  readonly sums: readonly (readonly number[])[];
  readonly key: Facts;
  readonly response: Facts;
  readonly fingerprint: Fingerprint;
  readonly matching?: MatchFacts | undefined;
  readonly filtered?: PairFilterCounts | undefined;
  readonly cut?: { readonly whole: TallyState; readonly singletons: WindowCounts['singletons'] } | undefined;
  /** The counts of each document or unit, if requested or needed for the macro average. */
  readonly documents: readonly { readonly id: string; readonly counts: ArrayLike<number> }[];
  /** Of units of several documents: the sums of their documents, and of topics within a corpus, by themselves. */
  readonly narrower?: { readonly document: TallyState; readonly topic?: TallyState | undefined } | undefined;
  readonly spread?: Readonly<Record<'key' | 'response', Spread>> | undefined;
}

/**
 * Adds up the counts of documents, or of units of several documents. Sums are exact, so the result does not depend on order or grouping. Where units have several documents,
 * the narrower scopes are added up beside them.
 */
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
  #matching: MatchFacts = noMatchFacts;
  #filtered: PairFilterCounts | undefined;
  /** The sums without the cut, where entities are cut into windows. */
  readonly #whole: Tally | undefined;
  #cutSingletons: WindowCounts['singletons'] = { key: 0, response: 0 };
  #spread: Readonly<Record<'key' | 'response', Spread>> = { key: noSpread, response: noSpread };
  /** Tallies of the same documents by themselves, and of topics within a corpus; absent at document scope. */
  readonly narrower: { readonly document: Tally; readonly topic: Tally } | undefined;

  constructor(settings: Settings, { perDocument = false }: { readonly perDocument?: boolean } = {}) {
    this.#settings = settings;
    this.#vector = settings.vector;
    this.#perDocument = perDocument || settings.average === 'macro';
    if (settings.window !== undefined) this.#whole = new Tally({ ...settings, window: undefined });
    if (settings.scope === 'document') return;
    const narrow = withoutLevels(settings);
    // A corpus is one unit: its documents are listed instead.
    this.narrower = {
      document: new Tally(narrow, { perDocument: perDocument && settings.scope === 'corpus' }),
      topic: new Tally(narrow),
    };
  }

  /** The layout of the counts that are added. */
  get vector(): CountVector {
    return this.#vector;
  }

  /** Whether a document was added. */
  get hasDocuments(): boolean {
    return this.#key.documents > 0;
  }

  get #sums(): ExactSums {
    this.#exact ??= new ExactSums(this.#vector.length);
    return this.#exact;
  }

  add({
    id,
    counts,
    key,
    response,
    fingerprint,
    filtered,
    cut,
    matching,
    spread,
  }: PairResult & { readonly spread?: CorpusResult['spread'] }): void {
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    this.#matching = addMatchFacts(this.#matching, matching);
    if (filtered !== undefined) this.#filtered = addFilterCounts(this.#filtered, filtered);
    this.#sums.add(counts);
    if (cut !== undefined) {
      this.#whole?.add({ id, counts: cut.whole, key, response, fingerprint });
      this.#addCut(cut.singletons);
    }
    if (spread !== undefined) this.addSpread(spread);
    if (this.#perDocument) this.#documents.push({ id, counts });
  }

  #addCut({ key, response }: WindowCounts['singletons']): void {
    this.#cutSingletons = {
      key: this.#cutSingletons.key + key,
      response: this.#cutSingletons.response + response,
    };
  }

  /** Adds entities in several documents. */
  addSpread({ key, response }: Readonly<Record<'key' | 'response', Spread>>): void {
    this.#spread = {
      key: addSpreads(this.#spread.key, key),
      response: addSpreads(this.#spread.response, response),
    };
  }

  state(): TallyState {
    return {
      fields: this.#vector.fields,
      sums: this.#sums.partials(),
      key: this.#key,
      response: this.#response,
      fingerprint: this.#fingerprint,
      ...(this.#matching === noMatchFacts ? {} : { matching: this.#matching }),
      ...(this.#filtered === undefined ? {} : { filtered: this.#filtered }),
      ...(this.#whole === undefined
        ? {}
        : { cut: { whole: this.#whole.state(), singletons: this.#cutSingletons } }),
      documents: this.#documents,
      ...(this.narrower === undefined
        ? {}
        : { narrower: narrowerStates(this.narrower), spread: this.#spread }),
    };
  }

  /** Adds the state of another tally with the same settings. */
  merge({
    fields,
    sums,
    key,
    response,
    fingerprint,
    matching,
    filtered,
    cut,
    documents,
    narrower,
    spread,
  }: TallyState): void {
    if (fields.join() !== this.#vector.fields.join()) {
      throw new RangeError(`Expected counts of ${this.#vector.fields.join(', ')}, got ${fields.join(', ')}`);
    }
    sums.forEach((partials, field) => {
      this.#sums.addTo(field, partials);
    });
    this.#key = addFacts(this.#key, key);
    this.#response = addFacts(this.#response, response);
    this.#fingerprint = addFingerprints(this.#fingerprint, fingerprint);
    this.#matching = addMatchFacts(this.#matching, matching);
    this.#filtered = addFilterCounts(this.#filtered, filtered);
    if (cut !== undefined) {
      this.#whole?.merge(cut.whole);
      this.#addCut(cut.singletons);
    }
    for (const document of documents) this.#documents.push(document);
    if (spread !== undefined) this.addSpread(spread);
    if (narrower === undefined || this.narrower === undefined) return;
    this.narrower.document.merge(narrower.document);
    if (narrower.topic !== undefined) this.narrower.topic.merge(narrower.topic);
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
      matching: this.#matching,
      ...(this.#filtered === undefined ? {} : { filtered: this.#filtered }),
      ...(this.#whole === undefined
        ? {}
        : { cut: { whole: this.#whole.result(), singletons: this.#cutSingletons } }),
      documents,
      ...(this.narrower === undefined
        ? {}
        : { narrower: narrowerResults(this.narrower), spread: this.#spread }),
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

/** Topics are there only if some were added. */
const narrowerStates = ({ document, topic }: NonNullable<Tally['narrower']>) => ({
  document: document.state(),
  ...(topic.hasDocuments ? { topic: topic.state() } : {}),
});

const narrowerResults = ({ document, topic }: NonNullable<Tally['narrower']>): NarrowerResults => ({
  document: document.result(),
  ...(topic.hasDocuments ? { topic: topic.result() } : {}),
});

/** The scores of documents by their counts. */
function scoresOf(documents: TallyState['documents'], vector: CountVector): DocumentList {
  return {
    length: documents.length,
    *[Symbol.iterator]() {
      for (const { id, counts } of documents) yield { id, counts, ...vector.scores(counts) };
    },
  };
}
