import { type Entities, type MentionKey, type Plain, PlainDocument } from '../core/plain-document.ts';
import {
  type Average,
  corpusWarnings,
  evaluatePair,
  type Settings,
  settingsOf,
  signature,
  Tally,
  type TallyState,
} from '../evaluate/index.ts';
import type { StandardMetricIds } from '../metrics/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import { checkTally } from '../verbs/counts/check-tally.ts';
import { CountsFault } from '../verbs/counts/counts-values.ts';
import { inOptions } from './option-advice.ts';
import {
  refuseUnknownMetrics,
  refuseUnknownOptions,
  type ScoreOptions,
  type ScorerOptions,
  scoreOptionNames,
  scorerOptionNames,
} from './options.ts';
import { type MetricList, type ScoreResult, scoreResult } from './result.ts';

export type { Entities, MentionKey, Plain } from '../core/plain-document.ts';
export type { ScoreOptions, ScorerOptions } from './options.ts';
export type { MetricList, ScoreResult } from './result.ts';

/** Key, response and options in one object. */
export interface ScoreInput<M = Plain, Ids extends MetricList = StandardMetricIds>
  extends ScoreOptions<M, Ids> {
  readonly key: Entities<M>;
  readonly response: Entities<M>;
}

/**
 * Scores the entities of one document. A mention is a string, a number, a tuple such as `[start, end]`, or anything with a
 * `mentionKey`; entities and documents are any iterables.
 *
 * @example
 * ```ts
 * import { score } from 'corefeval';
 *
 * const key = [['a', 'b', 'c'], ['d', 'e']];
 * const response = [['a', 'b'], ['c', 'd', 'e']];
 * console.log(score(key, response).muc.f1); // 0.6666666666666666
 * console.log(score({ key, response, metrics: ['muc', 'lea'] }).lea.recall); // 0.6
 *
 * const spans = [[{ start: 0, end: 2 }, { start: 5, end: 6 }]];
 * console.log(score(spans, spans, { mentionKey: ({ start, end }) => `${start}-${end}` }).conll); // 1
 * ```
 */
export function score<M = Plain, const Ids extends MetricList = StandardMetricIds>(
  input: ScoreInput<M, Ids>,
): ScoreResult<Ids>;
export function score<M = Plain, const Ids extends MetricList = StandardMetricIds>(
  key: Entities<M>,
  response: Entities<M>,
  options?: ScoreOptions<M, Ids>,
): ScoreResult<Ids>;
export function score<M, const Ids extends MetricList>(...args: ScoreArguments<M, Ids>): ScoreResult<Ids> {
  const { key, response, options } = inputOf(args);
  refuseUnknownOptions(options, scoreOptionNames);
  const scorer = new Scorer<M, Ids>(options);
  scorer.add(key, response);
  return scorer.result();
}

type ScoreArguments<M, Ids extends MetricList> =
  | [input: ScoreInput<M, Ids>]
  | [key: Entities<M>, response: Entities<M>, options?: ScoreOptions<M, Ids> | undefined];

function inputOf<M, Ids extends MetricList>(
  args: ScoreArguments<M, Ids>,
): { key: Entities<M>; response: Entities<M>; options: ScoreOptions<M, Ids> } {
  if (args.length > 1) {
    const [key, response, options = {}] = args as Extract<typeof args, [unknown, unknown, unknown?]>;
    return { key, response, options };
  }
  const [input] = args as [ScoreInput<M, Ids>];
  if (typeof input !== 'object' || input === null || Symbol.iterator in input) {
    throw new UsageError('Expected score(key, response, options) or score({ key, response, …options }).');
  }
  const { key, response, ...options } = input;
  return { key, response, options };
}

/**
 * Scores documents one at a time and returns the corpus score, for example in a training loop. The same name in another document
 * is another mention.
 *
 * @example
 * ```ts
 * import { Scorer } from 'corefeval';
 *
 * const scorer = new Scorer({ metrics: ['muc', 'lea'] }); // the result has exactly these two
 * scorer.add([['a', 'b', 'c']], [['a', 'b']]);
 * scorer.add([['a', 'b']], [['a', 'b']]);
 * console.log(scorer.result().muc.recall); // 0.6666666666666666
 *
 * const other = new Scorer({ metrics: ['muc', 'lea'] }); // in another process
 * other.add([['a', 'b']], [['a'], ['b']]);
 * scorer.merge(JSON.parse(JSON.stringify(other.counts())));
 * console.log(scorer.result().muc.counts.recall); // [ 2, 4 ]
 *
 * const named = new Scorer();
 * named.add([['a', 'b']], [['a', 'b']], { id: 'doc-1' });
 * try {
 *   named.merge(named.counts());
 * } catch (error) {
 *   console.log((error as Error).message); // Document "doc-1" was added before.
 * }
 * ```
 */
export class Scorer<
  M = Plain,
  const Ids extends MetricList = StandardMetricIds,
  const By extends Average = 'micro',
