import { bomLength } from '../bytes.ts';
import type { ByteRanges } from '../format.ts';
import { JsonCursor, JsonFault } from '../json/cursor.ts';

/** How documents are arranged in a file: each on a line of its own, or anywhere, in a list or one after the other. */
export type Layout = 'lines' | 'whole';

/** Bytes that are read at a time to find the end of a line. */
const BYTES_PER_READ = 64 << 10;

/** The first lines of a file that are not blank, one by one. */
export function* firstLines(file: ByteRanges): Iterable<Uint8Array> {
  for (let at = bomLength(file.read(0, 3)), size = BYTES_PER_READ; at < file.size; ) {
    const bytes = file.read(at, Math.min(at + size, file.size));
    const isLast = at + bytes.length === file.size;
    let from = 0;
    for (;;) {
      const feed = bytes.indexOf(10, from);
      if (feed < 0 && !isLast) break;
      const to = feed < 0 ? bytes.length : feed;
      const line = bytes.subarray(from, to);
      from = Math.min(to + 1, bytes.length);
      if (line.some((c) => c > 32)) {
        yield line;
        // The caller may have read something else meanwhile.
        break;
      }
      if (feed < 0 || from >= bytes.length) break;
    }
    if (from === 0) size *= 2; // the line is longer than the window
    at += from;
  }
}

/** Lines that may precede the first one with JSON: messages of the program that wrote the file. */
const MAX_OTHER_LINES = 20;

/** The layout, by the first line with JSON: a whole object there means one document on each line. */
export function layoutOf(file: ByteRanges): Layout {
  let others = 0;
  for (const line of firstLines(file)) {
    const cursor = new JsonCursor(line);
    if (cursor.peek() === 91 || others > MAX_OTHER_LINES) return 'whole';
    if (cursor.peek() !== 123) {
      others++;
      continue;
    }
    try {
      cursor.skip();
      return cursor.peek() < 0 ? 'lines' : 'whole';
    } catch (fault) {
      if (!(fault instanceof JsonFault)) throw fault;
      // A document that goes on in the next line, unless it is the line that is broken.
      return fault.at >= line.length ? 'whole' : 'lines';
    }
  }
  return 'whole';
}
