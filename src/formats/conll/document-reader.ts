import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { ByteTokens } from '../../core/tokens.ts';
import { limited } from '../../problems/limited.ts';
import type { Problem, ProblemDetails, Report } from '../../problems/problem.ts';
import { columnAt, decode, excerptOf, lineEnd } from '../bytes.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { BARE_PIECE, CellPieces, CLOSE_PIECE, isNone, SINGLE_PIECE } from './cell.ts';
import { type ConllCode, problem } from './codes.ts';
import { TokenLineColumns } from './columns.ts';
import { EntityTable } from './entity-table.ts';
import type { Begin } from './header.ts';
import { type ConllOptions, corefColumn } from './options.ts';
import { tokenColumnsOf } from './token-columns.ts';
import { TokenStarts } from './token-starts.ts';

/** A mention that was opened and not yet closed. */
interface Opening {
  readonly token: number;
  readonly line: number;
  /** Offsets of the bracket and of its line. */
  readonly at: number;
  readonly lineStart: number;
}

/** Reads the lines of one document, valid or not, and reports problems. */
export class DocumentReader {
  readonly columns: TokenLineColumns;
  readonly tokens = new TokenStarts();
  readonly block: string | undefined;
  readonly #source: Source;
  readonly #report: ReturnType<typeof limited<ConllCode>>;
  readonly #head: Begin;
  readonly #headLine: number;
  readonly #wanted: readonly string[] | undefined;

  readonly #entities: EntityTable;
  readonly #mentions: Mention[] = [];
  /** By entity. */
  readonly #openings: Opening[][] = [];
  readonly #cell = new CellPieces();
  #bare = 0;

  /** `block` is the name of the block that the document is cut from, if it is a part of one. */
  constructor(
    source: Source,
    head: Begin,
    line: number,
    report: Report,
    options: ConllOptions,
    block?: string,
  ) {
    this.#source = source;
    this.block = block;
    this.#report = limited<ConllCode>(report);
    this.#head = head;
    this.#headLine = line;
    this.#wanted = options.columns;
    this.columns = new TokenLineColumns(source.bytes, corefColumn.resolve(options.corefColumn));
    this.#entities = new EntityTable(source.bytes);
  }

  line(start: number, end: number, line: number, word: number): void {
    const { bytes } = this.#source;
    if (end === start || isBlankLine(bytes, start, end)) {
      this.tokens.endSentence();
      return;
    }
    const isFirst = this.tokens.length === 0;
    if (isFirst) this.columns.learn(start, end);
    this.tokens.add(Math.min(isFirst ? this.columns.word(start) : word, end));
    const cellStart = this.columns.cell(start, end);
    const { cellEnd } = this.columns;
    if (!isNone(bytes, cellStart, cellEnd)) this.#annotate(cellStart, cellEnd, start, end, line);
  }

  /** The name of the document as it is written. */
  get id(): string {
    return this.#head.id;
  }

