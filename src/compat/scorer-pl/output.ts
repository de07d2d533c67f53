const FLUSH_LENGTH = 1 << 16;

/** Collects lines of byte strings and writes them in large pieces. */
export class BufferedOutput {
  readonly #write: (text: string) => void;
  #pending: string[] = [];
  #size = 0;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  line(text: string): void {
    this.text(text);
    this.text('\n');
  }

  text(text: string): void {
    this.#pending.push(text);
    this.#size += text.length;
    if (this.#size >= FLUSH_LENGTH) this.flush();
  }

  flush(): void {
    if (this.#size > 0) this.#write(this.#pending.join(''));
    this.#pending = [];
    this.#size = 0;
  }
}
