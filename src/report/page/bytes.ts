/** Writes numbers (LEB128), lists and texts one after the other. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  number(value: number): void {
    this.#reserve(5);
    let rest = value >>> 0;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  /** A number that may be negative. */
  signed(value: number): void {
    this.number((value << 1) ^ (value >> 31));
  }

  list(values: ArrayLike<number>): void {
    this.number(values.length);
    for (let i = 0; i < values.length; i++) this.number(values[i]);
  }

  /** A list as the differences between neighbours: small numbers for positions in the order of the text. */
  steps(values: ArrayLike<number>): void {
    this.number(values.length);
    for (let i = 0; i < values.length; i++) this.signed(values[i] - (i === 0 ? 0 : values[i - 1]));
  }

  /** A list of indices, or −1. */
  indices(values: ArrayLike<number>): void {
    this.number(values.length);
    for (let i = 0; i < values.length; i++) this.number(values[i] + 1);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  texts(list: readonly string[]): void {
    this.number(list.length);
    for (const text of list) this.text(text);
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** Reads what `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = this.#bytes[this.#at++];
      value |= (byte & 127) << shift;
      if (byte < 128 || shift > 28) return value >>> 0;
      shift += 7;
    }
  }

  signed(): number {
    const value = this.number();
    return (value >>> 1) ^ -(value & 1);
  }

  list(): Int32Array {
    return this.#fill(() => this.number());
  }

  steps(): Int32Array {
    let last = 0;
    return this.#fill(() => {
      last += this.signed();
      return last;
    });
  }

  indices(): Int32Array {
    return this.#fill(() => this.number() - 1);
  }

  text(): string {
    const length = this.number();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return text;
  }

  texts(): string[] {
    return Array.from({ length: this.number() }, () => this.text());
  }

  /** The bytes that were not read yet. */
  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  #fill(next: () => number): Int32Array {
    const values = new Int32Array(this.number());
    for (let i = 0; i < values.length; i++) values[i] = next();
    return values;
  }
}
