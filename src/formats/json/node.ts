import type { JsonCursor, JsonFault } from './cursor.ts';

const KINDS = { object: 123, list: 91, string: 34 } as const;

/** A value of a JSON file, by its place. What is in it is read when it is asked for; a value of another kind is a fault with its place. */
export class JsonNode {
  readonly at: number;
  readonly #cursor: JsonCursor;
  #members: ReadonlyMap<string, JsonNode> | undefined;

  constructor(cursor: JsonCursor, at: number) {
    this.#cursor = cursor;
    this.at = at;
  }

  is(kind: keyof typeof KINDS | 'number'): boolean {
    const first = this.#go().peek();
    return kind === 'number' ? first === MINUS || (first >= 48 && first <= 57) : first === KINDS[kind];
  }

  /** The members of an object. */
  members(what = 'an object'): ReadonlyMap<string, JsonNode> {
    if (this.#members !== undefined) return this.#members;
    const cursor = this.#go();
    const found = new Map<string, JsonNode>();
    for (let more = cursor.openObject(what); more; more = cursor.nextMember()) {
      const key = cursor.key(found);
      cursor.peek();
      found.set(key, new JsonNode(cursor, cursor.at));
      cursor.skip();
    }
    this.#members = found;
    return found;
  }

  /** A member of an object; `undefined` for one that is not there, or `null`. */
  member(key: string): JsonNode | undefined {
    const found = this.members().get(key);
    return found === undefined || found.#go().peek() === NULL ? undefined : found;
  }

  /** A member that must be there. */
  need(key: string): JsonNode {
    const found = this.member(key);
    if (found === undefined) throw this.fault(`an object with ${JSON.stringify(key)}`);
    return found;
  }

  /** The items of a list. */
  items(what = 'a list'): JsonNode[] {
    const cursor = this.#go();
    const found: JsonNode[] = [];
    for (let more = cursor.openList(what); more; more = cursor.nextItem()) {
      cursor.peek();
      found.push(new JsonNode(cursor, cursor.at));
      cursor.skip();
    }
    return found;
  }

  /** The first item of a list; what follows it is not looked at. */
  first(what = 'a list'): JsonNode | undefined {
    const cursor = this.#go();
    if (!cursor.openList(what)) return undefined;
    cursor.peek();
    return new JsonNode(cursor, cursor.at);
  }

  string(what = 'a string'): string {
    return this.#go().string(what);
  }

  /** The strings of a list. */
  strings(what = 'a list of words'): string[] {
    const cursor = this.#go();
    const found: string[] = [];
    for (let more = cursor.openList(what); more; more = cursor.nextItem())
      found.push(cursor.string('a word in quotes'));
    return found;
  }

  /** A whole number that is not negative. */
  index(what = 'a whole number'): number {
    return this.#go().index(what);
  }

  /** A string, or the digits of a number. */
  label(what = 'a name'): string {
    return this.#go().label(what);
  }

  /** A list of whole numbers, at least as many as are asked for. */
  indices(count: number, what: string): number[] {
    const items = this.items(what);
    if (items.length < count) throw this.fault(what);
    return items.slice(0, count).map((item) => item.index(what));
  }

  /** Whether the value is `true`. */
  isTrue(): boolean {
    return this.#go().peek() === TRUE;
  }

  fault(expected: string): JsonFault {
    return this.#go().fault(expected);
  }

  #go(): JsonCursor {
    this.#cursor.at = this.at;
    return this.#cursor;
  }
}

const MINUS = 45;
const NULL = 110;
const TRUE = 116;
