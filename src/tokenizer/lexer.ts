import { blank } from './blocks.ts';
import { byWidth } from './by-width.ts';
import { LazyDfa } from './dfa.ts';
import { Nfa } from './nfa.ts';
import { sequence } from './pattern.ts';
import { type Rule, rules } from './rules.ts';

/** What to do with a match, and how many characters at its end do not belong to the token. */
export interface Action {
  readonly skip: boolean;
  /** Length of the lookahead plus `giveBack`; only `giveBack` where the body ends `atBlank`. */
  readonly drop: number;
  /** The lookahead has no fixed length, but starts at the first white space of the match. */
  readonly atBlank: boolean;
}

/** The automaton of the rules, and the action for each acceptance (see `LazyDfa.accepts`). */
export interface Lexer {
  readonly dfa: LazyDfa;
  readonly actions: readonly Action[];
  /** By code unit, 1 for white space. */
  readonly isBlank: Uint8Array;
}

let built: Lexer | undefined;

/** The shared lexer, built on first use. */
export function lexer(): Lexer {
  built ??= build(rules);
  return built;
}

function build(rules: readonly Rule[]): Lexer {
  const nfa = new Nfa();
  const actions: Action[] = [];
  const isBlank = new Uint8Array(0x10000);
  for (const [first, last] of blank.ranges) isBlank.fill(1, first, last + 1);
  for (const { body, before, giveBack = 0, skip = false } of rules) {
    const lookaheads = before ? byWidth(before) : new Map([[0, sequence()]]);
    // Only rules 32 and 35 have unbounded lookahead. It starts with white space, which their bodies do not contain.
    if (!lookaheads)
      nfa.add(sequence(body, before!), actions.push({ skip, drop: giveBack, atBlank: true }) - 1);
    else {
      for (const [width, lookahead] of lookaheads) {
        const action = { skip, drop: width + giveBack, atBlank: false };
        nfa.add(sequence(body, lookahead), actions.push(action) - 1);
      }
    }
  }
  return { dfa: new LazyDfa(nfa), actions, isBlank };
}
