import { decode } from '../bytes.ts';

/** Ids of up to this many digits take the fast path. */
const MAX_FAST_DIGITS = 9;

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
  index(start: number, end: number): number {
    const number = this.#number(start, end);
    if (number >= 0) return this.#byNumber.get(number) ?? this.#add(this.#byNumber, number);
    const label = decode(this.#bytes.subarray(start, end));
    return this.#byName.get(label) ?? this.#add(this.#byName, label);
  }

  /** The same, or −1 for a label that has not been seen. */
  known(start: number, end: number): number {
    const number = this.#number(start, end);
    if (number >= 0) return this.#byNumber.get(number) ?? -1;
    return this.#byName.get(decode(this.#bytes.subarray(start, end))) ?? -1;
  }

  labels(): readonly string[] {
    return this.#labels;
  }

  #add<Label extends number | string>(table: Map<Label, number>, label: Label): number {
    table.set(label, this.#labels.length);
    return this.#labels.push(String(label)) - 1;
  }

  /** The value of a plain decimal number, or −1 for any other label. */
  #number(start: number, end: number): number {
    if (end - start > MAX_FAST_DIGITS || (this.#bytes[start] === 48 && end - start > 1)) return -1;
    let value = 0;
    for (let p = start; p < end; p++) {
      const digit = this.#bytes[p] - 48;
      if (digit < 0 || digit > 9) return -1;
      value = value * 10 + digit;
    }
    return value;
  }
}
