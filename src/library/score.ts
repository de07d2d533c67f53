import { type Entities, type MentionKey, type Plain, plainDocument } from '../core/plain-document.ts';
import {
  type Average,
  evaluatePair,
  type Settings,
  settingsOf,
  Tally,
  type TallyState,
} from '../evaluate/index.ts';
import type { StandardMetricIds } from '../metrics/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { UsageError } from '../problems/problem.ts';
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

  /** Adds one document: its key entities and its response entities. A document that is refused is not counted. */
  add(key: Entities<M>, response: Entities<M>): void {
    const numbers = new Map<string, number>();
    const log = new ProblemLog();
    const id = `number ${this.#documents + 1}`;
    const keyDocument = plainDocument(id, 'the key', key, numbers, this.#mentionKey);
    const responseDocument = plainDocument(id, 'the response', response, numbers, this.#mentionKey);
    const result = evaluatePair(keyDocument, responseDocument, this.#settings, (problem) =>
      log.report(inOptions(problem, scorerOptionNames)),
    );
    log.throwIfErrors();
    this.#documents++;
    this.#tally.add(result);
  }

  /** The score of all documents so far. */
  result(): ScoreResult<Ids, By> {
    return scoreResult<Ids, By>(this.#tally.result());
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
