import type { Mention, Relation, Span } from '../../core/document.ts';
import type { AttributeColumns } from '../../core/mention-columns.ts';
import { Mentions } from '../../core/mentions.ts';
import { unionOf } from '../../core/span-union.ts';
import type { EntityHeader } from './header.ts';

/** The fields of a mention that is open, and where it was opened. */
export interface Opening {
  /** The id with its part, as the closing bracket repeats it. */
  readonly label: string;
  readonly fields: readonly string[];
  readonly header: EntityHeader;
  readonly entity: number;
  readonly token: number;
  readonly line: number;
  /** `[i, n]` where it is part i of n of a discontinuous mention. */
  readonly part: readonly [number, number] | undefined;
}

/** A discontinuous mention whose last part has not been read. */
interface Pieces {
  readonly first: Opening;
  readonly spans: Span[];
  /** The head field of the last part that has one: that of the whole mention, as in the scorer of CorefUD. */
  head: string | undefined;
  /** The number of the part that is expected next. */
  next: number;
}

/** What can be wrong with a mention that was opened. */
export type Complaint = 'part' | 'head' | 'unclosed';

type Complain = (kind: Complaint, opening: Opening, line: number) => void;

/**
 * The mentions of a document while its Entity values are read. The brackets of an id nest, those of different ids may cross.
 */
export class MentionReader {
  readonly labels: string[] = [];
  readonly #list: Mention[] = [];
  readonly #attributes = new AttributeTable();
  readonly #byLabel = new Map<string, number>();
  readonly #open = new Map<string, Opening[]>();
  /** Discontinuous mentions in progress, by entity. */
  readonly #pieces = new Map<number, Pieces[]>();
  readonly #complain: Complain;
  readonly #isEmpty: (start: number, end: number) => boolean;

  /** `isEmpty` says whether all tokens of a span are empty nodes. */
  constructor(complain: Complain, isEmpty: (start: number, end: number) => boolean) {
    this.#complain = complain;
    this.#isEmpty = isEmpty;
  }

  /** The mentions in the order in which they were closed, with numbers for those that are ends of relations. */
  mentions(relations: readonly Relation[]): Mentions {
    for (const { fromMention } of relations)
      if (fromMention !== undefined)
        this.#list[fromMention] = { ...this.#list[fromMention], relationEnd: fromMention };
    const { columns, pieces, extras } = Mentions.of(this.#list);
    return new Mentions(columns, { pieces, extras, attributes: this.#attributes.columns(this.#list.length) });
  }

  /** For an entity and a word: the place of the mention that begins there, of several the longest. */
  firstWords(): (entity: number, token: number) => number | undefined {
    const count = this.labels.length;
    const longest = new Map<number, number>();
    this.#list.forEach(({ start, entity }, i) => {
      const place = start * count + entity;
      const known = longest.get(place);
      if (known === undefined || wordCount(this.#list[i]) > wordCount(this.#list[known]))
        longest.set(place, i);
    });
    return (entity, token) => longest.get(token * count + entity);
  }

  /** The number of an entity; −1 if it is not known. */
  known(label: string): number {
    return this.#byLabel.get(label) ?? -1;
  }

  /** Opens a mention. A mention of one token is closed at once. */
  open(fields: readonly string[], header: EntityHeader, token: number, line: number): Opening {
    const label = fields[header.id] ?? '';
    const split = label.endsWith(']') ? /^(.*)\[(\d{1,6})\/(\d{1,6})\]$/s.exec(label) : null;
    const part = split === null ? undefined : ([Number(split[2]), Number(split[3])] as const);
    const entity = this.#entity(split?.[1] ?? label);
    return { label, fields, header, entity, token, line, part };
  }

  push(opening: Opening): void {
    const stack = this.#open.get(opening.label);
    if (stack === undefined) this.#open.set(opening.label, [opening]);
    else stack.push(opening);
  }

  /** The mention that a closing bracket with this id ends. In UD GUM 2.8 it repeats the first fields: `person-3)`. */
  pop(text: string, { id }: EntityHeader): Opening | undefined {
    const found = this.#open.get(text)?.pop();
    if (found !== undefined || id <= 0 || !text.includes('-')) return found;
    return this.#open.get(text.split('-')[id] ?? '')?.pop();
  }

  close(opening: Opening, token: number, line: number): void {
    const { part } = opening;
    const span: Span = [opening.token, token + 1];
    if (part === undefined) this.#complete(opening, [span], line);
    else this.#closePart(opening, part, span, line);
  }

  finish(line: number): void {
    for (const stack of this.#open.values()) {
      for (const opening of stack) this.#complain('unclosed', opening, opening.line);
    }
    for (const stack of this.#pieces.values()) {
      for (const { first, spans, head } of stack) {
        this.#complain('part', first, first.line);
        this.#complete(first, spans, line, head);
      }
    }
  }

  #entity(label: string): number {
    const known = this.#byLabel.get(label);
    if (known !== undefined) return known;
    this.#byLabel.set(label, this.labels.length);
    return this.labels.push(label) - 1;
  }

  /** Parts of one entity may be interleaved with those of a nested mention: the last one that waits for this part gets it. */
  #closePart(opening: Opening, [number, count]: readonly [number, number], span: Span, line: number): void {
    const stack = this.#pieces.get(opening.entity) ?? [];
    this.#pieces.set(opening.entity, stack);
    if (number === 1 && count > 1) {
      stack.push({ first: opening, spans: [span], head: headField(opening), next: 2 });
      return;
    }
    const waiting = waitingFor(stack, number, count);
    if (waiting < 0) {
      if (number !== 1 || count !== 1) this.#complain('part', opening, line);
      this.#complete(opening, [span], line);
      return;
    }
    const pieces = stack[waiting];
    pieces.spans.push(span);
    pieces.head = headField(opening) || pieces.head;
    pieces.next++;
    if (number < count) return;
    stack.splice(waiting, 1);
    this.#complete(pieces.first, pieces.spans, line, pieces.head);
  }

  #complete(opening: Opening, spans: readonly Span[], line: number, headValue = headField(opening)): void {
    const { fields, header, entity } = opening;
    const parts = spans.length === 1 ? spans : unionOf(spans);
    const [start] = parts[0];
    const end = parts[parts.length - 1][1];
    const mention: Writable<Mention> = { start, end, entity, line };
    if (parts.length > 1) mention.parts = parts;
    if (header.head >= 0) {
      const position = this.#position(headValue, parts);
      if (position >= 0) mention.head = position;
      else if (position === INVALID_HEAD) this.#complain('head', opening, line);
    }
    if (header.minimum >= 0) this.#addMinimum(mention, fields[header.minimum], parts, opening, line);
    // As in the CorefUD scorer, the first word is the head where none is named.
    const head = mention.head ?? start;
    if (this.#isEmpty(head, head + 1)) mention.zero = true;
    const index = this.#list.push(mention) - 1;
    const count = Math.min(fields.length, header.attributes.length);
    for (let i = 0; i < count; i++) {
      const name = header.attributes[i];
      if (name !== undefined && fields[i] !== '') this.#attributes.set(index, name, plainValue(fields[i]));
    }
  }

  /** `minspan` lists positions within the mention; the model holds the range from the first to the last. */
  #addMinimum(
    mention: Writable<Mention>,
    field: string | undefined,
    parts: readonly Span[],
    opening: Opening,
    line: number,
  ): void {
    if (field === undefined || field === '') return;
    const tokens = field.split(',').map((position) => this.#position(position, parts));
    let [low, high] = [tokens[0], tokens[0]];
    for (const token of tokens) {
      if (token < low) low = token;
      if (token > high) high = token;
    }
    if (low < 0) this.#complain('head', opening, line);
    else {
      mention.minStart = low;
      mention.minEnd = high + 1;
    }
  }

  /** The token at a 1-based position within a mention; `INVALID_HEAD` if there is none, `ABSENT_HEAD` if the field is empty. */
  #position(field: string | undefined, parts: readonly Span[]): number {
    if (field === undefined || field === '') return ABSENT_HEAD;
    let left = /^[1-9]\d{0,8}$/.test(field) ? Number(field) - 1 : -1;
    if (left < 0) return INVALID_HEAD;
    for (const [start, end] of parts) {
      if (left < end - start) return start + left;
      left -= end - start;
    }
    return INVALID_HEAD;
  }
}

