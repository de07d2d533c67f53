/** Called with a pair of mentions that share an element. */
export type VisitPair = (key: number, response: number, score: number) => void;

const INITIAL_CAPACITY = 64;

/** Pairs of mentions, visited by descending score; pairs of equal score in the order in which they were added. */
export class PairsByScore {
  #key = new Int32Array(INITIAL_CAPACITY);
  #response = new Int32Array(INITIAL_CAPACITY);
  #score = new Float64Array(INITIAL_CAPACITY);
  #size = 0;

  /** Returns the number of pairs so far. */
  add(key: number, response: number, score: number): number {
    if (this.#size === this.#score.length) this.#grow();
    this.#key[this.#size] = key;
    this.#response[this.#size] = response;
    this.#score[this.#size] = score;
    return ++this.#size;
  }

  /** A counting sort over the distinct scores, without comparisons of pairs. */
  descending(visit: VisitPair): void {
    const all = this.#score.subarray(0, this.#size);
    const scores = distinct(all.slice().sort());
    const next = new Int32Array(scores.length + 1);
    const ranks = new Int32Array(this.#size);
    for (let i = 0; i < this.#size; i++) {
      ranks[i] = scores.length - 1 - position(scores, all[i]);
      next[ranks[i] + 1]++;
    }
    for (let rank = 0; rank < scores.length; rank++) next[rank + 1] += next[rank];
    const order = new Int32Array(this.#size);
    for (let i = 0; i < this.#size; i++) order[next[ranks[i]]++] = i;
    for (let k = 0; k < order.length; k++)
      visit(this.#key[order[k]], this.#response[order[k]], all[order[k]]);
  }

  #grow(): void {
    const capacity = 2 * this.#score.length;
    const enlarged = <A extends Int32Array | Float64Array>(old: A, larger: A): A => {
      larger.set(old);
      return larger;
    };
    this.#key = enlarged(this.#key, new Int32Array(capacity));
    this.#response = enlarged(this.#response, new Int32Array(capacity));
    this.#score = enlarged(this.#score, new Float64Array(capacity));
  }
}

/** The distinct values of a sorted list, in place. */
function distinct(sorted: Float64Array): Float64Array {
  let kept = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (sorted[i] !== sorted[kept - 1]) sorted[kept++] = sorted[i];
  }
  return sorted.subarray(0, kept);
}

/** The index of a value in an ascending list that contains it. */
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
