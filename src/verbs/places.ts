import { linesBefore } from '../corpus/locate.ts';
import type { ByteStore } from '../corpus/shell.ts';
import type { FileRef } from '../problems/problem.ts';

/** A place in an input: a problem, a mention of an example, a disagreement. */
export interface Place {
  readonly file?: FileRef | undefined;
  /** 1-based, in the file or in the piece of it that was read. */
  readonly line?: number | undefined;
}

/**
 * Replaces line numbers that count from the start of a piece of a file by line numbers in the file. Counting lines takes
 * a pass over the file, so it is done at the end of a run, once per file, and only up to the last place.
 */
export function resolvePlaces<P extends Place>(places: readonly P[], stores: Iterable<ByteStore>): P[] {
  const starts = new Map<string, Set<number>>();
  for (const { file } of places) {
    if (file === undefined || typeof file === 'string') continue;
    starts.set(file.name, (starts.get(file.name) ?? new Set()).add(file.start));
  }
  if (starts.size === 0) return [...places];
  const byName = new Map(Array.from(stores, (store) => [store.name, store]));
  const before = new Map<string, Map<number, number>>();
  for (const [name, positions] of starts) {
    const store = byName.get(name);
    if (store === undefined) continue;
    before.set(
      name,
      linesBefore(
        store,
        [...positions].sort((a, b) => a - b),
      ),
    );
  }
  return places.map((place) => {
    const { file, line } = place;
    if (file === undefined || typeof file === 'string') return place;
    const lines = before.get(file.name)?.get(file.start) ?? 0;
    return { ...place, file: file.name, line: line === undefined ? undefined : lines + line };
  });
}
