import type { Document } from '../../core/document.ts';
import { ByteTokens } from '../../core/tokens.ts';
import { limited } from '../../problems/limited.ts';
import type { ProblemDetails, Report } from '../../problems/problem.ts';
import type { ByteStrings } from '../byte-strings.ts';
import { asciiBytes, columnAt, decode, decodeRange, excerptOf, lineEnd, startsWith } from '../bytes.ts';
import { TokenStarts } from '../conll/token-starts.ts';
import type { Source } from '../format.ts';
import { headText } from '../head-text.ts';
import { EmptyNodes } from '../newdoc-starts.ts';
import { pairKeyOf } from '../pair-key.ts';
import { type CorefudCode, problem } from './codes.ts';
import { DEFAULT_HEADER, type EntityHeader, entityTraits, HEADER_SEARCH_BYTES, headerOf } from './header.ts';
import { type Complaint, MentionReader, type Opening } from './mention-reader.ts';
import {
  complaints,
  type Message,
  noHeader,
  noIdField,
  noLink,
  noMention,
  noToken,
  oldAnnotation,
  rangeWithEntity,
  tooManyFields,
  unknownEntity,
  unopened,
} from './messages.ts';
import { linkTypeAt, parseLinks, relationsOf, type WrittenLink } from './relations.ts';
import { tokenColumnsOf } from './token-columns.ts';

/** What the documents of a file share. */
interface FileContext {
  readonly report: Report;
  /** Names of the token columns that the caller needs. */
  readonly wanted?: readonly string[] | undefined;
}

/** The line that is being read, for messages. */
interface Place {
  start: number;
  end: number;
  number: number;
}

/** Reads the lines of one document. */
export class DocumentReader {
  readonly tokens = new TokenStarts();
  readonly #source: Source;
  readonly #id: string;
  readonly #firstLine: number;
  readonly #strings: ByteStrings;
  readonly #report: ReturnType<typeof limited<CorefudCode>>;
  readonly #empty = new EmptyNodes();
  readonly #mentions: MentionReader;
  readonly #links: WrittenLink[] = [];
  readonly #wanted: readonly string[] | undefined;
  readonly #place: Place = { start: 0, end: 0, number: 0 };
  #header: EntityHeader | undefined;

