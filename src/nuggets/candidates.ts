import type { DiceRule } from './dice.ts';
import type { Extent } from './extent.ts';
import { Overlaps } from './overlaps.ts';

/** One pair of mentions that share an element. */
export type VisitPair = (gold: number, system: number, dice: number) => void;

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
      const { size } = this.#system[system];
      this.#overlaps.visit(this.#system[system], (gold, shared) => {
        if (going) going = visit(gold, system, this.#dice(shared, this.#gold[gold].size, size));
      });
    }
    return going;
  }

  #inBands(visit: VisitPair, done: (system: number) => boolean): void {
    for (const [low, high] of bands(this.#histogram(), this.#limit)) {
      if (low === high) {
        // One score: the order of enumeration is the order wanted, nothing needs to be kept.
        this.#within(low, high, done, visit);
        continue;
      }
      const band = new PairsByScore();
      this.#within(low, high, done, (gold, system, dice) => band.add(gold, system, dice));
      band.descending(visit);
    }
  }

  #within(low: number, high: number, done: (system: number) => boolean, visit: VisitPair): void {
    for (let system = 0; system < this.#system.length; system++) {
      if (done(system)) continue;
      const { size } = this.#system[system];
      this.#overlaps.visit(this.#system[system], (gold, shared) => {
        const dice = this.#dice(shared, this.#gold[gold].size, size);
        if (dice >= low && dice <= high) visit(gold, system, dice);
      });
    }
  }

  #histogram(): Map<number, number> {
    const counts = new Map<number, number>();
    this.each((_gold, _system, dice) => {
      counts.set(dice, (counts.get(dice) ?? 0) + 1);
      return true;
    });
    return counts;
  }
}

/** Pairs in groups of equal Dice; within a group they stay in the order in which they were added. */
class PairsByScore {
  readonly #groups = new Map<number, number[]>();
  #size = 0;

  /** Returns the number of pairs so far. */
  add(gold: number, system: number, dice: number): number {
    const group = this.#groups.get(dice);
    if (group === undefined) this.#groups.set(dice, [gold, system]);
    else group.push(gold, system);
    return ++this.#size;
  }

  descending(visit: VisitPair): void {
    for (const dice of [...this.#groups.keys()].sort((a, b) => b - a)) {
      const group = this.#groups.get(dice) ?? [];
      for (let i = 0; i < group.length; i += 2) visit(group[i], group[i + 1], dice);
    }
  }
}

/** Cuts the scores into descending bands of at most `limit` pairs, or of a single score. */
function bands(histogram: ReadonlyMap<number, number>, limit: number): [low: number, high: number][] {
  const bands: [low: number, high: number][] = [];
  let held = Infinity;
  for (const dice of [...histogram.keys()].sort((a, b) => b - a)) {
    const count = histogram.get(dice) ?? 0;
    const last = bands.at(-1);
    if (last !== undefined && held + count <= limit) {
      last[0] = dice;
      held += count;
    } else {
      bands.push([dice, dice]);
      held = count;
    }
  }
  return bands;
}
