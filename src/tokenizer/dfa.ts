import { type CharClasses, charClasses } from './char-classes.ts';
import type { Nfa } from './nfa.ts';

/** No way on from here. The only transitions that are not positive are this one and the next. */
export const DEAD = 0;
/** The transition has not been asked for before: call `step`. */
export const UNKNOWN = -1;

/**
 * The deterministic automaton of an Nfa, built as far as texts ask for it: a state is a set of states of the Nfa,
 * and each transition is worked out once. The whole has some thousands of states and a text visits some hundreds.
 *
 * A state is known by its offset in the table, so that `table[state + classOf[unit]]` is the next one.
 */
export class LazyDfa {
  readonly start: number;
  readonly classOf: Uint8Array;
  /** log₂ of the row length: `state >> shift` numbers the states. */
  readonly shift: number;
  /** Replaced as it grows: read it anew after each `step`. */
  table: Int32Array;
  /** By number of state, 1 + what the state accepts, 0 if nothing. Replaced as it grows. */
  accepts: Uint8Array;

  readonly #nfa: Nfa;
  readonly #classes: CharClasses;
  readonly #closures: (Int32Array | undefined)[];
  readonly #members: Int32Array[] = [];
  readonly #known = new Map<string, number>();
  /** By state of the Nfa, the round in which it was last collected. */
  readonly #seen: Int32Array;
  #round = 0;

  constructor(nfa: Nfa) {
    this.#nfa = nfa;
    this.#classes = charClasses(nfa.sets);
    this.#closures = new Array(nfa.size);
    this.#seen = new Int32Array(nfa.size);
    this.classOf = this.#classes.of;
    this.shift = Math.ceil(Math.log2(this.#classes.count));
    this.table = new Int32Array(0);
    this.accepts = new Uint8Array(0);
    this.#intern(new Int32Array(0)); // number 0 is DEAD
    this.start = this.#intern(this.#closure(nfa.start).slice().sort());
  }

  /** How many states have been built so far. */
  get size(): number {
    return this.#members.length;
  }

  get classCount(): number {
    return this.#classes.count;
  }

  /** Works out a transition that is not in the table, and puts it there. */
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
    const table = new Int32Array(rows << this.shift).fill(UNKNOWN, this.table.length);
    table.set(this.table);
    this.table = table;
    const accepts = new Uint8Array(rows);
    accepts.set(this.accepts);
    this.accepts = accepts;
  }
}
