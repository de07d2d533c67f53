/**
 * Iteration order of a set of CPython 2.7. The public tool prints sets in its comparison file (version 1.6) and its log,
 * and scores links in the order of a set, so the order affects its output. It is determined by the hash function, the
 * size of the open-addressing table and the probe sequence of that interpreter on 64-bit machines, without hash
 * randomisation. Strings are byte strings.
 */
const HASH_BITS = 64;
const PERTURB_SHIFT = 5n;
const MIN_TABLE_SIZE = 8;
const wrap = (value: bigint): bigint => BigInt.asUintN(HASH_BITS, value);

export function stringHash(text: string): bigint {
  if (text === '') return 0n;
  let value = wrap(BigInt(text.charCodeAt(0)) << 7n);
  for (let i = 0; i < text.length; i++) value = wrap(value * 1000003n) ^ BigInt(text.charCodeAt(i));
  return usable(value ^ BigInt(text.length));
}

/** The hash of a tuple whose items have these hashes. */
export function tupleHash(items: readonly bigint[]): bigint {
  let value = 0x345678n;
  let factor = 1000003n;
  for (const [i, item] of items.entries()) {
    value = wrap((value ^ item) * factor);
    factor += 82520n + 2n * BigInt(items.length - 1 - i);
  }
  return usable(wrap(value + 97531n));
}

/** The interpreter uses −1 as an error code, so it is never a hash. */
const usable = (value: bigint): bigint => (value === wrap(-1n) ? wrap(-2n) : value);

/** A set of strings, or of other values with the hashes that the interpreter computes for them. */
export class PythonSet<T = string> {
  #table: (T | undefined)[] = new Array(MIN_TABLE_SIZE).fill(undefined);
  #used = 0;
  readonly #hash: (member: T) => bigint;

  constructor(
    members: Iterable<T> = [],
    hash: (member: T) => bigint = (member) => stringHash(String(member)),
  ) {
    this.#hash = hash;
    for (const member of members) this.add(member);
  }

  add(member: T): void {
    if (!this.#place(member)) return;
    this.#used++;
    if (this.#used * 3 >= this.#table.length * 2) this.#grow(this.#used * (this.#used > 50000 ? 2 : 4));
  }

  has(member: T): boolean {
    return this.#table[this.#slotOf(member)] === member;
  }

  /** The members that are not in another set. */
  without(other: PythonSet<T>): PythonSet<T> {
    const rest = new PythonSet<T>([], this.#hash);
    for (const member of this) if (!other.has(member)) rest.add(member);
    return rest;
  }

  /** A new set with the members of both. Like the interpreter, it copies this set and grows the table once for the other. */
  union(other: PythonSet<T>): PythonSet<T> {
    const result = new PythonSet<T>([], this.#hash);
    result.#merge(this);
    result.#merge(other);
    return result;
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const member of this.#table) if (member !== undefined) yield member;
  }

  /** `set(['a', 'b'])` */
  toString(): string {
    return `set([${[...this].map((member) => quoted(String(member))).join(', ')}])`;
  }

  #slotOf(member: T): number {
    const mask = BigInt(this.#table.length - 1);
    const start = this.#hash(member);
    let slot = start & mask;
    for (let perturb = start; ; perturb >>= PERTURB_SHIFT) {
      const found = this.#table[Number(slot & mask)];
      if (found === undefined || found === member) return Number(slot & mask);
      slot = wrap(slot * 5n + perturb + 1n);
    }
  }

  #place(member: T): boolean {
    const slot = this.#slotOf(member);
    if (this.#table[slot] !== undefined) return false;
    this.#table[slot] = member;
    return true;
  }

  #merge(other: PythonSet<T>): void {
    if ((this.#used + other.#used) * 3 >= this.#table.length * 2) this.#grow((this.#used + other.#used) * 2);
    for (const member of other) if (this.#place(member)) this.#used++;
  }

  #grow(atLeast: number): void {
    let size = MIN_TABLE_SIZE;
    while (size <= atLeast) size *= 2;
    const members = [...this];
    this.#table = new Array(size).fill(undefined);
    for (const member of members) this.#place(member);
  }
}

/** The `repr()` of a byte string in Python 2. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const names = new Map([
    ['\t', '\\t'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\\', '\\\\'],
    [quote, `\\${quote}`],
  ]);
  let shown = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const printable = code >= 32 && code < 127;
    shown += names.get(character) ?? (printable ? character : `\\x${code.toString(16).padStart(2, '0')}`);
  }
  return quote + shown + quote;
}
