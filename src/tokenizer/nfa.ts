import type { CharSet } from './char-set.ts';
import type { Pattern } from './pattern.ts';

/**
 * A nondeterministic automaton (Thompson 1968): each state reads a character of a set, or accepts, or has ε-transitions.
 */
export class Nfa {
  /** The distinct sets of the automaton. */
  readonly sets: CharSet[] = [];
  /** Per state, the index of the set it reads; -1 if it reads nothing. */
  readonly reads: number[] = [];
  /** Per state, the state after reading. */
  readonly target: number[] = [];
  /** Per state, the acceptance; -1 if it does not accept. */
  readonly accepts: number[] = [];
  readonly #epsilon: number[][] = [];
  readonly #setIndex = new Map<string, number>();
  readonly start: number;

  constructor() {
    this.start = this.#state();
  }

  /** Adds an alternative. Where several accept the same text, the one with the lowest acceptance is preferred. */
  add(pattern: Pattern, acceptance: number): void {
    this.accepts[this.#compile(pattern, this.start)] = acceptance;
  }

  get size(): number {
    return this.reads.length;
  }

  /** The ε-closure of a state, restricted to states that read or accept. */
  closure(from: number): Int32Array {
    const seen = new Set([from]);
    for (const state of seen) for (const next of this.#epsilon[state]) seen.add(next);
    return Int32Array.from([...seen].filter((state) => this.reads[state] >= 0 || this.accepts[state] >= 0));
  }

  #state(): number {
    this.reads.push(-1);
    this.target.push(-1);
    this.accepts.push(-1);
    return this.#epsilon.push([]) - 1;
  }

  /** A new state with an ε-transition from this one. */
  #epsilonSuccessor(from: number): number {
    const state = this.#state();
    this.#epsilon[from].push(state);
    return state;
  }

  /** Adds the states of a pattern and returns the state after it. */
  #compile(pattern: Pattern, from: number): number {
    if (pattern.kind === 'set') return this.#read(pattern.set, this.#epsilonSuccessor(from));
    if (pattern.kind === 'sequence') return pattern.items.reduce((at, item) => this.#compile(item, at), from);
    if (pattern.kind === 'choice') {
      const end = this.#state();
      for (const item of pattern.items)
        this.#epsilon[this.#compile(item, this.#epsilonSuccessor(from))].push(end);
      return end;
    }
    let at = this.#epsilonSuccessor(from);
    for (let times = 0; times < pattern.min; times++) at = this.#compile(pattern.item, at);
    const end = this.#state();
    if (pattern.max === Infinity) {
      const loop = this.#epsilonSuccessor(at);
      this.#epsilon[this.#compile(pattern.item, loop)].push(loop);
      this.#epsilon[loop].push(end);
      return end;
    }
    for (let times = pattern.min; times < pattern.max; times++) {
      this.#epsilon[at].push(end);
      at = this.#compile(pattern.item, at);
    }
    this.#epsilon[at].push(end);
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
