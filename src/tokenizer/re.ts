import { type CharSet, charSet, chars, not } from './char-set.ts';
import { choice, oneOf, type Pattern, sequence } from './pattern.ts';

/**
 * The notation of the rules: `re` parses the usual operators `( ) | * + ? {m} {m,n} [set] [^set]`, with other patterns in
 * `${}`. A letter matches in both cases; a set matches exactly its members, so `[M]iss` requires a capital. A period
 * must be escaped, because an unescaped one could be read as "any character".
 */
export function re(strings: TemplateStringsArray, ...parts: readonly Pattern[]): Pattern {
  return new Reader(strings.raw, parts).read();
}

/** A word list: a choice of blank-separated patterns in the notation of `re`. */
export function words(strings: TemplateStringsArray): Pattern {
  const list = strings.raw.join('').trim().split(/\s+/);
  return choice(...list.map((word) => new Reader([word], []).read()));
}

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
]);

class Reader {
  readonly #strings: readonly string[];
  readonly #parts: readonly Pattern[];
  #string = 0;
  #at = 0;

  constructor(strings: readonly string[], parts: readonly Pattern[]) {
    this.#strings = strings;
    this.#parts = parts;
  }

  read(): Pattern {
    const pattern = this.#choice();
    if (this.#string < this.#parts.length || this.#peek() !== '') throw this.#error('an end');
    return pattern;
  }

  #peek(): string {
    return this.#strings[this.#string][this.#at] ?? '';
  }

  #error(wanted: string): Error {
    return new SyntaxError(`Expected ${wanted} in ${JSON.stringify(this.#strings)} at ${this.#at}.`);
  }

  #choice(): Pattern {
    const items = [this.#sequence()];
    while (this.#peek() === '|') {
      this.#at++;
      items.push(this.#sequence());
    }
    return items.length === 1 ? items[0] : choice(...items);
  }

  #sequence(): Pattern {
    const items: Pattern[] = [];
    for (;;) {
      const char = this.#peek();
      if (char === '|' || char === ')') break;
      if (char === '' && this.#string === this.#parts.length) break;
      items.push(this.#repeat(this.#atom(char)));
    }
    return items.length === 1 ? items[0] : sequence(...items);
  }

  #atom(char: string): Pattern {
    if (char === '') {
      this.#at = 0;
      return this.#parts[this.#string++];
    }
    if (char === '.') throw this.#error('an escaped period');
    if (char === '[') return oneOf(this.#set());
    if (char !== '(') {
      const unit = this.#unit();
      return oneOf(/^[a-z]$/i.test(char) ? chars(unit.toLowerCase() + unit.toUpperCase()) : chars(unit));
    }
    this.#at++;
    const group = this.#choice();
    if (this.#peek() !== ')') throw this.#error('")"');
    this.#at++;
    return group;
  }

  #repeat(item: Pattern): Pattern {
    const text = this.#strings[this.#string].slice(this.#at);
    const [operator, min, comma, max] = /^(?:[*+?]|\{(\d+)(,)?(\d+)?\})/.exec(text) ?? [];
    if (operator === undefined) return item;
    this.#at += operator.length;
    if (operator === '*') return { kind: 'repeat', item, min: 0, max: Infinity };
    if (operator === '+') return { kind: 'repeat', item, min: 1, max: Infinity };
    if (operator === '?') return { kind: 'repeat', item, min: 0, max: 1 };
    return { kind: 'repeat', item, min: Number(min), max: Number(max ?? (comma ? Infinity : min)) };
  }

  /** One character, escaped or not. */
  #unit(): string {
    const char = this.#peek();
    this.#at++;
    if (char !== '\\') return char;
    const escaped = this.#peek();
    this.#at++;
    if (escaped !== 'u') return escapes.get(escaped) ?? escaped;
    const hex = this.#strings[this.#string].slice(this.#at, this.#at + 4);
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }

  #set(): CharSet {
    this.#at++;
    const negated = this.#peek() === '^';
    if (negated) this.#at++;
    const ranges: [number, number][] = [];
    while (this.#peek() !== ']') {
      if (this.#peek() === '') throw this.#error('"]"');
      const first = this.#unit().charCodeAt(0);
      const isRange = this.#peek() === '-' && this.#strings[this.#string][this.#at + 1] !== ']';
      if (isRange) this.#at++;
      ranges.push([first, isRange ? this.#unit().charCodeAt(0) : first]);
    }
    this.#at++;
    return negated ? not(charSet(ranges)) : charSet(ranges);
  }
}
