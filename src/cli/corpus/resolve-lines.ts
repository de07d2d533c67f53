import { countLines } from '../../formats/bytes.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Store } from './store.ts';

/** How much of a file is counted at a time. */
const PART = 1 << 20;

/**
 * Gives problems that were found in a piece of a file their line in the whole of it. Counting lines costs a pass over the
 * file, so it is done only now, once per file, and only up to the last problem.
 */
export function resolveLines(problems: readonly Problem[], stores: Iterable<Store>): Problem[] {
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

/** For each position, in ascending order, how many lines end before it. */
export function linesBefore(store: Store, positions: readonly number[]): Map<number, number> {
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
