import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention, Span, TokenColumn } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { unionOf } from '../../core/span-union.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { cellText } from '../corefud/token-columns.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { EmptyNodes } from '../newdoc-starts.ts';
import { pairKeyOf } from '../pair-key.ts';
import { wordTokens } from '../sentence-text.ts';
import type { TextLine } from '../text-lines.ts';
import { problem, type UaCode } from './codes.ts';
import type { UaColumns } from './columns.ts';
import { cellPieces, isNonReferring, markableId } from './markable.ts';
import { type Closed, type Opening, relationsOf } from './relations.ts';

/** Reads the lines of one document. */
export class DocumentReader {
  readonly #source: Source;
  readonly #id: string;
  readonly #firstLine: number;
  readonly #columns: UaColumns;
  readonly #report: ReturnType<typeof limited<UaCode>>;
  readonly #words: string[] = [];
  readonly #sentences: number[] = [];
  readonly #open: Opening[] = [];
  readonly #closed: Closed[] = [];
  readonly #byMarkable = new Map<string, Closed>();
  readonly #bridges: Opening[] = [];
  readonly #empty = new EmptyNodes();
  /** Tokens by their numbers, which run over the document and leave out empty nodes. */
  readonly #byNumber = new Map<string, number>();
  /** The requested token columns: a value for each token. */
  readonly #cells: Map<string, string[]>;
  #breaks = true;

  constructor(source: Source, id: string, line: number, columns: UaColumns, report: Report) {
    this.#source = source;
    this.#id = id;
    this.#firstLine = line;
    this.#columns = columns;
    this.#cells = new Map(columns.wanted.map(([name]) => [name, []]));
    this.#report = limited<UaCode>(report);
  }

  endSentence(): void {
    this.#breaks = true;
  }

  line(line: TextLine): void {
    const { form, markables, markablesName, bridging, wanted } = this.#columns;
    const fields = line.text.includes('\t') ? line.text.split('\t') : line.text.trim().split(/ +/);
    if (markables < 0 || fields.length <= Math.max(form, markables)) {
      const expected = 'the columns that "# global.columns" names, with TABs or blanks between them';
      this.#reportAt('ua/columns', line, 1, `A token line has no ${markablesName} column.`, expected);
      return;
    }
    if (/^\d+-\d+$/.test(fields[0])) return; // a multiword token
    if (this.#breaks) this.#sentences.push(this.#words.length);
    this.#breaks = false;
    this.#words.push(fields[form] ?? '');
    const token = this.#words.length - 1;
    for (const [name, index] of wanted) this.#cells.get(name)?.push(cellText(fields[index] ?? ''));
    const node = /^\d+\.(\d+)$/.exec(fields[0]);
    if (node !== null) this.#empty.add(token, Number(node[1]));
    else if (!this.#byNumber.has(fields[0])) this.#byNumber.set(fields[0], token);
    if (fields[markables] !== '_' && fields[markables] !== '')
      this.#markables(fields[markables], token, line);
    const bridges = bridging < 0 ? '_' : (fields[bridging] ?? '_');
    if (bridges !== '_') this.#addBridges(bridges, token, line);
  }

  /** A bracket that closes ends the markable that was opened last, so markables nest. */
  #markables(cell: string, token: number, line: TextLine): void {
    const column = () => fieldColumn(line.text, this.#columns.markables);
    for (const piece of cellPieces(cell)) {
      if (piece !== ')') {
        this.#open.push({ values: piece, token, line });
        continue;
      }
      const opening = this.#open.pop();
      if (opening === undefined)
        this.#reportAt(
          'ua/unopened',
          line,
          column(),
          'A bracket closes, but no markable is open.',
          '"(EntityID=…" earlier in the document',
        );
      else this.#close(opening, token);
    }
  }

  #close(opening: Opening, token: number): void {
    const { values, line } = opening;
    const span: Span = [opening.token, token + 1];
    if ((values.get('entityid') ?? '') === '') {
      const expected = '(EntityID=1|MarkableID=markable_1|…';
      this.#reportAt('ua/markable', line, 1, 'A markable has no EntityID.', expected);
      return;
    }
    const id = markableId(values);
    const earlier = id === undefined ? undefined : this.#byMarkable.get(id);
    if (earlier !== undefined && earlier.values.get('entityid') === values.get('entityid')) {
      earlier.spans.push(span);
      return;
    }
    const closed = { ...opening, spans: [span], number: this.#closed.length };
    this.#closed.push(closed);
    if (id !== undefined) this.#byMarkable.set(id, closed);
  }

  #addBridges(cell: string, token: number, line: TextLine): void {
    const text = cell.startsWith('(') ? cell : `(${cell}`; // the proposal of the format omits the brackets
    for (const values of cellPieces(text)) if (values !== ')') this.#bridges.push({ values, token, line });
  }

