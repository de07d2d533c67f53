const LINE_FEED = 0x0a;

/** Cuts a stream of bytes into lines. Of a line that is too long nothing is kept; it is passed on as `too-long` where it ends. */
export class MessageLines {
  readonly #maxBytes: number;
  #pieces: Buffer[] = [];
  #size = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that end in these bytes, without their line feeds. The bytes may be overwritten after the iteration. */
  *add(bytes: Buffer): Iterable<Buffer | 'too-long'> {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      const piece = bytes.subarray(start, end);
      start = end + 1;
      yield this.#take(piece);
    }
    if (start < bytes.length) this.#keep(bytes.subarray(start));
  }

  /** The last line, if it has no line feed. */
  *end(): Iterable<Buffer | 'too-long'> {
    if (this.#size > 0) yield this.#take(Buffer.alloc(0));
  }

  #take(last: Buffer): Buffer | 'too-long' {
    const size = this.#size + last.length;
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#size = 0;
    if (size > this.#maxBytes) return 'too-long';
    return pieces.length === 0 ? last : Buffer.concat([...pieces, last], size);
  }

  #keep(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > this.#maxBytes) this.#pieces = [];
    else this.#pieces.push(Buffer.from(piece));
  }
}
