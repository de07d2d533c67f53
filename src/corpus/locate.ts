import { bomLength, countLines } from '../formats/bytes.ts';
import type { DocumentStart } from '../formats/format.ts';
import { InputError, problem } from '../problems/problem.ts';
import { type SourceFile, UnreadDocument } from './located-document.ts';
import type { ByteStore } from './shell.ts';
import { MAX_READ_BYTES } from './shell.ts';

/** Bytes that are searched at a time. */
const BYTES_PER_SEARCH = 1 << 20;

/** Finds the documents of a file by their first lines, which is much faster than reading them. */
export function locate(
  source: SourceFile,
  window = BYTES_PER_SEARCH,
  longest = MAX_READ_BYTES,
): UnreadDocument[] {
  const starts = findStarts(source, window);
  const documents = starts.map(({ id, start }, i) => {
    const from = i === 0 ? 0 : start; // lines before the first document are read with it, and reported
    const line = from === start ? 1 : 1 + linesUpTo(source, start);
    return new UnreadDocument(id, from, starts[i + 1]?.start ?? source.store.size, source, line);
  });
  refuseTooLarge(documents, longest);
  return documents;
}

function findStarts({ store, format }: SourceFile, window: number): DocumentStart[] {
  const { cutter } = format;
  if (cutter === undefined) throw new TypeError(`Format ${format.id} is read as a whole.`);
  const starts: DocumentStart[] = [];
  let atLineStart = true;
  const firstByte = bomLength(store.read(0, 3));
  for (let at = firstByte, size = window; at < store.size; ) {
    const bytes = store.read(at, at + size);
    const found = cutter.documentStarts({
      bytes,
      atLineStart,
      first: at === firstByte,
      last: at + bytes.length === store.size,
    });
    for (const { id, start } of found.starts) starts.push({ id, start: at + start });
    if (found.next === 0) {
      size *= 2; // the line is longer than the window
      continue;
    }
    atLineStart = bytes[found.next - 1] === 10;
    at += found.next;
    size = window;
  }
  return starts;
}

const linesUpTo = ({ store }: SourceFile, position: number): number =>
  linesBefore(store, [position]).get(position) ?? 0;

/** A document is read in one piece, and positions in it are 32-bit numbers. */
function refuseTooLarge(documents: readonly UnreadDocument[], longest: number): void {
  const tooLarge = documents.filter(({ start, end }) => end - start > longest);
  if (tooLarge.length === 0) return;
  throw new InputError(
    tooLarge.map(({ id, source, start, end, line }) =>
      problem('document/too-large', `Document ${id} takes ${end - start} bytes.`, {
        file: source.store.name,
        line: line + linesUpTo(source, start),
        document: id,
        expected: `at most ${longest} bytes from one ${source.format.wording.border} to the next`,
        help: 'check for a missing line feed or header, or split the document',
      }),
    ),
  );
}

/** Bytes in which lines are counted at a time. */
const BYTES_PER_READ = 1 << 20;

/** The number of lines that end before each of some positions, which are in ascending order. */
export function linesBefore(store: ByteStore, positions: readonly number[]): Map<number, number> {
  const result = new Map<number, number>();
  let lines = 0;
  let at = 0;
  for (const position of positions) {
    while (at < position) {
      const bytes = store.read(at, Math.min(position, at + BYTES_PER_READ));
      lines += countLines(bytes);
      at += bytes.length;
    }
    result.set(position, lines);
  }
  return result;
}
