/**
 * Regular expressions without backtracking: a pattern becomes a non-deterministic automaton, all states of which are followed at the same time (Thompson 1968). The time
 * of a match is at most the length of the text times that of the pattern, so no pattern of a user can stop a run.
 */
export interface Pattern {
  /** Whether the whole text is like the pattern. */
  matches(text: string): boolean;
}

/** Longest pattern, and most states of its automaton: `(a{1,99}){1,99}` has many. */
const MAX_PATTERN_LENGTH = 200;
const MAX_STATES = 5000;

type Accepts = (character: string) => boolean;

/** A state reads a character and goes on to the next, or goes on to others without reading. */
interface State {
  readonly accepts?: Accepts;
  next: State[];
}

/** A part of an automaton: where it begins, and the state without successor at its end. */
interface Part {
  readonly start: State;
  readonly end: State;
}

/** Compiles a pattern; throws an `Error` that says what is wrong with it. */
export function patternOf(source: string): Pattern {
  if (source.length > MAX_PATTERN_LENGTH)
    throw new Error(`a pattern has at most ${MAX_PATTERN_LENGTH} characters`);
  const { start, end } = new PatternParser(source).parse();
  return {
    matches(text) {
      let states = closure([start]);
      for (const character of text) {
        const next: State[] = [];
        for (const state of states) if (state.accepts?.(character)) next.push(...state.next);
        states = closure(next);
        if (states.size === 0) return false;
      }
      return states.has(end);
    },
  };
}

/** The ε-closure of states. */
function closure(states: readonly State[]): Set<State> {
  const found = new Set(states);
  for (const state of found) if (state.accepts === undefined) for (const next of state.next) found.add(next);
  return found;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  d: /^\d$/,
  D: /^\D$/u,
  w: /^\w$/,
  W: /^\W$/u,
  s: /^\s$/,
  S: /^\S$/u,
};

class PatternParser {
  readonly #characters: readonly string[];
  #at = 0;
  #states = 0;

  constructor(source: string) {
    // The whole text is matched anyway.
    this.#characters = [...source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')];
  }

  parse(): Part {
    const part = this.#alternatives();
    if (this.#at < this.#characters.length) throw new Error('")" without "("');
    return part;
  }

  #alternatives(): Part {
    const branches = [this.#sequence()];
    while (this.#take('|')) branches.push(this.#sequence());
    if (branches.length === 1) return branches[0];
    const [start, end] = [this.#state(), this.#state()];
    for (const branch of branches) {
      start.next.push(branch.start);
      branch.end.next.push(end);
    }
    return { start, end };
  }

  #sequence(): Part {
    const start = this.#state();
    let end = start;
    while (this.#at < this.#characters.length && !['|', ')'].includes(this.#characters[this.#at])) {
      const part = this.#repeated();
      end.next.push(part.start);
      end = part.end;
    }
    return { start, end };
  }

  /** An item, perhaps with `*`, `+`, `?` or `{2,5}` after it. Its text is parsed again for each copy. */
  #repeated(): Part {
    const from = this.#at;
    let part = this.#item();
    const after = this.#at;
    const range = this.#range();
    if (range === undefined) return part;
    const [least, most] = range;
    const resume = this.#at;
    const copy = (): Part => {
      this.#at = from;
      part = this.#item();
      this.#at = resume;
      return part;
    };
    if (this.#at !== after && '*+?{'.includes(this.#characters[this.#at] ?? ' '))
      throw new Error(`nothing to repeat before "${this.#characters[this.#at]}"`);
    const start = this.#state();
    const end = this.#state();
    let last = start;
    for (let i = 0; i < least; i++) {
      const { start: first, end: next } = copy();
      last.next.push(first);
      last = next;
    }
    if (most === Number.POSITIVE_INFINITY) {
      const { start: first, end: next } = copy();
      last.next.push(first, end);
      next.next.push(first, end);
      return { start, end };
    }
    for (let i = least; i < most; i++) {
      const { start: first, end: next } = copy();
      last.next.push(first, end);
      last = next;
    }
    last.next.push(end);
    return { start, end };
  }

  #range(): readonly [number, number] | undefined {
    if (this.#take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.#take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.#take('?')) return [0, 1];
    const found = /^\{(\d{1,3})(,(\d{1,3})?)?\}/.exec(
      this.#characters.slice(this.#at, this.#at + 9).join(''),
    );
    if (found === null) return undefined;
    this.#at += found[0].length;
    const least = Number(found[1]);
    const most = found[2] === undefined ? least : Number(found[3] ?? Number.POSITIVE_INFINITY);
    if (most < least) throw new Error(`"${found[0]}" has its numbers in the wrong order`);
    return [least, most];
  }

  #item(): Part {
    const character = this.#characters[this.#at++];
    if (character === '(') {
      if (this.#take('?') && !this.#take(':')) throw new Error('"(?" that is not "(?:"');
      const part = this.#alternatives();
      if (!this.#take(')')) throw new Error('"(" without ")"');
      return part;
    }
    if ('*+?{'.includes(character)) throw new Error(`nothing to repeat before "${character}"`);
    if (character === '.') return this.#reading(() => true);
    if (character === '[') return this.#reading(this.#set());
    return this.#reading(character === '\\' ? this.#escape() : (other) => other === character);
  }

  #set(): Accepts {
    const isNegative = this.#take('^');
    const members: Accepts[] = [];
    while (!this.#take(']')) {
      const character = this.#characters[this.#at++];
      if (character === undefined) throw new Error('"[" without "]"');
      if (character === '\\') members.push(this.#escape());
      else if (this.#characters[this.#at] === '-' && (this.#characters[this.#at + 1] ?? ']') !== ']') {
        const last = this.#characters[this.#at + 1];
        this.#at += 2;
        if (last < character) throw new Error(`"${character}-${last}" is in the wrong order`);
        members.push((other) => other >= character && other <= last);
      } else members.push((other) => other === character);
    }
    return (character) => members.some((accepts) => accepts(character)) !== isNegative;
  }

  #escape(): Accepts {
    const character = this.#characters[this.#at++];
    if (character === undefined) throw new Error('"\\" at the end');
    const expression = Object.hasOwn(CLASSES, character) ? CLASSES[character] : undefined;
    if (expression !== undefined) return (other) => expression.test(other);
    if (/[a-zA-Z0-9]/.test(character)) throw new Error(`"\\${character}" is not known here`);
    return (other) => other === character;
  }

  #reading(accepts: Accepts): Part {
    const end = this.#state();
    return { start: this.#state(accepts, [end]), end };
  }

  #state(accepts?: Accepts, next: State[] = []): State {
    if (++this.#states > MAX_STATES) throw new Error('it repeats too much');
    return accepts === undefined ? { next } : { accepts, next };
  }

  #take(character: string): boolean {
    if (this.#characters[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}