  finish(): Document {
    for (const { line } of this.#open)
      this.#reportAt(
        'ua/unclosed',
        line,
        1,
        'A markable is opened here and never closed.',
        '")" at a later token',
      );
    const labels = new EntityLabels();
    for (const { values } of this.#closed) {
      const label = values.get('entityid') as string;
      if (!isNonReferring(label)) labels.index(label);
    }
    const relations = relationsOf(
      { markables: this.#closed, byId: this.#byMarkable, bridges: this.#bridges, labels },
      ({ line }, what) => this.#noLink(line, what),
    );
    const ends = new Set(relations.flatMap(({ fromMention, toMention }) => [fromMention, toMention]));
    const mentions: Mention[] = [];
    const nonReferring: Mention[] = [];
    for (const closed of this.#closed) {
      const entity = labels.known(closed.values.get('entityid') as string);
      const mention = this.#mention(closed, Math.max(entity, 0));
      if (entity < 0) nonReferring.push(mention);
      else mentions.push(ends.has(closed.number) ? { ...mention, relationEnd: closed.number } : mention);
    }
    this.#report.finish((code, count) =>
      problem(code, `${count} more problems of this kind in document ${this.#id}.`, {
        file: this.#source.name,
        line: this.#firstLine,
        document: this.#id,
      }),
    );
    return {
      id: this.#id,
      pairKey: pairKeyOf(this.#id),
      unit: 'token',
      entities: labels.list,
      mentions: Mentions.of(mentions),
      length: this.#words.length,
      sentences: this.#sentences,
      tokens: {
        ...wordTokens(this.#words),
        ...this.#empty.traits,
      },
      ...(this.#cells.size > 0 ? { columns: new Map(Array.from(this.#cells, asColumn)) } : {}),
      ...(relations.length > 0 ? { relations } : {}),
      ...(nonReferring.length > 0 ? { nonReferring: Mentions.of(nonReferring) } : {}),
      file: this.#source.name,
      line: this.#firstLine,
    };
  }

  #mention({ values, spans, line }: Closed, entity: number): Mention {
    const parts = unionOf(spans);
    const [start, end] = [parts[0][0], parts[parts.length - 1][1]];
    const type = values.get('semtype');
    const id = markableId(values);
    const attributes = new Map<string, string>();
    if (type !== undefined) attributes.set('type', type);
    if (id !== undefined) attributes.set('id', id);
    return {
      start,
      end,
      entity,
      line: line.number,
      ...(parts.length > 1 ? { parts } : {}),
      ...(parts.every(([from, to]) => this.#empty.cover(from, to)) ? { zero: true } : {}),
      ...this.#minimum(values.get('min'), start, end, line),
      ...(attributes.size > 0 ? { attributes } : {}),
    };
  }

  /** `Min=3`, `Min=3,5` or `Min=3-5`: the numbers of the first and the last token. */
  #minimum(text: string | undefined, start: number, end: number, line: TextLine) {
    if (text === undefined || text === '_' || text === '') return {};
    const [first, last = first] = text.split(/[,-]/);
    const [minStart, minEnd] = [this.#byNumber.get(first) ?? -1, (this.#byNumber.get(last) ?? -1) + 1];
    if (minStart >= start && minEnd > minStart && minEnd <= end) return { minStart, minEnd };
    const message = `The minimum span ${clip(text)} is not within its markable.`;
    this.#reportAt(
      'ua/minimum',
      line,
      1,
      message,
      'numbers of tokens of the markable',
      'the markable is read without it',
    );
    return {};
  }

  #noLink(line: TextLine, what: string): void {
    const message = `${clip(what)} names an entity or a markable that is not in the document, or does not refer.`;
    const help = 'the link is not read; scores of identity do not depend on it';
    this.#reportAt('ua/relation', line, 1, message, `ids of the ${this.#columns.markablesName} column`, help);
  }

  #reportAt(
    code: UaCode,
    line: TextLine,
    column: number,
    message: string,
    expected: string,
    help = SKIP_HELP,
  ): void {
    this.#report(code, () =>
      problem(code, message, {
        file: this.#source.name,
        document: this.#id,
        line: line.number,
        column,
        expected,
        help,
        excerpt: clip(line.text.replaceAll('\t', '  '), 160),
      }),
    );
  }
}

const asColumn = ([name, cells]: readonly [string, readonly string[]]): [string, TokenColumn] => [
  name,
  { at: (i) => cells[i] ?? '' },
];

/** The 1-based column where a field of a line begins, in code points. */
function fieldColumn(text: string, field: number): number {
  const fields = [...text.matchAll(text.includes('\t') ? /[^\t]*\t?/g : /[^ ]+/g)];
  const before = fields[field]?.index ?? 0;
  return new CodePoints(text.slice(0, before)).length + 1;
}

const SKIP_HELP = 'correct the line, or pass --lenient to skip it';