> {
  readonly #settings: Settings;
  readonly #tally: Tally;
  readonly #mentionKey: MentionKey<M> | undefined;
  /** The documents that have an `id`. */
  readonly #ids = new Set<string>();
  #documents = 0;

  constructor(options: ScorerOptions<M, Ids, By> = {}) {
    refuseUnknownOptions(options, scorerOptionNames);
    const { mentionKey, ...spec } = options;
    refuseUnknownMetrics(spec.metrics);
    if (mentionKey !== undefined && typeof mentionKey !== 'function') {
      throw new UsageError('Expected `mentionKey` to be a function of a mention.');
    }
    this.#settings = settingsOf({ ...spec, duplicates: spec.duplicates ?? 'error' });
    this.#tally = new Tally(this.#settings);
    this.#mentionKey = mentionKey;
  }

  /**
   * Adds one document: its key entities and its response entities. A document that is refused is not counted. Its `id` is part of the
   * counts, so that no document is counted twice: a second one with the same `id` is refused, here and in `merge`.
   */
  add(key: Entities<M>, response: Entities<M>, options: AddOptions = {}): void {
    refuseUnknownOptions(options, ['id']);
    const { id: name } = options;
    if (name !== undefined) this.#refuseKnown([checkedId(name)], 'add');
    const log = new ProblemLog();
    const id = name ?? `number ${this.#documents + 1}`;
    const document = new PlainDocument(id, this.#mentionKey);
    const keyDocument = document.side('the key', key);
    const responseDocument = document.side('the response', response);
    const result = evaluatePair(keyDocument, responseDocument, this.#settings, (problem) =>
      log.report(inOptions(problem, scorerOptionNames)),
    );
    log.throwIfErrors();
    this.#documents++;
    this.#tally.add(result);
    if (name !== undefined) this.#ids.add(name);
  }

  /** The score of all documents so far. */
  result(): ScoreResult<Ids, By> {
    return scoreResult<Ids, By>(this.#tally.result());
  }

  /** Reasons why the scores so far may mislead. They never change a score. */
  warnings(): Problem[] {
    return corpusWarnings(this.#tally.result(), this.#settings).map((problem) => ({
      ...inOptions(problem, scorerOptionNames),
      severity: 'warning', // entities in memory are scored whatever they are
    }));
  }

  /** The counts so far, as plain data for `merge` of a scorer with the same settings. */
  counts(): ScorerCounts {
    const { documents, ...state } = this.#tally.state();
    return {
      settings: signature(this.#settings, undefined),
      ids: [...this.#ids],
      ...state,
      // JSON has no typed arrays.
      documents: documents.map(({ id, counts }) => ({ id, counts: Array.from(counts) })),
    };
  }

  /**
   * Adds the counts of another scorer. Counts with other settings, of another version, or with a document that was added before are
   * refused, and nothing of them is added. Documents without an `id` cannot be recognised.
   */
  merge(counts: ScorerCounts): void {
    const { settings, ids } = checkedCounts(counts);
    const own = signature(this.#settings, undefined);
    if (settings !== own) {
      throw new UsageError(
        'These counts have different settings from those of the scorer.',
        `Expected ${own}, found ${settings}: use the same options and the same version.`,
      );
    }
    this.#refuseKnown(ids, 'merge');
    this.#check(counts);
    this.#tally.merge(counts);
    this.#documents += counts.key.documents;
    for (const id of ids) this.#ids.add(id);
  }

  /** Refuses sums that no documents can have. */
  #check(counts: ScorerCounts): void {
    const { documents } = Object(counts.key);
    try {
      checkTally('counts', { ...counts }, this.#settings, { documents, units: undefined });
    } catch (error) {
      if (!(error instanceof CountsFault)) throw error;
      throw new UsageError(error.message, `Expected ${error.expected}. Counts must not be edited.`);
    }
  }

  #refuseKnown(ids: readonly string[], verb: 'add' | 'merge'): void {
    const known = ids.find((id) => this.#ids.has(id));
    if (known === undefined) return;
    throw new UsageError(
      `Document ${JSON.stringify(known)} was added before.`,
      verb === 'add'
        ? 'Give every document an `id` of its own.'
        : 'Merge the counts of every part once, and add every document to one part only.',
    );
  }
}

/** Options of `Scorer.add`. */
export interface AddOptions {
  /** The name of the document, by which it is recognised if it is added again. */
  readonly id?: string | undefined;
}

/** The counts of a scorer as plain data, with what is needed to refuse counts that do not belong to them. */
export interface ScorerCounts extends TallyState {
  /** All settings of the scorer, as in the signature of a score. */
  readonly settings: string;
  /** The documents that have an `id`. */
  readonly ids: readonly string[];
}

function checkedId(id: unknown): string {
  if (typeof id === 'string' && id !== '') return id;
  throw new UsageError(
    `Expected the \`id\` of a document to be a text that is not empty, got ${String(id)}.`,
  );
}

/** Checks what was perhaps sent as JSON; the sums themselves are those of `counts`. */
function checkedCounts(counts: unknown): ScorerCounts {
  const found = (typeof counts === 'object' && counts !== null ? counts : {}) as Partial<ScorerCounts>;
  const { settings, ids, sums, fields } = found;
  if (typeof settings === 'string' && [ids, sums, fields].every(Array.isArray)) return found as ScorerCounts;
  throw new UsageError('Expected the counts of a scorer, as `counts()` returns them.');
}
