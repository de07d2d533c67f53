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
  /** What makes two mentions the same. */
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

/** Adds documents up to a corpus score, for a training loop. */
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

  /** All that `result` depends on, as plain data for the `merge` of a scorer with the same settings. */
  counts(): TallyState {
    return this.#tally.state();
  }

  /** Adds what another scorer has counted. */
  merge(counts: TallyState): void {
    this.#tally.merge(counts);
  }
}

/** Scores as an object with the ids as names: those are ours, not a user's. */
function plainScores({ scores, conll }: ScoreSet): Record<string, Score | number | null> {
  return { ...Object.fromEntries(scores), conll };
}
