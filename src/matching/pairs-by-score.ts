/** One pair of mentions that share an element. */
export type VisitPair = (gold: number, system: number, dice: number) => void;

const FIRST_CAPACITY = 256;

/** Pairs of mentions, to be visited by descending Dice; among equal ones in the order in which they were added. */
export class PairsByScore {
  #gold = new Int32Array(FIRST_CAPACITY);
  #system = new Int32Array(FIRST_CAPACITY);
  #dice = new Float64Array(FIRST_CAPACITY);
  #size = 0;

  /** Returns the number of pairs so far. */
  add(gold: number, system: number, dice: number): number {
    if (this.#size === this.#dice.length) this.#grow();
    this.#gold[this.#size] = gold;
    this.#system[this.#size] = system;
    this.#dice[this.#size] = dice;
    return ++this.#size;
  }

  /** A counting sort over the distinct scores: no comparison of pairs. */
  descending(visit: VisitPair): void {
    const dice = this.#dice.subarray(0, this.#size);
    const scores = distinct(dice.slice().sort());
    const next = new Int32Array(scores.length + 1);
    const rankOf = (value: number) => scores.length - 1 - position(scores, value);
    for (const value of dice) next[rankOf(value) + 1]++;
    for (let rank = 0; rank < scores.length; rank++) next[rank + 1] += next[rank];
    const order = new Int32Array(this.#size);
    for (let i = 0; i < this.#size; i++) order[next[rankOf(dice[i])]++] = i;
    for (const i of order) visit(this.#gold[i], this.#system[i], dice[i]);
  }

  #grow(): void {
    const capacity = 2 * this.#dice.length;
    const enlarged = <A extends Int32Array | Float64Array>(old: A, larger: A): A => {
      larger.set(old);
      return larger;
    };
    this.#gold = enlarged(this.#gold, new Int32Array(capacity));
    this.#system = enlarged(this.#system, new Int32Array(capacity));
    this.#dice = enlarged(this.#dice, new Float64Array(capacity));
  }
}

/** The different values of a sorted list, in place. */
function distinct(sorted: Float64Array): Float64Array {
  let kept = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i] !== sorted[kept - 1]) sorted[kept++] = sorted[i];
  }
  return sorted.subarray(0, kept);
}

/** Where a value stands in an ascending list that holds it. */
function position(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
