import { bomLength } from '../../formats/bytes.ts';
import type { DocumentStart } from '../../formats/format.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { type Home, LocatedDocument } from './located-document.ts';
import { linesBefore } from './resolve-lines.ts';
import { LONGEST_READ } from './store.ts';

/** How much of a file is searched at a time. */
const WINDOW = 1 << 20;

/** Searches for the first lines of documents, which is much cheaper than reading them. */
export function locate(home: Home, window = WINDOW, longest = LONGEST_READ): LocatedDocument[] {
  const starts = findStarts(home, window);
  const documents = starts.map(({ id, start }, i) => {
    const from = i === 0 ? 0 : start; // lines before the first document are read with it, and reported
    const line = from === start ? 1 : 1 + linesUpTo(home, start);
    return new LocatedDocument(id, from, starts[i + 1]?.start ?? home.store.size, home, line);
  });
  refuseTooLarge(documents, longest);
  return documents;
}

function findStarts({ store, format }: Home, window: number): DocumentStart[] {
  const { cutter } = format;
  if (cutter === undefined) throw new TypeError(`Format ${format.id} is read as a whole.`);
  const starts: DocumentStart[] = [];
  let atLineStart = true;
  for (let at = bomLength(store.read(0, 3)), size = window; at < store.size; ) {
    const bytes = store.read(at, at + size);
    const found = cutter.documentStarts({ bytes, atLineStart, last: at + bytes.length === store.size });
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

const linesUpTo = ({ store }: Home, position: number): number =>
  linesBefore(store, [position]).get(position) ?? 0;

/** A document is read as a whole, and positions in it are 32-bit numbers. */
function refuseTooLarge(documents: readonly LocatedDocument[], longest: number): void {
  const tooLarge = documents.filter(({ start, end }) => end - start > longest);
  if (tooLarge.length === 0) return;
  throw new InputError(
    tooLarge.map(({ id, home, start, end, line }) =>
      problem('document/too-large', `Document ${id} takes ${end - start} bytes.`, {
        file: home.store.name,
        line: line + linesUpTo(home, start),
        document: id,
        expected: `at most ${longest} bytes from one ${home.format.wording.border} to the next`,
        help: 'check for a missing line feed or header, or split the document',
      }),
    ),
  );
}
