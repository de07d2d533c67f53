import type { Document, Mention } from './core/document.ts';
import { Mentions } from './core/mentions.ts';
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

/** A mention: a name, a number, a tuple such as `[start, end]`, or anything with a `mentionKey`. */
export type Plain = string | number | readonly (string | number)[];

/** A partition of mentions: a list of entities, each a list of mentions. */
export type Entities<M = Plain> = Iterable<Iterable<M>>;

/** Settings of the library. A mention in two entities is an error unless `duplicates` says otherwise. */
export interface ScorerOptions<M = Plain> extends Omit<SettingsSpec, 'match' | 'average'> {
  /** What makes two mentions the same. */
  readonly mentionKey?: ((mention: M) => string | number) | undefined;
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
  readonly #mentionKey: ((mention: M) => string | number) | undefined;
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
      this.#document(id, entities, numbers),
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

  /** Mentions have no place in a text here; each distinct one becomes a token of its own. */
  #document(id: string, entities: Entities<M>, numbers: Map<string, number>): Document {
    const labels: string[] = [];
    const mentions: Mention[] = [];
    for (const entity of entities) {
      const index = labels.push(String(labels.length)) - 1;
      for (const mention of entity) {
        const name = this.#nameOf(mention);
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        mentions.push({ start: number, end: number + 1, entity: index });
      }
    }
    const names = [...numbers.keys()].map((name) => (name.startsWith('"') ? JSON.parse(name) : name));
    const words = { length: names.length, at: (i: number) => names[i] };
    return {
      ...{ id, pairing: id, entities: labels, mentions: Mentions.of(mentions) },
      ...{ length: 0, sentences: [], words },
    };
  }

  #nameOf(mention: M): string {
    const key = this.#mentionKey === undefined ? mention : this.#mentionKey(mention);
    if (typeof key === 'string') return JSON.stringify(key);
    if (typeof key === 'number') return String(key);
    if (Array.isArray(key) && key.every((part) => typeof part === 'string' || typeof part === 'number')) {
      return JSON.stringify(key);
    }
    throw new TypeError(
      `Expected a mention to be a string, a number or a tuple of them, got ${typeof key}; pass \`mentionKey\` to say what makes two mentions the same`,
    );
  }
}

/** Scores as an object with the ids as names: those are ours, not a user's. */
function plainScores({ scores, conll }: ScoreSet): Record<string, Score | number | null> {
  return { ...Object.fromEntries(scores), conll };
}
