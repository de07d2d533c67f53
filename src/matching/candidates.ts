import type { DiceRule } from './dice.ts';
import type { Extent } from './extent.ts';
import { Overlaps } from './overlaps.ts';
import { PairsByScore, type VisitPair } from './pairs-by-score.ts';
import { scoreBands } from './score-bands.ts';

/** More pairs than this are not kept in memory at once, unless the caller says otherwise. */
const MOST_PAIRS = 1 << 21;

/**
 * The pairs of mentions of a document with Dice > 0, best first: by Dice descending, then system mention, then gold
 * mention in file order. Among equal scores the earlier line wins on either side.
 *
 * Only overlapping pairs are ever looked at. If a hostile document has very many of them, they are enumerated again for
 * each band of scores instead of being kept, so that memory stays bounded.
 */
export class Candidates {
  readonly #overlaps: Overlaps;
  readonly #gold: readonly Extent[];
  readonly #system: readonly Extent[];
  readonly #dice: DiceRule;
  readonly #limit: number;

  constructor(gold: readonly Extent[], system: readonly Extent[], dice: DiceRule, limit = MOST_PAIRS) {
    this.#overlaps = new Overlaps(gold);
    this.#gold = gold;
    this.#system = system;
    this.#dice = dice;
    this.#limit = limit;
  }

  /** `done(system)` may say that a system mention needs no more candidates. */
  descending(visit: VisitPair, done: (system: number) => boolean = () => false): void {
    const pairs = new PairsByScore();
    const complete = this.each((gold, system, dice) => pairs.add(gold, system, dice) < this.#limit);
    if (complete) pairs.descending(visit);
    else this.#inBands(visit, done);
  }

  /** Calls `visit` for each pair in file order of system, then gold, until it says false; whether all were visited. */
  each(visit: (gold: number, system: number, dice: number) => boolean): boolean {
    let going = true;
    for (let system = 0; system < this.#system.length && going; system++) {
      this.#eachOf(system, (gold, dice) => {
        if (going) going = visit(gold, system, dice);
      });
    }
    return going;
  }

  #eachOf(system: number, visit: (gold: number, dice: number) => void): void {
    const { size } = this.#system[system];
    this.#overlaps.visit(this.#system[system], (gold, shared) =>
      visit(gold, this.#dice(shared, this.#gold[gold].size, size)),
    );
  }

  #inBands(visit: VisitPair, done: (system: number) => boolean): void {
    const scores = (count: (dice: number) => void) => {
      this.each((_gold, _system, dice) => {
        count(dice);
        return true;
      });
    };
    for (const [low, high] of scoreBands(scores, this.#limit)) {
      const band = new PairsByScore();
      // One score: the order of enumeration is the order wanted, nothing needs to be kept.
      const take: VisitPair = low === high ? visit : (gold, system, dice) => band.add(gold, system, dice);
      for (let system = 0; system < this.#system.length; system++) {
        if (done(system)) continue;
        this.#eachOf(system, (gold, dice) => {
          if (dice >= low && dice <= high) take(gold, system, dice);
        });
      }
      band.descending(visit);
    }
  }
}