  /** The value of a column of a line; empty if the line has fewer. */
  value(start: number, end: number, column: number): string {
    const [from, to] = this.columns.chosenField(start, end, column);
    return decode(this.#source.bytes.subarray(from, to));
  }

  /** Reports a line without the name of its document. */
  missesName(start: number, end: number, line: number, column: number): void {
    this.#problem('conll/document-column', () =>
      problem('conll/document-column', `The line has no document name in column ${column}.`, {
        line,
        column: 1,
        excerpt: excerptOf(this.#source.bytes, start, end),
        expected: 'the name of a document in each line of the block',
        help: 'correct the number of the column, or pass --lenient to take it for a line of the document before it',
      }),
    );
  }

  finish(line: number, ended: boolean): Document {
    if (!ended) this.#problem('conll/no-end', () => this.#noEnd(line));
    this.#openings.forEach((openings, entity) => {
      for (const opening of openings) this.#problem('conll/unclosed', () => this.#unclosed(entity, opening));
    });
    if (this.#bare > 0) this.#problem('conll/bare-id', () => this.#bareIds());
    this.#report.finish((code, count) =>
      problem(code, `${count} more problems of this kind in document ${this.#head.id}.`, {
        file: this.#source.name,
        line: this.#headLine,
        document: this.#head.id,
      }),
    );
    const { bytes } = this.#source;
    const { words, length } = this.tokens;
    const tokens =
      this.columns.wordColumn >= 0
        ? new ByteTokens(bytes, length, () => words, this.columns.tabbed, decode)
        : undefined;
    const columns = this.#wanted && tokenColumnsOf(bytes, this.columns, words, this.#wanted);
    return {
      id: this.#head.id,
      pairKey: pairKeyOf(this.#head.id),
      unit: 'token',
      entities: this.#entities.labels(),
      mentions: Mentions.of(this.#mentions),
      length: this.tokens.length,
      sentences: this.tokens.sentences,
      tokens,
      ...(columns === undefined ? {} : { columns }),
      ...(this.block === undefined ? {} : { block: this.block }),
      file: this.#source.name,
      line: this.#headLine,
    };
  }

  /** Reads a cell: one-token mentions and opening brackets first, then closing brackets, as the reference scorer does. */
  #annotate(start: number, end: number, lineStart: number, lineFinish: number, line: number): void {
    const cell = this.#cell;
    const { bytes } = this.#source;
    cell.parse(bytes, start, end);
    const fault = (i: number, code: ConllCode, message: () => string, rest: () => ProblemDetails) =>
      this.#problem(code, () => ({
        ...problem(code, message(), rest()),
        line,
        column: columnAt(
          bytes,
          lineStart,
          cell.kind[i] === CLOSE_PIECE ? cell.starts[i] : cell.starts[i] - 1,
        ),
        excerpt: excerptOf(bytes, lineStart, lineFinish),
      }));
    let isSecondPass = false;
    for (let i = 0; i < cell.length; i++) {
      const kind = cell.kind[i];
      if (kind === BARE_PIECE) isSecondPass = true;
      else if (cell.ends[i] === cell.starts[i]) fault(i, 'conll/no-id', noIdMessage, noId);
      else if (kind === CLOSE_PIECE) isSecondPass = true;
      else if (kind === SINGLE_PIECE && isDoubleAntecedent(bytes, cell.starts[i], cell.ends[i]))
        fault(i, 'conll/double-antecedent', () => 'A mention of two entities is not read.', noDetails);
      else {
        const entity = this.#entities.index(cell.starts[i], cell.ends[i]);
        if (kind === SINGLE_PIECE) this.#complete(this.#token, entity, line);
        else this.#open(entity, { token: this.#token, line, at: cell.starts[i] - 1, lineStart });
      }
    }
    for (let i = 0; isSecondPass && i < cell.length; i++) {
      if (cell.kind[i] === BARE_PIECE && !this.#isOpen(this.#entities.known(cell.starts[i], cell.ends[i])))
        this.#bare++;
    }
    for (let i = 0; isSecondPass && i < cell.length; i++) {
      if (cell.kind[i] !== CLOSE_PIECE || cell.ends[i] === cell.starts[i]) continue;
      const entity = this.#entities.known(cell.starts[i], cell.ends[i]);
      const opening = entity < 0 ? undefined : this.#openings[entity]?.pop();
      if (opening !== undefined) {
        this.#complete(opening.token, entity, line);
        continue;
      }
      const id = () => decode(bytes.subarray(cell.starts[i], cell.ends[i]));
      const why = () => (entity < 0 ? 'was never opened' : 'no mention of it is open (closed twice?)');
      fault(
        i,
        'conll/unopened',
        () => `Entity ${id()} is closed here, but ${why()}.`,
        () => ({
          expected: `"(${id()}" on this line or earlier in the document`,
          help: 'fix the bracket, or pass --lenient to drop this mention',
        }),
      );
    }
  }

  /** The token of the line that is being read. */
  get #token(): number {
    return this.tokens.length - 1;
  }

  /** Whether a mention of an entity is open: a bare id inside it marks its tokens, and is not a problem. */
  #isOpen(entity: number): boolean {
    return entity >= 0 && (this.#openings[entity]?.length ?? 0) > 0;
  }

  #open(entity: number, opening: Opening): void {
    this.#openings[entity] ??= [];
    this.#openings[entity].push(opening);
  }

  #complete(start: number, entity: number, line: number): void {
    this.#mentions.push({ start, end: this.#token + 1, entity, line });
  }

  #problem(code: ConllCode, build: () => Problem): void {
    this.#report(code, () => ({ file: this.#source.name, document: this.#head.id, ...build() }));
  }

  #noEnd(line: number): Problem {
    return problem('conll/no-end', `Document ${this.#head.id} has no "#end document" line.`, {
      line,
      expected: '"#end document" after the last token',
      help: 'the next "#begin document" or the end of the file is taken as its end',
    });
  }

  #unclosed(entity: number, { line, at, lineStart }: Opening): Problem {
    const id = this.#entities.labels()[entity];
    const { bytes } = this.#source;
    return problem('conll/unclosed', `A mention of entity ${id} is opened here and never closed.`, {
      line,
      column: columnAt(bytes, lineStart, at),
      excerpt: excerptOf(bytes, lineStart, lineEnd(bytes, at, bytes.length)),
      expected: `"${id})" on a later line of the document`,
      help: 'fix the bracket, or pass --lenient to drop this mention',
    });
  }

  #bareIds(): Problem {
    const cells = this.#bare === 1 ? '1 cell holds' : `${this.#bare} cells hold`;
    return problem('conll/bare-id', `${cells} an id without a bracket, which has no meaning.`, {
      line: this.#headLine,
      expected: '"(12", "12)", "(12)" or "-"',
      help: 'if coreference is in another column, name it with --coref-column',
    });
  }
}

const noDetails = (): ProblemDetails => ({});
const noIdMessage = () => 'A bracket has no entity id.';
const noId = (): ProblemDetails => ({
  expected: '"(12", "12)" or "(12)"',
  help: 'give the bracket an id, or pass --lenient to drop it',
});

/** `(5+12)`: the reference scorer discards these as well (with one digit after the plus). */
function isDoubleAntecedent(bytes: Uint8Array, start: number, end: number): boolean {
  let plus = start;
  while (plus < end && bytes[plus] !== 43) plus++;
  return plus < end && /^\d+\+\d+$/.test(decode(bytes.subarray(start, end)));
}

/** Whether a line has nothing but tabs and spaces. */
export function isBlankLine(bytes: Uint8Array, start: number, end: number): boolean {
  for (let p = start; p < end; p++) if (bytes[p] !== 9 && bytes[p] !== 32) return false;
  return true;
}
