import { bomLength } from '../bytes.ts';
import type { DocumentStart, FoundStarts, SearchWindow } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';
import { nameAt } from './members.ts';
import { idKeys } from './variants.ts';

/** Finds the documents of a file with one document on each line. Only the part of a line up to the name of the document is parsed. */
export function documentStarts({ bytes, atLineStart, last }: SearchWindow): FoundStarts {
  const starts: DocumentStart[] = [];
  let at = 0;
  if (!atLineStart) {
    at = bytes.indexOf(10) + 1;
    if (at === 0) return { starts, next: bytes.length };
  }
  while (at < bytes.length) {
    const feed = bytes.indexOf(10, at);
    const isWhole = feed >= 0 || last;
    const to = feed < 0 ? bytes.length : feed;
    const cursor = new JsonCursor(bytes, at, to);
    cursor.skipMark();
    if (cursor.peek() >= 0) {
      const id = idOf(cursor);
      if (id === undefined && !isWhole) return { starts, next: at };
      starts.push({ id: id ?? '', start: at });
    } else if (!isWhole) return { starts, next: at };
    at = to + 1;
  }
  return { starts, next: bytes.length };
}

/** The name of the document at the cursor; `undefined` if it has none before the end or a fault. */
function idOf(cursor: JsonCursor): string | undefined {
  try {
    for (let more = cursor.openObject(); more; more = cursor.nextMember()) {
      const name = idKeys.has(cursor.key()) ? nameAt(cursor) : undefined;
      // A number may go on after the end of the window.
      if (name !== undefined) return cursor.peek() < 0 ? undefined : name;
      cursor.skip();
    }
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
  }
  return undefined;
}

/** Offset of the last line that has begun, or −1: a line without its line feed is not complete, but it may begin a document. */
export function lastDocumentStart(bytes: Uint8Array): number {
  const at = bytes.lastIndexOf(10) + 1;
  return at > bomLength(bytes) ? at : -1;
}
