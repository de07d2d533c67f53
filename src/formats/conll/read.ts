import type { Document } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { ByteTokens } from '../../core/tokens.ts';
import { type Address, type Engine, freshEngine, theEngine } from '../../engine/engine.ts';
import { EngineMemoryError } from '../../engine/engine-error.ts';
import * as slots from '../../engine/slots.ts';
import type { Problem, Report } from '../../problems/problem.ts';
import { bomLength, decode, excerptOf, lineEnd } from '../bytes.ts';
import type { Source } from '../format.ts';
import { problem } from './codes.ts';
import { DocumentReader, isBlank } from './document-reader.ts';
import { directive, pairKeyOf } from './header.ts';
import { type ConllOptions, corefColumn } from './options.ts';

/**
 * Reads the CoNLL-2011/2012 family from bytes: one token per line, coreference in the last column (docs/formats/conll.md).
 * Lines are never turned into strings, since most carry no mention. On well-formed files it reads the same mentions as the
 * reference scorer; it goes on after a problem, so that one run reports them all.
 */
export function* readConll(
  source: Source,
  report: Report,
  options: ConllOptions = {},
  plain = isPlain(options) ? new PlainConll(source) : undefined,
): Iterable<Document> {
  const { bytes } = source;
  let reader: DocumentReader | undefined;
  let outside = false;
  let line = 0;
  for (let pos = bomLength(bytes); pos < bytes.length; ) {
    line++;
    const start = pos;
    // The end of the line is searched for after the word, so that no byte is read twice.
    const word = reader === undefined ? start : reader.columns.word(start);
    let end = lineEnd(bytes, word, bytes.length);
    pos = end + 1;
    while (end > start && (bytes[end - 1] === 13 || bytes[end - 1] === 32)) end--;

    if (bytes[start] === 35 && end > start) {
      const said = directive(bytes, start, end);
      if (said.kind === 'begin') {
        if (reader !== undefined) yield reader.finish(line - 1, false);
        reader = undefined;
        outside = false;
        const read = plain?.read(pos, line, said.id);
        if (read === undefined) {
          reader = new DocumentReader(source, said, line, report, options);
          continue;
        }
        yield read.document;
        pos = read.end;
        line = read.line;
        continue;
      }
      if (said.kind === 'end') {
        if (reader !== undefined) yield reader.finish(line, true);
        reader = undefined;
        continue;
      }
      if (reader === undefined || !reader.columns.looksLikeToken(start, end)) continue;
    }
    if (reader !== undefined) {
      reader.line(start, end, line, word);
    } else if (!outside && !isBlank(bytes, start, end)) {
      outside = true;
      report(outsideLine(source, start, end, line));
    }
  }
  if (reader !== undefined) yield reader.finish(line, false);
}

/** Whether the engine may be tried: it finds coreference in the last column only, and no token columns. */
const isPlain = ({ corefColumn: column, columns }: ConllOptions): boolean =>
  column === undefined ? columns === undefined : corefColumn.resolve(column) === undefined;

const outsideLine = ({ name, bytes }: Source, start: number, end: number, line: number): Problem =>
  problem('conll/outside', 'A line is outside of any document and is not read.', {
    file: name,
    line,
    column: 1,
    excerpt: excerptOf(bytes, start, end),
    expected: '"#begin document (NAME); part 000" before the first token',
    help: 'add the missing "#begin document" line',
  });

/** A document, and its place in the bytes. */
interface PlainDocument {
  readonly document: Document;
  /** Offset after its `#end document` line, and the number of that line. */
  readonly end: number;
  readonly line: number;
}

/** Bytes per hand-over; multiplied by `GROWTH` until the document fits. */
const WINDOW = 512 << 10;
const GROWTH = 8;
/** Longer documents are left to `DocumentReader`, which needs less memory. */
const LONGEST = 256 << 20;

/** What the engine returns for a document that is cut off where the bytes end. */
const CUT_OFF = -2;

const LINE_FEED = 10;

