import { CHECKPOINT_STRIDE, DeadEnds, nextCheckpoint } from './dead-ends.ts';
import { DEAD_STATE, UNKNOWN_STATE } from './dfa.ts';
import { type Lexer, lexer } from './lexer.ts';

/**
 * Finds the tokens one by one: longest match, then rule order.
 *
 * The scan for the longest match may read far beyond the end of the match (an e-mail address without `@`, a tag without
 * `>`) and would do so again from the next token, in quadratic time. Reps (1998, "Maximal-munch" tokenization in linear
 * time) stores the pairs of state and position from which no match was found, and stops a scan that reaches one of them. To
 * keep the overhead low, only checkpoints are stored, and only after a scan that read more than a few characters beyond
 * the match.
 */
export class Scanner {
  /** Start of the current token. */
  start = 0;
  end = 0;
  readonly #text: string;
  readonly #lexer: Lexer = lexer();
  readonly #deadEnds: DeadEnds;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#deadEnds = new DeadEnds(text.length);
  }

  /** Moves to the next token; false at the end of the text. */
  next(): boolean {
    const { actions } = this.#lexer;
    while (this.#at < this.#text.length) {
      const start = this.#at;
      const acceptance = this.#match(start);
      const action = actions[acceptance];
      if (action.atBlank) this.#at = this.#firstBlank(start);
      this.#at -= action.drop;
      if (action.skip) continue;
      this.start = start;
      this.end = this.#at;
      return true;
    }
    return false;
  }

  /** Moves to the end of the longest match and returns its acceptance. */
  #match(start: number): number {
    const text = this.#text;
    const { dfa } = this.#lexer;
    const { classOf, shift } = dfa;
    let { table, accepts } = dfa;
    let state = dfa.start;
    let at = start;
    let best = 0;
    let bestEnd = start;
    scan: for (;;) {
      const stop = Math.min(text.length, nextCheckpoint(at));
      while (at < stop) {
        const charClass = classOf[text.charCodeAt(at)];
        let next = table[state + charClass];
        if (next <= 0) {
          if (next === UNKNOWN_STATE) next = dfa.step(state, charClass);
          if (next === DEAD_STATE) break scan;
          ({ table, accepts } = dfa);
        }
        state = next;
        at++;
        const acceptance = accepts[state >> shift];
        if (acceptance !== 0) {
          best = acceptance;
          bestEnd = at;
        }
      }
      if (at === text.length) break;
      if (bestEnd < at && this.#deadEnds.has(at, state)) break;
    }
    if (at - bestEnd > 2 * CHECKPOINT_STRIDE) this.#remember(start, bestEnd, at);
    this.#at = bestEnd;
    return best - 1;
  }

  /** Repeats a scan and stores the checkpoints from which it found no match. */
  #remember(start: number, bestEnd: number, end: number): void {
    const { dfa } = this.#lexer;
    const { table, classOf } = dfa;
    let state = dfa.start;
    for (let at = start; at < end; ) {
      state = table[state + classOf[this.#text.charCodeAt(at)]];
      at++;
      if (at > bestEnd && at % CHECKPOINT_STRIDE === 0) this.#deadEnds.add(at, state);
    }
  }

  #firstBlank(start: number): number {
    let at = start;
    while (this.#lexer.isBlank[this.#text.charCodeAt(at)] === 0) at++;
    return at;
  }
}
