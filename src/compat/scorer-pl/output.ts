import { toBytes } from './bytes.ts';

const FLUSH_AT = 1 << 16;

/** Collects lines of byte strings and hands them on in large pieces. */
export class Output {
  readonly #write: (bytes: Uint8Array) => void;
  #pending: string[] = [];
  #size = 0;

  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write;
  }

  line(text: string): void {
    this.text(text);
    this.text('\n');
  }

  text(text: string): void {
    this.#pending.push(text);
    this.#size += text.length;
    if (this.#size >= FLUSH_AT) this.flush();
  }

  flush(): void {
    if (this.#size > 0) this.#write(toBytes(this.#pending.join('')));
    this.#pending = [];
    this.#size = 0;
  }
}