  constructor(
    source: Source,
    strings: ByteStrings,
    id: string,
    line: number,
    { report, wanted }: FileContext,
  ) {
    this.#source = source;
    this.#strings = strings;
    this.#id = id;
    this.#firstLine = line;
    this.#wanted = wanted;
    this.#report = limited<CorefudCode>(report);
    this.#mentions = new MentionReader(
      (kind, opening, at) => this.#complain(kind, opening, at),
      (start, end) => this.#empty.cover(start, end),
    );
  }

  setHeader(value: string, line: number): void {
    this.#header = headerOf(value);
    if (!this.#header.hasId) this.#reportLine('corefud/header', () => noIdField(value), line);
  }

  /** Reads a token line. `word` and `misc` are the starts of the second and the tenth column, or −1. */
  line(start: number, end: number, word: number, misc: number, number: number): void {
    const { bytes } = this.#source;
    const place = this.#place;
    place.start = start;
    place.end = end;
    place.number = number;
    // The id: digits, or digits and "." (an empty node) or "-" (a multiword token) and digits.
    let p = start;
    while (isDigit(bytes[p])) p++;
    const kind = bytes[p];
    const second = p + 1;
    if (kind === DOT || kind === HYPHEN) for (p++; isDigit(bytes[p]); ) p++;
    if (misc < 0 || p !== word - 1 || p === start || !isDigit(bytes[p - 1])) {
      this.#reportAt(
        'corefud/columns',
        () => noToken(misc < 0 && p === word - 1),
        () => ({ column: 1 }),
      );
      return;
    }
    if (kind !== HYPHEN) {
      if (kind === DOT) this.#empty.add(this.tokens.length, Number(decodeRange(bytes, second, p)));
      this.tokens.add(word);
    }
    if (end - misc > 1) this.#readMisc(misc, end, kind === HYPHEN);
  }

  finish(): Document {
    this.#mentions.finish(this.#place.number);
    const relations = relationsOf(
      this.#links,
      (label) => this.#mentions.known(label),
      this.#links.length === 0 ? () => undefined : this.#mentions.firstWords(),
      ({ type, line }, unknown) =>
        this.#reportLine('corefud/relation', () => unknownEntity(type, unknown), line),
    );
    this.#report.finish((code, count) =>
      problem(code, `${count} more problems of this kind in document ${this.#id}.`, {
        file: this.#source.name,
        line: this.#firstLine,
        document: this.#id,
      }),
    );
    const [{ words, length, sentences }, { bytes }] = [this.tokens, this.#source];
    const columns = this.#wanted && tokenColumnsOf(bytes, words, this.#wanted);
    return {
      id: this.#id,
      pairKey: pairKeyOf(this.#id),
      unit: 'token',
      entities: this.#mentions.labels,
      mentions: this.#mentions.mentions(relations),
      length,
      sentences,
      tokens: new ByteTokens(bytes, length, () => words, true, decode, undefined, this.#empty.traits),
      ...(columns === undefined ? {} : { columns }),
      hasFirstWordsAsHeads: true,
      ...(relations.length === 0 ? {} : { relations }),
      file: this.#source.name,
      line: this.#firstLine,
    };
  }

  /** Reads `Name=value|Name=value`. Values of other names are not turned into strings. */
  #readMisc(start: number, end: number, isRange: boolean): void {
    const { bytes } = this.#source;
    for (let p = start; p < end; ) {
      let to = p;
      while (to < end && bytes[to] !== BAR) to++;
      const first = bytes[p];
      if (first === ENTITY_KEY[0] && startsWith(bytes, p, to, ENTITY_KEY)) {
        if (isRange) this.#reportAt('corefud/range', rangeWithEntity, () => this.#at(p));
        else this.#readEntity(p + ENTITY_KEY.length, to);
      } else if (first === B || first === S || first === C) this.#readOther(p, to, isRange);
      p = to + 1;
    }
  }

  #readOther(start: number, end: number, isRange: boolean): void {
    const { bytes } = this.#source;
    const type = linkTypeAt(bytes, start, end);
    if (type !== undefined) {
      const refuse = (piece: string) =>
        this.#reportAt(
          'corefud/relation',
          () => noLink(piece),
          () => this.#at(start),
        );
      const place = { line: this.#place.number, token: isRange ? -1 : this.tokens.length - 1 };
      for (const link of parseLinks(type, decodeRange(bytes, start, end), place, refuse))
        this.#links.push(link);
    } else if (startsWith(bytes, start, end, CLUSTER_KEY)) {
      this.#reportAt('corefud/old', oldAnnotation, () => this.#at(start));
    }
  }

  /** Reads `(e1-person-1-`, `(e1-person-1-)`, `e1)`, without separators between them. */
  #readEntity(start: number, end: number): void {
    const header = this.#currentHeader();
    const { bytes } = this.#source;
    const mentions = this.#mentions;
    const token = this.tokens.length - 1;
    const { number } = this.#place;
    for (let p = start; p < end; ) {
      const opens = bytes[p] === OPEN;
      const from = opens ? p + 1 : p;
      const fields: string[] = [];
      let field = from;
      let to = from;
      for (; to < end; to++) {
        const c = bytes[to];
        if (c === OPEN || c === CLOSE) break;
        if (c !== HYPHEN || !opens) continue;
        fields.push(this.#strings.at(field, to));
        field = to + 1;
      }
      const closes = to < end && bytes[to] === CLOSE;
      if (to === from || !(opens || closes))
        this.#reportAt(
          'corefud/entity',
          () => noMention(decodeRange(bytes, p, Math.min(to + 1, end))),
          () => this.#at(start),
        );
      else if (opens) {
        fields.push(this.#strings.at(field, to));
        if (fields.length > header.names.length)
          this.#reportAt(
            'corefud/fields',
            () => tooManyFields(fields.length, header),
            () => this.#at(start),
          );
        if ((fields[header.id] ?? '') === '')
          this.#reportAt(
            'corefud/entity',
            () => noMention(`(${decodeRange(bytes, from, to)}`),
            () => this.#at(start),
          );
        else {
          const opening = mentions.open(fields, header, token, number);
          if (closes) mentions.close(opening, token, number);
          else mentions.push(opening);
        }
      } else {
        const text = this.#strings.at(from, to);
        const opening = mentions.pop(text, header);
        if (opening === undefined)
          this.#reportAt(
            'corefud/unopened',
            () => unopened(text),
            () => this.#at(start),
          );
        else mentions.close(opening, token, number);
      }
      p = closes ? to + 1 : Math.max(to, p + 1);
    }
  }

  #currentHeader(): EntityHeader {
    if (this.#header !== undefined) return this.#header;
    const { bytes, traits = entityTraits(headText(bytes.subarray(0, HEADER_SEARCH_BYTES))) } = this.#source;
    this.#header = headerOf(traits.entity ?? DEFAULT_HEADER);
    if (traits.entity === undefined) this.#reportAt('corefud/no-header', noHeader);
    return this.#header;
  }

  /** Messages and places are found on demand: a hostile file has millions of problems. */
  #reportAt(code: CorefudCode, message: () => Message, place: () => ProblemDetails = () => ({})): void {
    const { number, start, end } = this.#place;
    this.#report(code, () => {
      const [text, details] = message();
      const { bytes, name } = this.#source;
      return problem(code, text, {
        file: name,
        document: this.#id,
        line: number,
        ...(end === 0 ? {} : { excerpt: excerptOf(bytes, start, end) }),
        ...details,
        ...place(),
      });
    });
  }

  /** Reports a problem of another line. */
  #reportLine(code: CorefudCode, message: () => Message, line: number): void {
    this.#reportAt(code, message, () => ({ line, excerpt: undefined }));
  }

  /** The column of a byte of the line. */
  #at(byte: number): ProblemDetails {
    return { column: columnAt(this.#source.bytes, this.#place.start, byte) };
  }

  /** The line in which a mention was opened. */
  #lineOf({ token, line }: Opening): ProblemDetails {
    const { bytes } = this.#source;
    const word = this.tokens.words[token];
    const start = bytes.lastIndexOf(10, word) + 1;
    const excerpt = excerptOf(bytes, start, lineEnd(bytes, word, bytes.length));
    return { line, column: columnAt(bytes, start, word), excerpt };
  }

  #complain(kind: Complaint, opening: Opening, line: number): void {
    this.#reportAt(
      `corefud/${kind}`,
      () => complaints[kind](opening),
      () => (line === opening.line ? this.#lineOf(opening) : { line }),
    );
  }
}

const [DOT, HYPHEN, BAR, OPEN, CLOSE, B, S, C] = [46, 45, 124, 40, 41, 66, 83, 67];

const ENTITY_KEY = asciiBytes('Entity=');
const CLUSTER_KEY = asciiBytes('ClusterId=');

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
