import { countLines } from '../formats/bytes.ts';
import type { ByteStore } from './shell.ts';

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
