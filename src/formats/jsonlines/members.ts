import { type JsonCursor, JsonFault } from '../json/cursor.ts';
import { idKeys } from './variants.ts';

/** The members of an object by key: where each value begins. A second member with the same key is a fault. */
export interface Members {
  readonly values: ReadonlyMap<string, number>;
  /** The name of the document; empty if it has none. */
  readonly id: string;
  /** Where the object is not valid; the members before it are there. */
  readonly fault?: JsonFault | undefined;
}

/** Reads a value at the cursor in passing, and moves past it; `false` leaves the cursor where it is. */
export type TakeValue = (key: string) => boolean;

/** Finds the members of the object at the cursor, and moves past it. Values that are not taken are skipped. */
export function membersOf(cursor: JsonCursor, take?: TakeValue): Members {
  const values = new Map<string, number>();
  let id: string | undefined;
  try {
    let more = cursor.openObject('a document: an object');
    while (more) {
      const key = cursor.key(values);
      cursor.peek();
      values.set(key, cursor.at);
      const name = id === undefined && idKeys.has(key) ? nameAt(cursor) : undefined;
      if (name !== undefined) id = name;
      else if (take === undefined || !take(key)) cursor.skip();
      more = cursor.nextMember();
    }
    return { values, id: id ?? '' };
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    return { values, id: id ?? '', fault };
  }
}

/** The name at the cursor, which moves past it; `undefined` if the value is not a name. */
export function nameAt(cursor: JsonCursor): string | undefined {
  const c = cursor.peek();
  return c === 34 || c === 45 || (c >= 48 && c <= 57) ? cursor.label() : undefined;
}
