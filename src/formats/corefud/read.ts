import type { Document } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { ByteStrings } from '../byte-strings.ts';
import { bomLength, decode, lineEnd } from '../bytes.ts';
import type { ReadOptions, Source } from '../format.ts';
import { commentText, newdocId } from '../newdoc-starts.ts';
import { problem } from './codes.ts';
import { DocumentReader } from './document-reader.ts';
import { entityHeader, entityTraits, HEADER_SEARCH_BYTES } from './header.ts';

const TAB = 9;
const LINE_FEED = 10;
const HASH = 35;
/** A comment that matters begins with "newdoc" or "global". */
const [N, G] = [110, 103];

/**
 * Reads CorefUD 1.x: CoNLL-U with mentions in `Entity` of the last column (docs/formats/corefud.md). Lines are never turned into
 * strings, since most have no mention. It goes on after a problem, so that one run reports them all.
 */
export function* readCorefud(source: Source, report: Report, options: ReadOptions = {}): Iterable<Document> {
  const file = new FileReader(source, report, options.columns);
  for (let document = file.next(); document !== undefined; document = file.next()) yield document;
}

/** The loop over the lines. It is a plain function, since V8 runs loops in generators more slowly. */
class FileReader {
  readonly #source: Source;
  readonly #report: Report;
  readonly #strings: ByteStrings;
  readonly #wanted: readonly string[] | undefined;
  /** The document that is being read. */
  #reader: DocumentReader | undefined;
  /** The comments that were read since the last line of another kind. */
  #comments: Comments | undefined;
  /** Whether a line has named the fields of mentions. */
  #hasFields = false;
  #pos: number;
  #line = 0;

  constructor(source: Source, report: Report, wanted: readonly string[] | undefined) {
    this.#wanted = wanted;
    this.#source = source;
    this.#report = report;
    this.#strings = new ByteStrings(source.bytes);
    this.#pos = bomLength(source.bytes);
  }

  /** Reads up to the end of a document. */
  next(): Document | undefined {
    const { bytes } = this.#source;
    const { length } = bytes;
    let [pos, line] = [this.#pos, this.#line];
    while (pos < length) {
      const start = pos;
      if (bytes[start] === HASH) {
        const end = lineEnd(bytes, start, length);
        this.#comments ??= { line: line + 1 };
        readComment(bytes, start, end, this.#comments);
        pos = end + 1;
        line++;
        continue;
      }
      if (this.#comments !== undefined) {
        const ended = this.#begin();
        if (ended !== undefined) {
          this.#pos = pos;
          this.#line = line;
          return ended;
        }
      }
      line++;
      // One pass over the line: the second column is the word, the tenth may hold mentions.
      let columns = 1;
      let word = -1;
      let misc = -1;
      let p = start;
      for (; p < length; p++) {
        const c = bytes[p];
        if (c > TAB + 1) continue;
        if (c === LINE_FEED) break;
        if (c !== TAB) continue;
        columns++;
        if (columns === 2) word = p + 1;
        else if (columns === 10) misc = p + 1;
      }
      pos = p + 1;
      while (p > start && isBlankByte(bytes[p - 1])) p--;
      if (p === start) this.#reader?.tokens.endSentence();
      else {
        this.#reader ??= this.#newReader('', line);
        this.#reader.line(start, p, word, misc, line);
      }
    }
    this.#pos = pos;
    return this.#begin() ?? this.#end();
  }

  /** Begins a document if the comments say so; returns the one before it. */
  #begin(): Document | undefined {
    const { id, header, line } = this.#comments ?? { line: 0 };
    if (id !== undefined && this.#reader !== undefined) return this.#end();
    this.#comments = undefined;
    if (id !== undefined) this.#reader = this.#newReader(id, line);
    if (header !== undefined) this.#hasFields = true;
    if (header !== undefined) this.#reader?.setHeader(header, line);
    return undefined;
  }

  #newReader(id: string, line: number): DocumentReader {
    return new DocumentReader(this.#source, this.#strings, id, line, {
      report: this.#report,
      wanted: this.#wanted,
    });
  }

  #end(): Document | undefined {
    const reader = this.#reader;
    this.#reader = undefined;
    const document = reader?.finish();
    if (document !== undefined && !this.#hasFields) this.#checkIds(document);
    return document;
  }

  #checkIds(document: Document): void {
    const { bytes, name: file, traits } = this.#source;
    const types = typesAsIds(document);
    if (types === undefined) return;
    const { entity } = traits ?? entityTraits(decode(bytes.subarray(0, HEADER_SEARCH_BYTES)));
    if (entity !== undefined) return;
    const { id, line } = document;
    this.#report(
      problem('corefud/types', types, {
        file,
        line,
        document: id,
        expected: 'ids such as (e1-person-1-)',
        help: 'check that the file has coreference; --allow corefud/types reads them as ids',
      }),
    );
  }
}

interface Comments {
  readonly line: number;
  id?: string | undefined;
  header?: string | undefined;
}

function readComment(bytes: Uint8Array, start: number, end: number, comments: Comments): void {
  let p = start + 1;
  while (p < end && isBlankByte(bytes[p])) p++;
  if (bytes[p] === N) comments.id ??= newdocId(commentText(bytes, start, end));
  else if (bytes[p] === G) comments.header = entityHeader(commentText(bytes, start, end)) ?? comments.header;
}

const isBlankByte = (c: number): boolean => c === 32 || c === TAB || c === 13;

/** A file with at most this many names in place of ids, and on average at least this many mentions of each, has types there. */
const MAX_TYPES = 40;
const MIN_MENTIONS_PER_TYPE = 3;

/** Names that are types, however few mentions they have. */
const KNOWN_TYPES =
  /^(?:per|pers|person|loc|location|place|gpe|org|organi[sz]ation|fac|facility|time|date|event|abstract|object|animal|plant|substance|quantity|misc|product|veh|vehicle|wea|weapon|work|norp|money|percent)$/i;

/**
 * What is wrong with the ids of a document without `global.Entity` whose mentions are `(person)`, `(place)`: they are types, and all persons would be one entity. Types are few, have letters
 * alone and many mentions each. Undefined for any other document.
 */
function typesAsIds({ entities, mentions }: Pick<Document, 'entities' | 'mentions'>): string | undefined {
  if (entities.length === 0 || entities.length > MAX_TYPES) return undefined;
  if (!entities.every((name) => /^[\p{L}_]+$/u.test(name))) return undefined;
  const isRepeated = mentions.length >= MIN_MENTIONS_PER_TYPE * entities.length;
  if (!isRepeated && !entities.every((name) => KNOWN_TYPES.test(name))) return undefined;
  const shown = entities.slice(0, 5).map((name) => clip(name, 20));
  const more = entities.length > shown.length ? ', …' : '';
  return `${mentions.length} mentions have ${entities.length === 1 ? 'one name' : `${entities.length} names`} without a number (${shown.join(', ')}${more}), and no line says which fields a mention has: these are types, not ids of entities.`;
}
