import { DEAD, UNKNOWN } from './dfa.ts';
import { type Lexer, lexer } from './lexer.ts';
import { nextCheckpoint, STRIDE, VainScans } from './vain-scans.ts';

/**
 * Finds one token after the other: longest match, then rule order.
 *
 * The scan for the longest match may run far beyond the match that it ends up with (an e-mail address without `@`,
 * a tag without `>`), and would do so again from the next token: quadratic. After Reps (1998), "Maximal-munch"
 * tokenization in linear time: a pair of state and position from which no match was found is remembered, and
 * the next scan that comes there stops. To be cheap where it is not needed, only checkpoints are remembered, and only
 * after a scan that went astray for more than a few characters.
 */
export class Scanner {
  /** The token that `next` found. */
  begin = 0;
  end = 0;
  readonly #text: string;
  readonly #lexer: Lexer = lexer();
  readonly #vain: VainScans;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#vain = new VainScans(text.length);
  }

  /** Moves on to the next token; false at the end of the text. */
  next(): boolean {
    const { actions } = this.#lexer;
    while (this.#at < this.#text.length) {
      const begin = this.#at;
      const acceptance = this.#match(begin);
      const action = actions[acceptance];
      if (action.atBlank) this.#at = this.#firstBlank(begin);
      this.#at -= action.drop;
      if (action.skip) continue;
      this.begin = begin;
      this.end = this.#at;
      return true;
    }
    return false;
  }

  /** Moves to the end of the longest match and says which rule made it. */
  #match(begin: number): number {
    const text = this.#text;
    const { dfa } = this.#lexer;
    const { classOf, shift } = dfa;
    let { table, accepts } = dfa;
    let state = dfa.start;
    let at = begin;
    let best = 0;
    let bestEnd = begin;
    scan: for (;;) {
      const stop = Math.min(text.length, nextCheckpoint(at));
      while (at < stop) {
        const charClass = classOf[text.charCodeAt(at)];
        let next = table[state + charClass];
        if (next <= 0) {
          if (next === UNKNOWN) next = dfa.step(state, charClass);
          if (next === DEAD) break scan;
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
      if (bestEnd < at && this.#vain.has(at, state)) break;
    }
    if (at - bestEnd > 2 * STRIDE) this.#remember(begin, bestEnd, at);
    this.#at = bestEnd;
    return best - 1;
  }

  /** Goes over a scan again, to remember the checkpoints from which it found nothing. */
  #remember(begin: number, bestEnd: number, end: number): void {
    const { table, classOf, start } = this.#lexer.dfa;
    let state = start;
    for (let at = begin; at < end; ) {
      state = table[state + classOf[this.#text.charCodeAt(at)]];
      at++;
      if (at > bestEnd && at % STRIDE === 0) this.#vain.add(at, state);
    }
  }

  #firstBlank(begin: number): number {
    let at = begin;
    while (this.#lexer.isBlank[this.#text.charCodeAt(at)] === 0) at++;
    return at;
  }
}
