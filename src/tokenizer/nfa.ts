import type { CharSet } from './char-set.ts';
import type { Pattern } from './pattern.ts';

/**
 * A nondeterministic automaton after Thompson (1968): each state either reads a character of a set, or accepts,
 * or leads on for nothing.
 */
export class Nfa {
  /** The distinct sets of the automaton. */
  readonly sets: CharSet[] = [];
  /** Per state, the index of the set it reads; -1 if it reads nothing. */
  readonly reads: number[] = [];
  /** Per state, where it goes after reading. */
  readonly target: number[] = [];
  /** Per state, what it accepts; -1 if nothing. */
  readonly accepts: number[] = [];
  readonly #free: number[][] = [];
  readonly #setIndex = new Map<string, number>();
  readonly start: number;

  constructor() {
    this.start = this.#state();
  }

  /** A further way through the automaton. Among ways that end together, the first added is preferred. */
  add(pattern: Pattern, acceptance: number): void {
    this.accepts[this.#lay(pattern, this.start)] = acceptance;
  }

  get size(): number {
    return this.reads.length;
  }

  /** The states in reach of a state for nothing that read or accept. */
  closure(from: number): Int32Array {
    const seen = new Set([from]);
    for (const state of seen) for (const next of this.#free[state]) seen.add(next);
    return Int32Array.from([...seen].filter((state) => this.reads[state] >= 0 || this.accepts[state] >= 0));
  }

  #state(): number {
    this.reads.push(-1);
    this.target.push(-1);
    this.accepts.push(-1);
    return this.#free.push([]) - 1;
  }

  /** A new state in reach of this one for nothing. */
  #leap(from: number): number {
    const state = this.#state();
    this.#free[from].push(state);
    return state;
  }

  /** Lays out a pattern and returns the state behind it. */
  #lay(pattern: Pattern, from: number): number {
    if (pattern.kind === 'set') return this.#read(pattern.set, this.#leap(from));
    if (pattern.kind === 'sequence') return pattern.items.reduce((at, item) => this.#lay(item, at), from);
    if (pattern.kind === 'choice') {
      const end = this.#state();
      for (const item of pattern.items) this.#free[this.#lay(item, this.#leap(from))].push(end);
      return end;
    }
    let at = this.#leap(from);
    for (let times = 0; times < pattern.min; times++) at = this.#lay(pattern.item, at);
    const end = this.#state();
    if (pattern.max === Infinity) {
      const loop = this.#leap(at);
      this.#free[this.#lay(pattern.item, loop)].push(loop);
      this.#free[loop].push(end);
      return end;
    }
    for (let times = pattern.min; times < pattern.max; times++) {
      this.#free[at].push(end);
      at = this.#lay(pattern.item, at);
    }
    this.#free[at].push(end);
    return end;
  }

  #read(set: CharSet, state: number): number {
    const key = set.ranges.join(' ');
    const index = this.#setIndex.get(key) ?? this.sets.push(set) - 1;
    this.#setIndex.set(key, index);
    this.reads[state] = index;
    this.target[state] = this.#state();
    return this.target[state];
  }
}
