import { type Address, BLOCK_BYTES, type Engine, theEngine } from '../../engine/engine.ts';
import { EngineMemoryError } from '../../engine/engine-error.ts';
import * as slots from '../../engine/slots.ts';
import type { ByteRanges } from '../format.ts';

/** What the engine found in a document. */
export interface PlainScan {
  /** The columns of `Mentions`. */
  readonly columns: Int32Array;
  readonly entities: string[];
  readonly sentences: Int32Array;
  readonly tokens: { readonly length: number; readonly digest: number };
  /** Whether columns are separated by tabs alone. */
  readonly tabbed: boolean;
  /** Offset after the `#end document` line in the file, and the number of that line. */
  readonly end: number;
  readonly line: number;
}

/** Bytes that the engine gets at a time: what the cache of the processor holds is read fastest. */
const WINDOW_BYTES = 256 << 10;
/** How much longer the next window is if a line does not fit. */
const WINDOW_GROWTH = 8;
/** A longer line is left to the general reader. */
const MAX_WINDOW_BYTES = 256 << 20;

/** What the engine returns for a document that goes on in the next window. */
const CUT_OFF = -2;
/** A line is longer than the window. */
const TOO_SHORT = -3;

/**
 * Reads documents without irregularities, as nearly all are: numbers for ids, words in the fourth column, brackets that
 * match, nothing between the documents. The work is done by the engine (src/engine/assembly/conll.ts), which gets a document in windows. Anything else
 * is left to `DocumentReader`, which reads the same from the same bytes (test/property/conll-plain.test.ts).
 */
export class PlainConll {
  readonly #file: ByteRanges;
  readonly #engine = theEngine();
  #size: number;
  /** The part of the file that is in the memory of the engine, its address there, and where the memory for it ends. */
  #start = 0;
  #end = 0;
  #address: Address = 0;
  #retainedEnd: Address = 0;

  constructor(file: ByteRanges, window = WINDOW_BYTES) {
    this.#file = file;
    this.#size = Math.min(window, file.size);
  }

  /** Bytes from a position on: at least as many as asked for, unless the file ends. Valid until a document is scanned. */
  bytesFrom(position: number, least: number): Uint8Array {
    this.#moveTo(position, least);
    return this.#engine.view(this.#address + position - this.#start, this.#end - position);
  }

  /**
   * Scans a document from the line after its header on, whose number is `line`. Undefined if it is not plain, or if the
   * engine has no memory for it.
   */
  scan(position: number, line: number): PlainScan | undefined {
    try {
      let end = this.#scanFrom(position, line);
      while (end === TOO_SHORT && this.#size < MAX_WINDOW_BYTES) {
        this.#size *= WINDOW_GROWTH;
        this.#engine.release();
        end = this.#scanFrom(position, line);
      }
      return end < 0 ? undefined : scanned(this.#engine, end);
    } catch (error) {
      if (error instanceof EngineMemoryError) return undefined;
      throw error;
    }
  }

  /** Returns the end of a document, or a negative number. */
  #scanFrom(position: number, line: number): number {
    const engine = this.#engine;
    this.#moveTo(position, 0);
    engine.tasks.startConll(line, 0);
    for (let at = position; ; ) {
      const isLast = this.#end === this.#file.size ? 1 : 0;
      const end = engine.tasks.scanConll(this.#address + at - this.#start, this.#end - at, isLast);
      if (end !== CUT_OFF) return end < 0 ? end : at + end;
      const next = at + engine.result(slots.SCAN_NEXT);
      if (next === this.#start) return TOO_SHORT;
      this.#load(next);
      at = next;
    }
  }

  /** Frees the memory of the last document, and makes sure that a position is in the window. */
  #moveTo(position: number, least: number): void {
    const engine = this.#engine;
    if (!engine.reuse(this, this.#retainedEnd)) {
      engine.release();
      this.#address = engine.reserve(this.#size + BLOCK_BYTES);
      this.#retainedEnd = engine.retain(this);
      this.#end = this.#start;
    }
    const end = Math.min(position + least, this.#file.size);
    if (position < this.#start || position >= this.#end || end > this.#end) this.#load(position);
  }

  #load(position: number): void {
    this.#start = position;
    this.#end = Math.min(position + this.#size, this.#file.size);
    const target = this.#engine.view(this.#address, this.#end - position);
    if (this.#file.readInto === undefined) target.set(this.#file.read(position, this.#end));
    else this.#file.readInto(target, position);
  }
}

/** The results of the engine. */
function scanned(engine: Engine, end: number): PlainScan {
  const results = engine.results();
  return {
    columns: engine.resultArray(slots.SCAN_MENTIONS),
    entities: labelsOf(engine.resultView(slots.SCAN_LABELS)),
    sentences: engine.resultArray(slots.SCAN_SENTENCES),
    tokens: {
      length: results[slots.SCAN_TOKENS],
      digest: digestOf(results[slots.SCAN_DIGEST_LOW], results[slots.SCAN_DIGEST_HIGH]),
    },
    tabbed: results[slots.SCAN_TABBED] === 1,
    end,
    line: results[slots.SCAN_LINE],
  };
}

/** Without a loop, which would be compiled for a few thousand short lists. */
const labelsOf = (ids: Int32Array): string[] => (ids.length === 0 ? [] : ids.join().split(','));

/** As much of a hash as a number holds. */
const digestOf = (low: number, high: number): number => (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
