import type { ProblemDetails } from '../../problems/problem.ts';
import { columnAt, countLines, excerptOf, lineEnd } from '../bytes.ts';

/** Bytes before the place that an excerpt shows: a line may hold a whole document. */
const EXCERPT_BYTES_BEFORE = 60;

/** Bytes of a line that are searched for its end; an excerpt shows fewer. */
const SEARCHED_BYTES = 1 << 10;

/** Line, column and surroundings of a byte. `line` is the line of the byte at `from`, from which lines are counted. */
export function bytePlace(bytes: Uint8Array, at: number, from = 0, line = 1): ProblemDetails {
  const lineStart = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
  let start = Math.max(lineStart, at - EXCERPT_BYTES_BEFORE);
  while (start > lineStart && (bytes[start] & 0xc0) === 0x80) start--;
  return {
    line: line + countLines(bytes.subarray(from, Math.max(from, at))),
    column: columnAt(bytes, lineStart, at),
    excerpt: `${start > lineStart ? '… ' : ''}${excerptOf(bytes, start, lineEnd(bytes, at, Math.min(bytes.length, at + SEARCHED_BYTES)))}`,
  };
}
