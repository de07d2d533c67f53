import type { Tokens } from './document.ts';

/** Tokens whose bytes are not kept: they are read again when the first of them is needed. */
export class LateTokens implements Tokens {
  readonly length: number;
  readonly digest: number | undefined;
  readonly #readAgain: () => Tokens;
  #read: Tokens | undefined;

  constructor({ length, digest }: Pick<Tokens, 'length' | 'digest'>, readAgain: () => Tokens) {
    this.length = length;
    this.digest = digest;
    this.#readAgain = readAgain;
  }

  /** The tokens with their bytes. */
  get read(): Tokens {
    this.#read ??= this.#readAgain();
    return this.#read;
  }

  at(index: number): string {
    return this.read.at(index);
  }

  lineAt(index: number): number | undefined {
    return this.read.lineAt?.(index);
  }
}
