/** The empty nodes of a document while it is read. */
export class EmptyNodes {
  readonly tokens = new Set<number>();
  /** For each empty node the first one of its run of empty nodes. */
  readonly #runs = new Map<number, number>();

  add(token: number): void {
    this.tokens.add(token);
    this.#runs.set(token, this.#runs.get(token - 1) ?? token);
  }

  /** Whether all tokens of a span are empty nodes. */
  cover(start: number, end: number): boolean {
    const run = this.#runs.get(end - 1);
    return run !== undefined && run <= start;
  }
}