/**
 * Reads documents without irregularities, as nearly all are: numbers for ids, words in the fourth column, brackets that
 * match, nothing between the documents. The work is done by the engine (src/engine/assembly/conll.ts). Anything else
 * is left to `DocumentReader`, which reads the same from the same bytes (test/property/conll-plain.test.ts).
 */
export class PlainConll {
  readonly #source: Source;
  readonly #window: number;
  /** The part of the bytes that is in the memory of the engine, its address there, and where it ends. */
  #start = 0;
  #end = 0;
  #address: Address = 0;
  #retainedEnd: Address = 0;

  constructor(source: Source, window = WINDOW) {
    this.#source = source;
    this.#window = window;
  }

  /**
   * Reads on after the header of a document; line numbers continue from that of the header. Undefined if it is not plain, or if
   * the engine has no memory for it.
   */
  read(position: number, line: number, id: string): PlainDocument | undefined {
    try {
      const end = this.#scan(position, line);
      if (end === undefined) return undefined;
      const engine = theEngine();
      const columns = engine.resultArray(slots.SCAN_MENTIONS);
      const labels = engine.resultView(slots.SCAN_LABELS);
      const sentences = engine.resultArray(slots.SCAN_SENTENCES);
      const entities = labelsOf(labels);
      const pairKey = pairKeyOf(id);
      const tokens = this.#tokens(engine, position, end);
      const document: Document = {
        id,
        pairKey,
        unit: 'token',
        entities,
        mentions: new Mentions(columns),
        length: tokens.length,
        sentences,
        tokens,
        file: this.#source.name,
        line,
      };
      return { document, end, line: engine.result(slots.SCAN_LINE) };
    } catch (error) {
      if (error instanceof EngineMemoryError) return undefined;
      throw error;
    }
  }

  /** Scans a document, handing over as many bytes as it takes; returns its end, or undefined if it is not plain. */
  #scan(position: number, line: number): number | undefined {
    const { bytes } = this.#source;
    const engine = theEngine();
    let isThere = engine.reuse(this, this.#retainedEnd) && position < this.#end;
    for (let size = this.#window; size <= LONGEST; ) {
      if (!isThere) {
        freshEngine();
        this.#start = position;
        this.#end = Math.min(position + size, bytes.length);
        this.#address = engine.put(bytes.subarray(this.#start, this.#end));
        this.#retainedEnd = engine.retain(this);
      }
      const address = this.#address + position - this.#start;
      const end = engine.tasks.scanConll(address, this.#end - position, line, this.#end - this.#start);
      // Either the engine has met the end of its part, or the last line lacks its line feed.
      const isCutOff =
        end === CUT_OFF || (end === this.#end - position && bytes[this.#end - 1] !== LINE_FEED);
      if (!isCutOff || this.#end === bytes.length) return end < 0 ? undefined : position + end;
      if (!isThere) size *= GROWTH;
      isThere = false;
    }
    return undefined;
  }

  #tokens(engine: Engine, start: number, end: number): ByteTokens {
    const { bytes } = this.#source;
    const digest = digestOf(engine.result(slots.SCAN_DIGEST_LOW), engine.result(slots.SCAN_DIGEST_HIGH));
    const tabbed = engine.result(slots.SCAN_TABBED) === 1;
    const starts = () => wordStarts(bytes, start, end);
    return new ByteTokens(bytes, engine.result(slots.SCAN_TOKENS), starts, tabbed, decode, digest);
  }
}

/** Offsets of the words of a plain document. They are rarely needed, so the document is scanned again for them. */
function wordStarts(bytes: Uint8Array, start: number, end: number): Int32Array {
  const engine = freshEngine();
  const address = engine.put(bytes.subarray(start, end));
  engine.tasks.scanConll(address, end - start, 0, end - start);
  return engine.resultArray(slots.SCAN_WORDS).map((offset) => start + offset);
}

function labelsOf(ids: Int32Array): string[] {
  const labels: string[] = [];
  for (let e = 0; e < ids.length; e++) labels.push(String(ids[e]));
  return labels;
}

/** As much of a hash as a number holds. */
const digestOf = (low: number, high: number): number => (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
