import { type CharClasses, charClasses } from './char-classes.ts';
import type { Nfa } from './nfa.ts';

/** The dead state: no match is possible. Only this transition and `UNKNOWN_STATE` are not positive. */
export const DEAD_STATE = 0;
/** The transition has not been computed yet: call `step`. */
export const UNKNOWN_STATE = -1;

/**
 * The deterministic automaton of an Nfa (subset construction), built lazily: each transition is computed when a text first
 * needs it. The complete automaton has thousands of states, of which a text visits hundreds.
 *
 * A state is identified by its offset in the table, so that `table[state + classOf[unit]]` is the next state.
 */
export class LazyDfa {
  readonly start: number;
  readonly classOf: Uint8Array;
  /** log₂ of the row length: `state >> shift` is the number of a state. */
  readonly shift: number;
  /** Replaced when it grows: read the property again after each `step`. */
  table: Int32Array;
  /** By number of a state, 1 + the acceptance of the state, or 0. Replaced when it grows. */
  accepts: Uint8Array;

  readonly #nfa: Nfa;
  readonly #classes: CharClasses;
  readonly #closures: (Int32Array | undefined)[];
  readonly #members: Int32Array[] = [];
  readonly #known = new Map<string, number>();
  /** By state of the Nfa, the call of `step` that last collected it. */
  readonly #seen: Int32Array;
  #round = 0;

  constructor(nfa: Nfa) {
    this.#nfa = nfa;
    this.#classes = charClasses(nfa.sets);
    this.#closures = new Array(nfa.size);
    this.#seen = new Int32Array(nfa.size);
    this.classOf = this.#classes.of;
    this.shift = 32 - Math.clz32(this.#classes.count - 1);
    this.table = new Int32Array(0);
    this.accepts = new Uint8Array(0);
    this.#intern(new Int32Array(0)); // number 0 is DEAD
    this.start = this.#intern(this.#closure(nfa.start).slice().sort());
  }

  /** Number of states built so far. */
  get size(): number {
    return this.#members.length;
  }

  get classCount(): number {
    return this.#classes.count;
  }

  /** Computes a transition that is not in the table and stores it there. */
  step(state: number, charClass: number): number {
    const { reads, target } = this.#nfa;
    const { inSet } = this.#classes;
    this.#round++;
    const found: number[] = [];
    for (const from of this.#members[state >> this.shift]) {
      const set = reads[from];
      if (set < 0 || inSet[set][charClass] === 0) continue;
      for (const to of this.#closure(target[from])) {
        if (this.#seen[to] === this.#round) continue;
        this.#seen[to] = this.#round;
        found.push(to);
      }
    }
    const next = this.#intern(Int32Array.from(found).sort());
    this.table[state + charClass] = next;
    return next;
  }

  #closure(state: number): Int32Array {
    this.#closures[state] ??= this.#nfa.closure(state);
    return this.#closures[state];
  }

  #intern(members: Int32Array): number {
    const key = members.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.#members.push(members) - 1;
    const state = number << this.shift;
    if (state >= this.table.length) this.#grow();
    this.#known.set(key, state);
    let best = 0;
    for (const member of members) {
      const acceptance = this.#nfa.accepts[member] + 1;
      if (acceptance > 0 && (best === 0 || acceptance < best)) best = acceptance;
    }
    this.accepts[number] = best;
    return state;
  }

  #grow(): void {
    const rows = Math.max(256, 2 * this.accepts.length);
    const table = new Int32Array(rows << this.shift).fill(UNKNOWN_STATE, this.table.length);
    table.set(this.table);
    this.table = table;
    const accepts = new Uint8Array(rows);
    accepts.set(this.accepts);
    this.accepts = accepts;
  }
}
