import { decode, lineEnd } from '../bytes.ts';
import { isNone, isNumericCell } from './cell.ts';

/** A half-open range of bytes. */
export type Field = [start: number, end: number];

const TAB = 9;
const BLANK = 32;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const HASH = 35;

/** Index of the words in CoNLL-2012, after document, part and word number. */
const CONLL_WORD_COLUMN = 3;

/** Maximum number of columns of the first token that are examined to find the words; `wordColumn` needs fewer. */
const EXAMINED_COLUMNS = 64;

/**
 * The columns of the token lines of one document: cut at tabs if the line has one, else at runs of blanks. How many
 * there are may change from line to line (CoNLL-2012 has one per predicate), so coreference is the last one.
 */
export class TokenLineColumns {
  readonly #bytes: Uint8Array;
  readonly #corefColumn: number | undefined;
  #count = 0;
  #wordColumn = -1;
  #tabbed = false;
  #hasIds = false;

  constructor(bytes: Uint8Array, corefColumn: number | undefined) {
    this.#bytes = bytes;
    this.#corefColumn = corefColumn;
  }

  get tabbed(): boolean {
    return this.#tabbed;
  }

  /** 0-based; −1 where there are no words, or nothing is known yet. */
  get wordColumn(): number {
    return this.#wordColumn;
  }

