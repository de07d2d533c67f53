import type { Similarity } from './dice.ts';
import type { Extent } from './extent.ts';
import { Overlaps } from './overlaps.ts';
import { PairsByScore, type VisitPair } from './pairs-by-score.ts';
import { scoreBands } from './score-bands.ts';

/** The default for the number of pairs that are kept in memory at once. */
const PAIRS_IN_MEMORY = 2_000_000;

/**
 * The overlapping pairs of mentions of a document, best first: by score descending, then by response mention, then by
 * key mention. Among equal scores the earlier mention wins on either side.
 *
 * Only overlapping pairs are enumerated. If there are more than `limit`, they are enumerated again for each band of
 * scores instead of being kept, so that memory stays bounded for hostile documents.
 */
export class Candidates {
  readonly #overlaps: Overlaps;
  readonly #key: readonly Extent[];
  readonly #response: readonly Extent[];
  readonly #similarity: Similarity;
  readonly #limit: number;

  constructor(
    key: readonly Extent[],
    response: readonly Extent[],
    similarity: Similarity,
    limit = PAIRS_IN_MEMORY,
  ) {
    this.#overlaps = new Overlaps(key);
    this.#key = key;
    this.#response = response;
    this.#similarity = similarity;
    this.#limit = limit;
  }

  get keyCount(): number {
    return this.#key.length;
  }

  get responseCount(): number {
    return this.#response.length;
  }

  /** `done(response)` may return true if a response mention needs no more candidates. */
  descending(visit: VisitPair, done: (response: number) => boolean = () => false): void {
    const pairs = new PairsByScore();
    const complete = this.each((key, response, score) => pairs.add(key, response, score) <= this.#limit);
    if (complete) pairs.descending(visit);
    else this.#inBands(visit, done);
  }

  /**
   * Calls `visit` for each pair in the order of response mentions, then key mentions, until it returns false. Returns
   * whether all pairs were visited.
   */
  each(visit: (key: number, response: number, score: number) => boolean): boolean {
    for (let response = 0; response < this.#response.length; response++) {
      const { size } = this.#response[response];
      const count = this.#overlaps.find(this.#response[response]);
      let going = true;
      for (let i = 0; i < count; i++) {
        const key = this.#overlaps.found[i];
        // Of all that were found, even if the visit has ended.
        const shared = this.#overlaps.take(key);
        if (going) going = visit(key, response, this.#similarity(shared, this.#key[key].size, size));
      }
      if (!going) return false;
    }
    return true;
  }

  #inBands(visit: VisitPair, done: (response: number) => boolean): void {
    const scores = (count: (score: number) => void) => {
      this.each((_key, _response, score) => {
        count(score);
        return true;
      });
    };
    for (const [low, high] of scoreBands(scores, this.#limit)) {
      const band = new PairsByScore();
      // In a band of one score the order of enumeration is the wanted order, and no pair needs to be kept.
      const take: VisitPair = low === high ? visit : (key, response, score) => band.add(key, response, score);
      for (let response = 0; response < this.#response.length; response++) {
        if (done(response)) continue;
        const { size } = this.#response[response];
        this.#overlaps.visit(this.#response[response], (key, shared) => {
          const score = this.#similarity(shared, this.#key[key].size, size);
          if (score >= low && score <= high) take(key, response, score);
        });
      }
      band.descending(visit);
    }
  }
}
