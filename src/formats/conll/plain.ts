import type { Document } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { ByteTokens } from '../../core/tokens.ts';
import { type Address, type Engine, freshEngine, theEngine } from '../../engine/engine.ts';
import { EngineMemoryError } from '../../engine/engine-error.ts';
import * as slots from '../../engine/slots.ts';
import { decode } from '../bytes.ts';

/** The content of a document between its header and its end, and its place in the bytes. */
export interface PlainBody extends Omit<Document, 'id' | 'pairKey' | 'unit' | 'file' | 'line'> {
  /** Offset after its `#end document` line, and the number of that line. */
  readonly end: number;
  readonly line: number;
}

/** Bytes per hand-over; multiplied by `GROWTH` until the document fits. */
const WINDOW = 512 << 10;
const GROWTH = 8;
/** Longer documents are left to the careful reader, which needs less memory. */
const LONGEST = 256 << 20;

/** What the engine returns for a document that is cut off where the bytes end. */
const CUT_OFF = -2;

const LINE_FEED = 10;

/**
 * Reads documents without irregularities, as nearly all are: numbers for ids, words in the fourth column, brackets that
 * match, nothing between the documents. The work is done by the engine (src/engine/assembly/conll.ts). Anything else
 * is left to the careful reader, which reads the same from the same bytes (test/property/conll-plain.test.ts).
 */
export class PlainConll {
  readonly #bytes: Uint8Array;
  readonly #window: number;
  /** The part of the bytes that is in the memory of the engine, its address there, and where it ends. */
  #from = 0;
  #to = 0;
  #address: Address = 0;
  #retainedEnd: Address = 0;

  constructor(bytes: Uint8Array, window = WINDOW) {
    this.#bytes = bytes;
    this.#window = window;
  }

  /**
   * Reads on after the header of a document; line numbers continue from that of the header. Absent if it is not plain, or if the
   * engine has no memory for it.
   */
  read(position: number, line: number): PlainBody | undefined {
    try {
      return this.#read(position, line);
    } catch (error) {
      if (error instanceof EngineMemoryError) return undefined;
      throw error;
    }
  }

  #read(position: number, line: number): PlainBody | undefined {
    const engine = theEngine();
    let isThere = position < this.#to && engine.reuse(this, this.#retainedEnd);
    for (let size = this.#window; size <= LONGEST; ) {
      if (!isThere) this.#handOver(position, size);
      const from = this.#address + position - this.#from;
      const end = engine.tasks.scanConll(from, this.#to - position, line, this.#to - this.#from);
      if (this.#isCutOff(position, end)) {
        if (!isThere) size *= GROWTH;
        isThere = false;
        continue;
      }
      return end < 0 ? undefined : this.#body(engine, position, end);
    }
    return undefined;
  }

  /** Whether more bytes are needed: the engine has met the end of its part, or the last line lacks its line feed. */
  #isCutOff(position: number, end: number): boolean {
    if (this.#to === this.#bytes.length) return false;
    return end === CUT_OFF || (end === this.#to - position && this.#bytes[this.#to - 1] !== LINE_FEED);
  }

  #handOver(position: number, size: number): void {
    const engine = freshEngine();
    this.#from = position;
    this.#to = Math.min(position + size, this.#bytes.length);
    this.#address = engine.putBytes(this.#bytes.subarray(this.#from, this.#to));
    this.#retainedEnd = engine.retain(this);
  }

  #body(engine: Engine, position: number, end: number): PlainBody {
    const bytes = this.#bytes;
    const length = engine.result(slots.SCAN_TOKENS);
    const starts = () => wordStarts(bytes, position, position + end);
    const digest = digestOf(engine.result(slots.SCAN_DIGEST_LOW), engine.result(slots.SCAN_DIGEST_HIGH));
    return {
      mentions: new Mentions(engine.resultArray(slots.SCAN_MENTIONS)),
      entities: labelsOf(engine.resultView(slots.SCAN_LABELS)),
      sentences: engine.resultArray(slots.SCAN_SENTENCES),
      length,
      tokens: new ByteTokens(bytes, length, starts, engine.result(slots.SCAN_TABBED) === 1, decode, digest),
      end: position + end,
      line: engine.result(slots.SCAN_LINE),
    };
  }
}

/** Offsets of the words of a plain document. They are rarely needed, so the document is scanned again for them. */
function wordStarts(bytes: Uint8Array, from: number, to: number): Int32Array {
  const engine = freshEngine();
  const address = engine.putBytes(bytes.subarray(from, to));
  engine.tasks.scanConll(address, to - from, 0, to - from);
  return engine.resultArray(slots.SCAN_WORDS).map((start) => from + start);
}

function labelsOf(ids: Int32Array): string[] {
  const labels: string[] = [];
  for (let e = 0; e < ids.length; e++) labels.push(String(ids[e]));
  return labels;
}

/** As much of a hash as a number holds. */
const digestOf = (low: number, high: number): number => (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
