import { freshEngine } from '../engine/engine.ts';
import { REPEATS_FIRST } from '../engine/slots.ts';
import type { Mentions } from './mentions.ts';

/** For each mention the index of the first one that covers the same tokens; undefined if all spans are distinct. */
export function firstOfSpan(mentions: Mentions): Int32Array | undefined {
  const columns = mentions.pieces === undefined ? mentions.columns : spanNumbers([mentions])[0];
  const engine = freshEngine();
  const repeats = engine.tasks.repeats(engine.put(columns), mentions.length);
  return repeats === 0 ? undefined : engine.resultArray(REPEATS_FIRST);
}

interface Side {
  readonly mentions: Mentions;
}

/** For each response mention the index of the key mention that covers the same tokens, or −1. */
export function twinsOf({ mentions: key }: Side, { mentions: response }: Side): Int32Array {
  const hasGaps = key.pieces !== undefined || response.pieces !== undefined;
  const sides = hasGaps ? spanNumbers([key, response]) : [key.columns, response.columns];
  const engine = freshEngine();
  const keyColumns = engine.put(sides[0]);
  const twin = engine.tasks.twins(keyColumns, key.length, engine.put(sides[1]), response.length);
  return engine.take(twin, response.length);
}

/**
 * The engine compares start and end only. If there are discontinuous mentions, each distinct span gets a number, which
 * is used as its start; all ends are 0.
 */
function spanNumbers(sides: readonly Mentions[]): Int32Array[] {
  const numbers = new Map<string, number>();
  return sides.map((mentions) => {
    const columns = new Int32Array(2 * mentions.length);
    let i = 0;
    for (const { start, end, parts } of mentions) {
      const span = [start, end, ...(parts ?? []).flat()].join();
      const number = numbers.get(span) ?? numbers.size;
      numbers.set(span, number);
      columns[i++] = number;
    }
    return columns;
  });
}