const wordCount = ({ start, end, parts }: Mention): number =>
  parts === undefined ? end - start : parts.reduce((sum, [from, to]) => sum + to - from, 0);

const headField = ({ fields, header }: Opening): string | undefined => fields[header.head];

/** The index of the last mention that waits for a part, or −1. */
function waitingFor(stack: readonly Pieces[], number: number, count: number): number {
  for (let i = stack.length - 1; i >= 0 && i >= stack.length - MAX_EXAMINED_MENTIONS; i--) {
    if (stack[i].next === number && stack[i].first.part?.[1] === count) return i;
  }
  return -1;
}

const ABSENT_HEAD = -1;
const INVALID_HEAD = -2;
/** Discontinuous mentions of one entity that are looked at; limits the cost of hostile files. */
const MAX_EXAMINED_MENTIONS = 64;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A hyphen in a value is written as a character reference. */
const plainValue = (value: string): string =>
  value.includes('&#')
    ? value.replace(/&#(\d{1,7});/g, (whole, code) =>
        Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
      )
    : value;

/** The attributes of mentions while a document is read: a code for each distinct value, without a map for each mention. */
export class AttributeTable {
  readonly #columns = new Map<string, { codeOf: Map<string, number>; codes: number[] }>();

  /** Sets an attribute of the mention with this index. Indices ascend. */
  set(index: number, name: string, value: string): void {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = { codeOf: new Map(), codes: [] };
      this.#columns.set(name, column);
    }
    const { codeOf, codes } = column;
    while (codes.length < index) codes.push(-1);
    let code = codeOf.get(value);
    if (code === undefined) {
      code = codeOf.size;
      codeOf.set(value, code);
    }
    codes[index] = code;
  }

  /** The columns of `length` mentions; undefined if there is none. */
  columns(length: number): AttributeColumns | undefined {
    if (this.#columns.size === 0) return undefined;
    return new Map(
      Array.from(this.#columns, ([name, { codeOf, codes }]) => {
        const all = new Int32Array(length).fill(-1);
        all.set(codes);
        return [name, { values: [...codeOf.keys()], codes: all }];
      }),
    );
  }
}