  /** Derives from the first token of a document what separates columns, and which of them holds the words. */
  learn(start: number, end: number): void {
    this.#tabbed = this.#hasTab(start, end);
    this.#count = this.#countFields(start, end);
    const separator = this.#tabbed ? TAB : BLANK;
    const first: string[] = [];
    for (let at = start; at <= end && first.length < EXAMINED_COLUMNS; ) {
      const [fieldStart, fieldEnd] = this.#field(at, end, 1, separator);
      first.push(decode(this.#bytes.subarray(fieldStart, Math.min(fieldEnd, fieldStart + 64))));
      at = fieldEnd + 1;
    }
    const ids = this.#idColumn(start, first);
    this.#hasIds = ids >= 0;
    this.#wordColumn = this.#hasIds ? ids : wordColumn(first);
  }

  /**
   * The column of the ids in a list with one mention on each line: the first or the fourth, if its values are ids and occur once, and
   * every line is a mention of its own; −1 for other documents. Nearly all of them are left at their first line.
   */
  #idColumn(start: number, first: readonly string[]): number {
    let candidates = ID_COLUMNS.filter(
      (column) => column < first.length - 1 && MENTION_ID.test(first[column]),
    );
    if (first.length < 3 || candidates.length === 0 || wordColumn(first) === CONLL_WORD_COLUMN) return -1;
    const bytes = this.#bytes;
    const seen = new Map(candidates.map((column) => [column, new Set<string>()]));
    let lines = 0;
    for (let at = start, end = 0; at < bytes.length && bytes[at] !== HASH; at = end + 1) {
      end = lineEnd(bytes, at, bytes.length);
      let to = end;
      while (to > at && (bytes[to - 1] === CARRIAGE_RETURN || bytes[to - 1] === BLANK)) to--;
      if (to === at) continue;
      const cell = this.cell(at, to);
      if (!LONE_MENTION.test(this.#text(cell, this.cellEnd))) return -1;
      candidates = candidates.filter((column) => {
        const id = this.#text(...this.#field(at, to, column + 1));
        const isNew = MENTION_ID.test(id) && !seen.get(column)?.has(id);
        seen.get(column)?.add(id);
        return isNew;
      });
      if (candidates.length === 0) return -1;
      lines++;
    }
    return lines > 1 ? candidates[0] : -1;
  }

  #text(start: number, end: number): string {
    return decode(this.#bytes.subarray(start, Math.min(end, start + MAX_ID_BYTES)));
  }

  /** Whether a line could be a token of this document: it has the columns of one, and a cell at the end. */
  looksLikeToken(start: number, end: number): boolean {
    const count = this.#countFields(start, end);
    if (count < 2) return false;
    if (this.#count > 0 ? count !== this.#count : !this.#hasTab(start, end)) return false;
    const [fieldStart, fieldEnd] = this.#field(start, end, count);
    return isNone(this.#bytes, fieldStart, fieldEnd) || isNumericCell(this.#bytes, fieldStart, fieldEnd);
  }

  /** Whether the columns are those of CoNLL-2012, of which the last may be missing: the words are in the fourth. */
  get isConll2012(): boolean {
    return this.#wordColumn === CONLL_WORD_COLUMN && !this.#hasIds;
  }

  /** The field of a column, counted from 1, in the line of a word. Absent if the line is shorter, or it is the coreference cell. */
  fieldAt(word: number, number: number): Field | undefined {
    const bytes = this.#bytes;
    const start = bytes.lastIndexOf(LINE_FEED, word - 1) + 1;
    let end = lineEnd(bytes, word, bytes.length);
    while (end > start && (bytes[end - 1] === CARRIAGE_RETURN || bytes[end - 1] === BLANK)) end--;
    const [fieldStart, fieldEnd] = this.#field(start, end, number);
    return fieldStart === end || fieldStart === this.cell(start, end) ? undefined : [fieldStart, fieldEnd];
  }

  /** Where the word of a line begins; at the end of the line where it has too few columns. */
  word(start: number): number {
    const bytes = this.#bytes;
    const end = bytes.length;
    let p = start;
    if (this.#tabbed) {
      for (let skip = this.#wordColumn; skip > 0; skip--) {
        while (p < end && bytes[p] !== TAB) {
          if (bytes[p] === LINE_FEED) return p;
          p++;
        }
        p++;
      }
      return Math.min(p, end); // the last line of a file may lack its line feed
    }
    while (p < end && bytes[p] === BLANK) p++; // blanks at the start are not a column
    for (let skip = this.#wordColumn; skip > 0; skip--) {
      while (p < end && bytes[p] !== BLANK) {
        if (bytes[p] === LINE_FEED) return p;
        p++;
      }
      while (p < end && bytes[p] === BLANK) p++;
    }
    return p;
  }

  /** The field of a column of a line, counted from 1, or from the end if negative; empty if there are fewer. */
  chosenField(start: number, end: number, column: number): Field {
    const number = column > 0 ? column : this.#countFields(start, end) + 1 + column;
    return number > 0 ? this.#field(start, end, number) : [end, end];
  }

  /** Where the coreference cell of a line begins; it ends at `cellEnd`. */
  cell(start: number, end: number): number {
    this.cellEnd = end;
    if (this.#corefColumn !== undefined) return this.#chosen(start, end, this.#corefColumn);
    const bytes = this.#bytes;
    let cellStart = end;
    while (cellStart > start && bytes[cellStart - 1] !== TAB && bytes[cellStart - 1] !== BLANK) cellStart--;
    if (this.#tabbed && cellStart > start && bytes[cellStart - 1] === BLANK && this.#hasTab(start, end)) {
      while (bytes[cellStart - 1] !== TAB) cellStart--; // a cell with blanks in it
    }
    return cellStart === end ? this.#lastFilled(start, end) : cellStart;
  }

  cellEnd = 0;

  /** The number of columns of a line. They are never listed: a hostile line has more than fit into memory. */
  #countFields(start: number, end: number): number {
    const bytes = this.#bytes;
    const tabbed = this.#hasTab(start, end);
    let count = tabbed ? 1 : 0;
    for (let p = start; p < end; p++) {
      if (tabbed) count += bytes[p] === TAB ? 1 : 0;
      else if (bytes[p] !== BLANK && (p === start || bytes[p - 1] === BLANK)) count++;
    }
    return count;
  }

  /** A field by its number, counted from 1; empty and at the end of the line if there are fewer. */
  #field(
    start: number,
    end: number,
    number: number,
    separator = this.#hasTab(start, end) ? TAB : BLANK,
  ): Field {
    const bytes = this.#bytes;
    let count = 0;
    for (let p = start; p <= end; ) {
      let fieldEnd = p;
      while (fieldEnd < end && bytes[fieldEnd] !== separator) fieldEnd++;
      if ((separator === TAB || fieldEnd > p) && ++count === number) return [p, fieldEnd];
      p = fieldEnd + 1;
    }
    return [end, end];
  }

  /** Whether tabs separate the columns of a line. Tabs at the end of a line without other tabs do not count. */
  #hasTab(start: number, end: number): boolean {
    const bytes = this.#bytes;
    const first = bytes.subarray(start, end).indexOf(TAB);
    if (first < 0) return false;
    let p = start + first;
    while (p < end && (bytes[p] === TAB || bytes[p] === BLANK)) p++;
    return p < end;
  }

  /**
   * The line ends in a tab. The reference scorer drops empty columns at the end and takes the last one that is left; we
   * do so where that is a cell; otherwise the token has no annotation (LitBank).
   */
  #lastFilled(start: number, end: number): number {
    let filledEnd = end;
    while (filledEnd > start && (this.#bytes[filledEnd - 1] === TAB || this.#bytes[filledEnd - 1] === BLANK))
      filledEnd--;
    let cellStart = filledEnd;
    const separator = this.#tabbed ? TAB : BLANK;
    while (cellStart > start && this.#bytes[cellStart - 1] !== separator) cellStart--;
    if (cellStart === start || !isNumericCell(this.#bytes, cellStart, filledEnd)) return end;
    this.cellEnd = filledEnd;
    return cellStart;
  }

  #chosen(start: number, end: number, column: number): number {
    const [fieldStart, fieldEnd] = this.chosenField(start, end, column);
    this.cellEnd = fieldEnd;
    return fieldStart;
  }
}

/** Where the ids of mentions are in a list with one mention on each line, 0-based. */
const ID_COLUMNS = [0, 3];
/** The id of a mention has a digit and something else, such as `36_1ecb_0_5_5`. */
const MENTION_ID = /^(?=.*\d)(?!\d+$)/;
/** A mention that begins and ends on its line. */
const LONE_MENTION = /^\([^()|\s]+\)$/;
const MAX_ID_BYTES = 1 << 10;

/**
 * Which column holds the words, 0-based, or −1 where none does. CoNLL-2012 has them fourth, after the word number;
 * other dialects elsewhere. They are used for display and for comparing key and response.
 */
export function wordColumn(fields: readonly string[]): number {
  const count = fields.length;
  const integer = (column: number) => column < count - 1 && /^\d+$/.test(fields[column]);
  if (count >= 5 && integer(2)) return CONLL_WORD_COLUMN;
  if (count === 8 && integer(4)) return 5; // topic, subtopic, document, sentence, number, word, flag, coreference
  if (count >= 3 && integer(0)) return 1; // number, word, … (SemEval-2010, three-column files)
  if (count === 4) return 2; // document, part, word, coreference
  if (count === 2) return 0; // word (or mention id), coreference
  return count > 2 ? 1 : -1;
}
