import { addTopicSpread, UnitEvaluation, type UnitTotals, unitsOf } from '../evaluate/unit/evaluation.ts';
import { type SideOptions, sideOptions } from '../formats/index.ts';
import type { ProblemLog } from '../problems/log.ts';
import type { Report } from '../problems/problem.ts';
import { type Batch, type EvaluateOptions, type PairSink, readPair } from './evaluate-pairs.ts';
import type { DocumentPair } from './pair-files.ts';
import type { BatchResult } from './thread-jobs.ts';

/** A pair and the topic of its key document; undefined where topics are not known. */
export interface TopicPair extends DocumentPair {
  readonly topic: string | undefined;
}

/** Adds pairs up to units of several documents. Takes the pairs in the order of `pairs`: one unit after the other. */
export class UnitSink implements PairSink {
  readonly pairs: readonly TopicPair[];
  readonly #units: ReadonlyMap<string, readonly TopicPair[]>;
  readonly #unitOf = new Map<DocumentPair, string>();
  readonly #options: Pick<EvaluateOptions, 'settings'>;
  readonly #sides: SideOptions;
  readonly #totals: UnitTotals & { readonly log: ProblemLog };
  #unit: { readonly id: string; readonly evaluation: UnitEvaluation } | undefined;

  constructor(
    pairs: readonly TopicPair[],
    scope: 'topic' | 'corpus',
    options: Pick<EvaluateOptions, 'settings' | 'reading'>,
    totals: UnitTotals & { readonly log: ProblemLog },
  ) {
    this.#units = unitsOf(pairs, scope);
    for (const [id, unit] of this.#units) for (const pair of unit) this.#unitOf.set(pair, id);
    this.pairs = [...this.#units.values()].flat();
    this.#options = options;
    this.#sides = sideOptions(options.reading);
    this.#totals = totals;
  }

  /** The ids of the units. */
  get units(): readonly string[] {
    return [...this.#units.keys()];
  }

  add(pair: DocumentPair): void {
    this.#evaluationOf(pair).add(this.#memberOf(pair as TopicPair), this.#totals.log.report);
  }

  addBatch({ pairs }: Batch, { tally, units = [], problems }: BatchResult): void {
    this.#totals.tally.narrower?.document.merge(tally);
    this.#totals.log.merge(problems);
    pairs.forEach((pair, i) => {
      this.#evaluationOf(pair).addMatched({ document: units[i], topic: (pair as TopicPair).topic });
    });
  }

  finish(): void {
    this.#unit?.evaluation.finish();
    addTopicSpread(this.#options.settings, this.#totals);
  }

  /** The evaluation of the unit of a pair, which ends that of the unit before it. */
  #evaluationOf(pair: DocumentPair): UnitEvaluation {
    const id = this.#unitOf.get(pair) ?? '';
    if (this.#unit?.id === id) return this.#unit.evaluation;
    this.#unit?.evaluation.finish();
    const evaluation = new UnitEvaluation(id, this.#options.settings, this.#totals);
    this.#unit = { id, evaluation };
    evaluation.measure((this.#units.get(id) ?? []).map((each) => this.#memberOf(each)));
    return evaluation;
  }

  #memberOf(pair: TopicPair) {
    const { id, topic } = pair;
    return { id, topic, read: (report: Report) => readPair(pair, this.#sides, report) };
  }
}
