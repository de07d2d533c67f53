const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
    const bytes = encoder.encode(text);
    this.number(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Many short texts: their lengths, and all of them as one, which is decoded at once. */
  texts(list: readonly string[]): void {
    this.list(list.map((text) => text.length));
    this.text(list.join(''));
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

  /** One loop without calls: a long document has millions of numbers. */
  list(): Int32Array {
    const values = new Int32Array(this.number());
    const bytes = this.#bytes;
    let at = this.#at;
    for (let i = 0; i < values.length; i++) {
      let byte = bytes[at++];
      let value = byte & 127;
      for (let shift = 7; byte >= 128 && shift <= 28; shift += 7) {
        byte = bytes[at++];
        value |= (byte & 127) << shift;
      }
      values[i] = value;
    }
    this.#at = at;
    return values;
  }

  steps(): Int32Array {
    const values = this.list();
    let last = 0;
    for (let i = 0; i < values.length; i++) {
      last += (values[i] >>> 1) ^ -(values[i] & 1);
      values[i] = last;
    }
    return values;
  }

  indices(): Int32Array {
    const values = this.list();
    for (let i = 0; i < values.length; i++) values[i]--;
    return values;
  }

  text(): string {
    const length = this.number();
    const text = decoder.decode(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return text;
  }

  texts(): string[] {
    const lengths = this.list();
    const all = this.text();
    let at = 0;
    return Array.from(lengths, (length) => {
      at += length;
      return all.slice(at - length, at);
    });
  }

  /** The bytes that were not read yet. */
  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}
