/** A binary heap of the integers below `keys.length`, each in it at most once, by a key that may decrease. */
export class IndexedHeap {
  readonly #keys: Float64Array;
  readonly #items: Int32Array;
  /** Place of each item among `#items`, or −1. */
  readonly #places: Int32Array;
  #size = 0;

  /** The keys stay with the caller, who pushes an item again whenever its key has decreased. */
  constructor(keys: Float64Array) {
    this.#keys = keys;
    this.#items = new Int32Array(keys.length);
    this.#places = new Int32Array(keys.length).fill(-1);
  }

  get size(): number {
    return this.#size;
  }

  push(item: number): void {
    const key = this.#keys[item];
    let place = this.#places[item] < 0 ? this.#size++ : this.#places[item];
    while (place > 0) {
      const parent = this.#items[(place - 1) >> 1];
      if (this.#keys[parent] <= key) break;
      this.#put(parent, place);
      place = (place - 1) >> 1;
    }
    this.#put(item, place);
  }

  /** Removes an item of least key. */
  pop(): number {
    const items = this.#items;
    const keys = this.#keys;
    const top = items[0];
    const last = items[--this.#size];
    let place = 0;
    for (let child = 1; child < this.#size; child = 2 * place + 1) {
      if (child + 1 < this.#size && keys[items[child + 1]] < keys[items[child]]) child++;
      if (keys[items[child]] >= keys[last]) break;
      this.#put(items[child], place);
      place = child;
    }
    this.#put(last, place);
    this.#places[top] = -1;
    return top;
  }

  clear(): void {
    while (this.#size > 0) this.#places[this.#items[--this.#size]] = -1;
  }

  #put(item: number, place: number): void {
    this.#items[place] = item;
    this.#places[item] = place;
  }
}
