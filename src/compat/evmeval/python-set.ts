/**
 * The order in which CPython 2.7 walks through a set of strings. The public tool prints sets in its comparison file
 * (version 1.6) and its log, so the order is part of its output. It follows from the hash function, the size of the
 * open-addressing table and the probe sequence of that interpreter on 64-bit machines, without hash randomisation.
 * Strings hold one byte per character.
 */
const BITS = 64;
const PERTURB_SHIFT = 5n;
const SMALLEST_TABLE = 8;
const wrap = (value: bigint): bigint => BigInt.asUintN(BITS, value);

function hash(text: string): bigint {
  if (text === '') return 0n;
  let value = wrap(BigInt(text.charCodeAt(0)) << 7n);
  for (let i = 0; i < text.length; i++) value = wrap(value * 1000003n) ^ BigInt(text.charCodeAt(i));
  value ^= BigInt(text.length);
  // −1 marks an error inside the interpreter and is never a hash.
  return value === wrap(-1n) ? wrap(-2n) : value;
}

export class PythonSet {
  #table: (string | undefined)[] = new Array(SMALLEST_TABLE).fill(undefined);
  #used = 0;

  constructor(members: Iterable<string> = []) {
    for (const member of members) this.add(member);
  }

  add(member: string): void {
    if (!this.#place(member)) return;
    this.#used++;
    if (this.#used * 3 >= this.#table.length * 2) this.#grow(this.#used * (this.#used > 50000 ? 2 : 4));
  }

  has(member: string): boolean {
    return this.#table[this.#slotOf(member)] === member;
  }

  /** The members that another set lacks. */
  without(other: PythonSet): PythonSet {
    const rest = new PythonSet();
    for (const member of this) if (!other.has(member)) rest.add(member);
    return rest;
  }

  /** A new set with the members of both. Like the interpreter, it copies this set and makes room for the other one at once. */
  union(other: PythonSet): PythonSet {
    const result = new PythonSet();
    result.#merge(this);
    result.#merge(other);
    return result;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const member of this.#table) if (member !== undefined) yield member;
  }

  /** `set(['a', 'b'])` */
  toString(): string {
    return `set([${[...this].map(quoted).join(', ')}])`;
  }

  #slotOf(member: string): number {
    const mask = BigInt(this.#table.length - 1);
    const start = hash(member);
    let slot = start & mask;
    for (let perturb = start; ; perturb >>= PERTURB_SHIFT) {
      const found = this.#table[Number(slot & mask)];
      if (found === undefined || found === member) return Number(slot & mask);
      slot = wrap(slot * 5n + perturb + 1n);
    }
  }

  #place(member: string): boolean {
    const slot = this.#slotOf(member);
    if (this.#table[slot] !== undefined) return false;
    this.#table[slot] = member;
    return true;
  }

  #merge(other: PythonSet): void {
    if ((this.#used + other.#used) * 3 >= this.#table.length * 2) this.#grow((this.#used + other.#used) * 2);
    for (const member of other) if (this.#place(member)) this.#used++;
  }

  #grow(atLeast: number): void {
    let size = SMALLEST_TABLE;
    while (size <= atLeast) size *= 2;
    const members = [...this];
    this.#table = new Array(size).fill(undefined);
    for (const member of members) this.#place(member);
  }
}

/** A byte string as Python 2 shows it. */
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
