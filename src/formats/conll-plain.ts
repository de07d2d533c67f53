import type { Document } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import { ByteWords } from '../core/words.ts';
import { freshEngine } from '../engine/engine.ts';
import { decode } from './bytes.ts';

/** What a document says between its header and its end, and where that is. */
export interface PlainBody extends Omit<Document, 'id' | 'pairing' | 'file' | 'line'> {
  /** Position behind its `#end document` line, and the number of that line. */
  readonly end: number;
  readonly line: number;
}

/** So much is looked at first; a document that is longer is looked at again, with so many times more. */
const FIRST_LOOK = 256 << 10;
const FURTHER = 8;
/** What is longer than this is left to the careful reader, which needs less memory. */
const LONGEST = 256 << 20;

/** What the engine returns for a document that is cut off where the bytes end. */
const CUT_OFF = -2;

/**
 * Reads documents that need no thought, as nearly all do: numbers for ids, words in the fourth column, brackets that
 * match, nothing between the documents. The work is done by the engine (src/engine/assembly/conll.ts). Anything else
 * is left to the careful reader, which reads the same from the same bytes (test/property/conll-plain.test.ts).
 */
export class PlainConll {
  readonly #bytes: Uint8Array;
  #look = FIRST_LOOK;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Reads on behind the header of a document; lines count on from that of the header. Absent if it is not plain. */
  read(position: number, line: number): PlainBody | undefined {
    const rest = this.#bytes.subarray(position);
    for (let size = this.#look; size <= LONGEST; size *= FURTHER) {
      const bytes = rest.subarray(0, size);
      const engine = freshEngine();
      const end = engine.tasks.scanConll(engine.putBytes(bytes), bytes.length, line);
      if (end === CUT_OFF && bytes.length < rest.length) continue;
      if (end < 0) return undefined;
      this.#look = Math.max(2 * end, FIRST_LOOK >> 3);
      const length = engine.told(7);
      const starts = () => wordStarts(bytes);
      const digest = digestOf(engine.told(10), engine.told(11));
      return {
        mentions: new Mentions(engine.takeTold(0)),
        entities: labelsOf(engine.lookAtTold(2)),
        sentences: engine.takeTold(4),
        length,
        words: new ByteWords(rest, length, starts, engine.told(9) === 1, decode, digest),
        end: position + end,
        line: engine.told(8),
      };
    }
    return undefined;
  }
}

/** Where the words of a plain document begin. Hardly anybody asks, so they are looked for again. */
function wordStarts(bytes: Uint8Array): Int32Array {
  const engine = freshEngine();
  engine.tasks.scanConll(engine.putBytes(bytes), bytes.length, 0);
  return engine.takeTold(6);
}

function labelsOf(ids: Int32Array): string[] {
  const labels: string[] = [];
  for (let e = 0; e < ids.length; e++) labels.push(String(ids[e]));
  return labels;
}

/** As much of a hash as a number holds. */
const digestOf = (low: number, high: number): number => (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
