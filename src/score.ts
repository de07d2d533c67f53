import { type Entities, type MentionKey, type Plain, plainDocument } from './core/plain-document.ts';
import {
  evaluatePair,
  type ScoreSet,
  type Settings,
  type SettingsSpec,
  settingsOf,
  Tally,
  type TallyState,
} from './evaluate/index.ts';
import type { Score, ScoresById } from './metrics/index.ts';
import { ProblemLog } from './problems/log.ts';

export type { Entities, Plain } from './core/plain-document.ts';

/** Settings of the library. A mention in two entities is an error unless `duplicates` says otherwise. */
export interface ScorerOptions<M = Plain> extends Omit<SettingsSpec, 'match' | 'average'> {
  /** Two mentions with the same key are the same mention. */
  readonly mentionKey?: MentionKey<M> | undefined;
}

/** The scores of the chosen metrics by id; `conll` is the mean F₁ of MUC, B³ and CEAFe. */
export type ScoreResult = ScoresById & { readonly conll: number | null };

/**
 * Scores one document.
 *
 *     score({ key: [['a', 'b', 'c'], ['d', 'e']], response: [['a', 'b'], ['c', 'd', 'e']] }).muc.f1
 */
export function score<M = Plain>(
  input: { readonly key: Entities<M>; readonly response: Entities<M> } & ScorerOptions<M>,
): ScoreResult {
  const scorer = new Scorer<M>(input);
  scorer.add(input.key, input.response);
  return scorer.result();
}

/** Scores documents one at a time and returns the corpus score, for example in a training loop. */
export class Scorer<M = Plain> {
  readonly #settings: Settings;
  readonly #tally: Tally;
  readonly #mentionKey: MentionKey<M> | undefined;
  #documents = 0;

  constructor(options: ScorerOptions<M> = {}) {
    this.#settings = settingsOf({ ...options, duplicates: options.duplicates ?? 'error' });
    this.#tally = new Tally(this.#settings);
    this.#mentionKey = options.mentionKey;
  }

  /** Adds one document: its key entities and its response entities. */
  add(key: Entities<M>, response: Entities<M>): void {
    const numbers = new Map<string, number>();
    const log = new ProblemLog();
    const id = `number ${++this.#documents}`;
    const [keyDocument, responseDocument] = [key, response].map((entities) =>
      plainDocument(id, entities, numbers, this.#mentionKey),
    );
    const result = evaluatePair(keyDocument, responseDocument, this.#settings, log.report);
    log.throwIfErrors();
    this.#tally.add(result);
  }

  /** The score of all documents so far. */
  result(): ScoreResult {
    return plainScores(this.#tally.result()) as ScoreResult;
  }

  /** The counts so far, as plain data for `merge` of a scorer with the same settings. */
  counts(): TallyState {
    return this.#tally.state();
  }

  /** Adds the counts of another scorer. */
  merge(counts: TallyState): void {
    this.#tally.merge(counts);
  }
}

/** Scores as an object. Its keys are metric ids, never names from input. */
function plainScores({ scores, conll }: ScoreSet): Record<string, Score | number | null> {
  return { ...Object.fromEntries(scores), conll };
}
