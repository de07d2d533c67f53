import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** The current state of a worker. */
export interface Status {
  readonly target: number;
  readonly number: number;
  /** Incremented with each run of a check. */
  readonly beat: number;
}

/**
 * A small file in which a worker records its next case. It is cheaper than a message and can be read after the worker has
 * hung or died.
 */
export class StatusFile {
  readonly #file: number;
  readonly #words = new Float64Array(3);
  readonly #bytes = new Uint8Array(this.#words.buffer);

  constructor(path: string, flags: 'r' | 'w+') {
    this.#file = openSync(path, flags);
  }

  write(target: number, number: number): void {
    this.#words.set([target, number, this.#words[2] + 1]);
    writeSync(this.#file, this.#bytes, 0, this.#bytes.length, 0);
  }

  read(): Status {
    readSync(this.#file, this.#bytes, 0, this.#bytes.length, 0);
    const [target, number, beat] = this.#words;
    return { target, number, beat };
  }

  close(): void {
    closeSync(this.#file);
  }
}
