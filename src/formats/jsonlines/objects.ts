import { type JsonCursor, JsonFault } from '../json/cursor.ts';
import type { Layout } from './layout.ts';
import { type Members, membersOf, type TakeValue } from './members.ts';

/** An object of a file that may be a document. */
export interface FoundObject extends Members {
  /** Offset of its first byte, and of the one after its last. */
  readonly start: number;
  readonly end: number;
}

/**
 * The objects of a file: one on each line, or the items of a list, or one after the other. A line that is not valid is an object with a fault, and the next line
 * is read; in any other layout nothing is read after a fault. The caller may move the cursor.
 */
export function* objectsOf(cursor: JsonCursor, layout: Layout, take?: TakeValue): Iterable<FoundObject> {
  if (layout === 'lines') yield* lineObjects(cursor, take);
  else yield* wholeObjects(cursor, take);
}

function* lineObjects(cursor: JsonCursor, take: TakeValue | undefined): Iterable<FoundObject> {
  const { bytes, end } = cursor;
  for (let at = cursor.at; at < end; ) {
    const feed = bytes.indexOf(10, at);
    const to = feed < 0 || feed > end ? end : feed;
    cursor.at = at;
    cursor.end = to;
    cursor.skipMark();
    at = to + 1;
    if (cursor.peek() < 0) continue;
    const start = cursor.at;
    const members = membersOf(cursor, take);
    const isMore = members.fault === undefined && cursor.peek() >= 0;
    yield {
      start,
      end: cursor.at,
      ...members,
      ...(isMore ? { fault: cursor.fault('the end of the line') } : {}),
    };
  }
  cursor.end = end;
  cursor.at = end;
}

function* wholeObjects(cursor: JsonCursor, take: TakeValue | undefined): Iterable<FoundObject> {
  try {
    while (cursor.peek() >= 0) {
      if (cursor.peek() !== 91) {
        const found = foundAt(cursor, take);
        const next = cursor.at;
        yield found;
        if (found.fault !== undefined) return;
        cursor.at = next;
        continue;
      }
      for (let more = cursor.openList(); more; more = cursor.nextItem()) {
        const found = foundAt(cursor, take);
        const next = cursor.at;
        yield found;
        if (found.fault !== undefined) return;
        cursor.at = next;
      }
    }
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    yield { start: fault.at, end: fault.at, values: new Map(), id: '', fault };
  }
}

function foundAt(cursor: JsonCursor, take: TakeValue | undefined): FoundObject {
  cursor.peek();
  const start = cursor.at;
  const members = membersOf(cursor, take);
  return { start, end: cursor.at, ...members };
}
