import type { Document } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength, countLines } from '../bytes.ts';
import type { Source } from '../format.ts';
import { MAX_MENTION_DEPTH, MarkedText } from '../marked-text.ts';
import { type ReportAt, reporterAt } from '../report-at.ts';
import { type MucCode, problem } from './codes.ts';
import { type MucMention, mucDocument } from './document.ts';
import { scanSgml, tagAttributes } from './scan.ts';

/** Elements with the name of a document, which is not part of its text. */
const NAME_ELEMENTS: ReadonlySet<string> = new Set(['DOCID', 'DOCNO', 'STORYID']);

const OMIT_HELP = 'correct the tag; --lenient leaves the mention out';

/** The documents of a MUC file: one for each DOC element, or one for a file without any. See docs/formats/muc.md. */
export function* readMuc(source: Source, report: Report): Iterable<Document> {
  const { bytes } = source;
  const reportAt = reporterAt<MucCode>(source, report, problem);
  const lineOf = lineCounter(bytes);
  let reader: DocumentReader | undefined;
  let isMarked = false;
  let count = 0;
  for (const piece of scanSgml(bytes, bomLength(bytes))) {
    const isBorder = piece.kind !== 'text' && piece.name === 'DOC';
    if (isBorder && reader !== undefined && (reader.hasContent || isMarked)) {
      yield reader.finish(source, reportAt);
      count++;
    }
    if (isBorder) {
      isMarked = piece.kind === 'open';
      reader = isMarked ? new DocumentReader(piece.at, lineOf(piece.at)) : undefined;
      if (piece.kind === 'open') reader?.nameBy(tagAttributes(piece.source));
      continue;
    }
    reader ??= new DocumentReader(piece.at, lineOf(piece.at));
    if (piece.kind === 'text') reader.text(piece.text);
    else if (piece.name === 'COREF') {
      if (piece.kind === 'open')
        reader.open(tagAttributes(piece.source), piece.at, lineOf(piece.at), reportAt);
      else reader.close(piece.at, reportAt);
    } else reader.tag(piece.name, piece.kind === 'open');
  }
  if (reader !== undefined && (isMarked || reader.hasContent || count === 0))
    yield reader.finish(source, reportAt);
  reportAt.finish();
}

/** The line of an offset; offsets must not decrease. */
function lineCounter(bytes: Uint8Array): (at: number) => number {
  let [line, counted] = [1, 0];
  return (at) => {
    line += countLines(bytes.subarray(counted, at));
    counted = at;
    return line;
  };
}

interface OpenMention {
  readonly attributes: ReadonlyMap<string, string>;
  readonly at: number;
  readonly line: number;
  readonly start: number;
  readonly unit: number;
}

class DocumentReader {
  readonly #text = new MarkedText();
  readonly #open: OpenMention[] = [];
  readonly #mentions: MucMention[] = [];
  readonly #at: number;
  readonly #line: number;
  #id: string | undefined;
  #name: string | undefined;
  #tooDeep = 0;
  #hasWords = false;
  /** Whether there are words outside of mentions. */
  #isRunning = false;
  #outermost = 0;

  constructor(at: number, line: number) {
    this.#at = at;
    this.#line = line;
  }

  /** Whether there is more than white space: white space between two documents is not a document. */
  get hasContent(): boolean {
    return this.#hasWords || this.#mentions.length > 0 || this.#open.length > 0;
  }

  nameBy(attributes: ReadonlyMap<string, string>): void {
    this.#id ??= attributes.get('ID') ?? attributes.get('DOCID');
  }

  text(piece: string): void {
    if (this.#name !== undefined) this.#name += piece;
    else {
      this.#text.add(piece);
      if (!/\S/.test(piece)) return;
      this.#hasWords = true;
      this.#isRunning ||= this.#open.length === 0;
    }
  }

  tag(name: string, opens: boolean): void {
    if (this.#name !== undefined) this.#id ??= this.#name.trim() || undefined;
    this.#name = opens && NAME_ELEMENTS.has(name) && this.#open.length === 0 ? '' : undefined;
  }

  open(attributes: ReadonlyMap<string, string>, at: number, line: number, reportAt: ReportAt<MucCode>): void {
    if (this.#open.length === MAX_MENTION_DEPTH) {
      this.#tooDeep++;
      const message = `COREF elements are nested more than ${MAX_MENTION_DEPTH} deep.`;
      reportAt('muc/nested', at, message, '</COREF> for each COREF', OMIT_HELP);
      return;
    }
    if (this.#open.length === 0) this.#outermost++;
    this.#open.push({ attributes, at, line, start: this.#text.length, unit: this.#text.units });
  }

  close(at: number, reportAt: ReportAt<MucCode>): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const mention = this.#open.pop();
    if (mention === undefined) {
      const help = 'correct the tag; --lenient ignores it';
      reportAt('muc/unopened', at, '</COREF> has no <COREF> before it.', '<COREF ID="…"> before it', help);
    } else if (mention.start === this.#text.length) {
      reportAt('muc/empty', mention.at, 'The mention contains no text.', 'text up to </COREF>', OMIT_HELP);
    } else this.#mentions.push({ ...mention, end: this.#text.length, endUnit: this.#text.units });
  }

  finish(source: Source, reportAt: ReportAt<MucCode>): Document {
    for (const { attributes, at } of this.#open) {
      const name = clip(attributes.get('ID') ?? '');
      reportAt(
        'muc/unclosed',
        at,
        `COREF "${name}" is not closed.`,
        '</COREF> in the same document',
        OMIT_HELP,
      );
    }
    const text = { text: this.#text.toString(), length: this.#text.length };
    return mucDocument(
      {
        id: this.#id ?? '',
        ...text,
        at: this.#at,
        line: this.#line,
        isBag: !this.#isRunning && this.#outermost > 1,
      },
      this.#mentions,
      source,
      reportAt,
    );
  }
}
