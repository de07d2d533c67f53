import type { ByteStore } from '../../corpus/shell.ts';
import { decode } from '../../formats/bytes.ts';
import type { Problem } from '../../problems/problem.ts';

/** Bytes that are searched for line feeds at a time. */
const BYTES_PER_SEARCH = 1 << 20;
/** Bytes of a line in which a place is looked for; a longer line keeps the excerpt that its reader made. */
const MAX_SEARCHED_BYTES = 1 << 20;
/** Characters of a line that are shown, and those of them before the place. */
const EXCERPT_CHARACTERS = 160;
const EXCERPT_CHARACTERS_BEFORE = 60;

/**
 * Adds the source line to each problem that has a line, and the place in it where the column is known or can be found. Lines must be those
 * of files. Each file is read once up to the last line, and each line once more.
 */
export function withSourceLines(problems: readonly Problem[], stores: Iterable<ByteStore>): Problem[] {
  const byName = new Map([...stores].map((store) => [store.name, store]));
  const wanted = new Map<ByteStore, Set<number>>();
  const storeOf = ({ file }: Problem) => (typeof file === 'string' ? byName.get(file) : undefined);
  for (const problem of problems) {
    const store = storeOf(problem);
    if (store === undefined || problem.line === undefined) continue;
    wanted.set(store, (wanted.get(store) ?? new Set()).add(problem.line));
  }
  const starts = new Map(Array.from(wanted, ([store, lines]) => [store, lineStarts(store, lines)]));
  return problems.map((problem) => {
    const store = storeOf(problem);
    const start = store && starts.get(store)?.get(problem.line ?? 0);
    return store === undefined || start === undefined ? problem : withLine(problem, textFrom(store, start));
  });
}

/** The position of the first byte of each line that is asked for. */
function lineStarts(store: ByteStore, lines: ReadonlySet<number>): Map<number, number> {
  const starts = new Map<number, number>();
  let line = 1;
  if (lines.has(1)) starts.set(1, 0);
  for (let at = 0; at < store.size && starts.size < lines.size; at += BYTES_PER_SEARCH) {
    const bytes = store.read(at, Math.min(store.size, at + BYTES_PER_SEARCH));
    for (let feed = bytes.indexOf(10); feed >= 0; feed = bytes.indexOf(10, feed + 1))
      if (lines.has(++line)) starts.set(line, at + feed + 1);
  }
  return starts;
}

/** A line without its line feed; `undefined` if it is too long to look for a place in it. */
function textFrom(store: ByteStore, start: number): string | undefined {
  // Most lines are short, so a short piece is tried first.
  for (const length of [4 << 10, MAX_SEARCHED_BYTES]) {
    const bytes = store.read(start, Math.min(store.size, start + length));
    const feed = bytes.indexOf(10);
    if (feed >= 0 || start + bytes.length === store.size)
      return decode(feed < 0 ? bytes : bytes.subarray(0, feed)).replace(/\r$/, '');
  }
  return undefined;
}

function withLine(problem: Problem, text: string | undefined): Problem {
  if (text === undefined) return problem;
  const characters = [...text];
  const column = problem.column ?? markColumn(text, problem.mark);
  if (column === undefined)
    return problem.excerpt === undefined
      ? { ...problem, excerpt: shown(characters.slice(0, EXCERPT_CHARACTERS)) }
      : problem;
  const place = Math.min(column - 1, characters.length);
  const from = place < EXCERPT_CHARACTERS - EXCERPT_CHARACTERS_BEFORE ? 0 : place - EXCERPT_CHARACTERS_BEFORE;
  const before = `${from > 0 ? '… ' : ''}${shown(characters.slice(from, place))}`;
  const after = shown(characters.slice(place, from + EXCERPT_CHARACTERS));
  const rest = from + EXCERPT_CHARACTERS < characters.length ? ' …' : '';
  return { ...problem, column, excerpt: `${before}${after}${rest}`, caret: [...before].length };
}

/** Text for a terminal: tabs as blanks, other control characters visible. */
const shown = (characters: readonly string[]): string =>
  characters
    .join('')
    .replaceAll('\t', '  ')
    .replace(/[\x00-\x1f\x7f-\x9f]/g, '\ufffd');

/** The column of the last place where a text is not a part of a longer word: annotation comes after the words of a line. */
function markColumn(text: string, mark: string | undefined): number | undefined {
  if (mark === undefined || mark === '') return undefined;
  for (let at = text.lastIndexOf(mark); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(mark, at - 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + mark.length)];
    if (!around.some((character) => /[\p{L}\p{N}_]/u.test(character)))
      return [...text.slice(0, at)].length + 1;
  }
  return undefined;
}
