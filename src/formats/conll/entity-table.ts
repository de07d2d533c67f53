import { decode } from '../bytes.ts';

/** Ids of up to this many digits take the fast path. */
const DIGITS = 9;

/** Numbers the entity labels of a document in order of appearance. Labels are opaque: `1` and `01` differ. */
export class EntityTable {
  readonly #bytes: Uint8Array;
  readonly #byNumber = new Map<number, number>();
  readonly #byName = new Map<string, number>();
  readonly #labels: string[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The number of the entity whose label is in this range; a new number for a new label. */
  index(from: number, to: number): number {
    const number = this.#number(from, to);
    if (number >= 0) return this.#byNumber.get(number) ?? this.#add(this.#byNumber, number);
    const label = decode(this.#bytes.subarray(from, to));
    return this.#byName.get(label) ?? this.#add(this.#byName, label);
  }

  /** The same, or −1 for a label that has not been seen. */
  known(from: number, to: number): number {
    const number = this.#number(from, to);
    if (number >= 0) return this.#byNumber.get(number) ?? -1;
    return this.#byName.get(decode(this.#bytes.subarray(from, to))) ?? -1;
  }

  labels(): readonly string[] {
    return this.#labels;
  }

  #add<Label extends number | string>(table: Map<Label, number>, label: Label): number {
    table.set(label, this.#labels.length);
    return this.#labels.push(String(label)) - 1;
  }

  /** The value of a plain decimal number, or −1 for any other label. */
  #number(from: number, to: number): number {
    if (to - from > DIGITS || (this.#bytes[from] === 48 && to - from > 1)) return -1;
    let value = 0;
    for (let p = from; p < to; p++) {
      const digit = this.#bytes[p] - 48;
      if (digit < 0 || digit > 9) return -1;
      value = value * 10 + digit;
    }
    return value;
  }
}
