import { countLines } from '../formats/bytes.ts';
import type { Problem } from '../problems/problem.ts';
import type { ByteStore } from './shell.ts';

/** Bytes in which lines are counted at a time. */
const PART = 1 << 20;

/**
 * Replaces line numbers that count from the start of a piece of a file by line numbers in the file. Counting lines takes
 * a pass over the file, so it is done at the end of a run, once per file, and only up to the last problem.
 */
export function resolveLines(problems: readonly Problem[], stores: Iterable<ByteStore>): Problem[] {
  const byName = new Map([...stores].map((store) => [store.name, store]));
  const starts = new Map<string, Set<number>>();
  for (const { file } of problems) {
    if (file === undefined || typeof file === 'string') continue;
    starts.set(file.name, (starts.get(file.name) ?? new Set()).add(file.start));
  }
  const before = new Map<string, Map<number, number>>();
  for (const [name, wanted] of starts) {
    const store = byName.get(name);
    if (store !== undefined)
      before.set(
        name,
        linesBefore(
          store,
          [...wanted].sort((a, b) => a - b),
        ),
      );
  }
  return problems.map((problem) => {
    const { file, line } = problem;
    if (file === undefined || typeof file === 'string') return problem;
    const lines = before.get(file.name)?.get(file.start) ?? 0;
    return { ...problem, file: file.name, line: line === undefined ? undefined : lines + line };
  });
}

/** The number of lines that end before each of some positions, which are in ascending order. */
export function linesBefore(store: ByteStore, positions: readonly number[]): Map<number, number> {
  const result = new Map<number, number>();
  let lines = 0;
  let at = 0;
  for (const position of positions) {
    while (at < position) {
      const bytes = store.read(at, Math.min(position, at + PART));
      lines += countLines(bytes);
      at += bytes.length;
    }
    result.set(position, lines);
  }
  return result;
}
