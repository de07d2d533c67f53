import type { Document, Tokens } from '../../core/document.ts';
import { LateTokens } from '../../core/late-tokens.ts';
import { Mentions } from '../../core/mentions.ts';
import { bomLength, decode } from '../bytes.ts';
import type { NamedRanges, StreamedDocument } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { directive, MAX_HEADER_BYTES } from './header.ts';
import type { ConllOptions } from './options.ts';
import { PlainConll, type PlainScan } from './plain-conll.ts';
import { isPlain, readConll } from './read.ts';

/** Reads plain documents, with nothing but empty lines between them, in windows. */
export function* streamConll(
  file: NamedRanges,
  from: number,
  options: ConllOptions = {},
  plain = new PlainConll(file),
): Iterable<StreamedDocument> {
  if (!isPlain(options)) return;
  let header = headerAt(plain, from);
  for (let start = from; header !== undefined; ) {
    const scan = plain.scan(header.end, 1);
    if (scan === undefined) return;
    const end = afterEmptyLines(plain, scan.end);
    const next = end === file.size ? undefined : headerAt(plain, end);
    // Other lines after a document are reported with it.
    if (next === undefined && end < file.size) return;
    yield { document: documentOf(file, start, end, header.id, scan), start, end };
    start = end;
    header = next;
  }
}

interface Header {
  readonly id: string;
  /** Offset after its line. */
  readonly end: number;
}

/** The header at a position; undefined if the line is something else, or does not end. */
function headerAt(plain: PlainConll, position: number): Header | undefined {
  const bytes = plain.bytesFrom(position, MAX_HEADER_BYTES);
  const start = position === 0 ? bomLength(bytes) : 0;
  const feed = bytes[start] === 35 ? bytes.indexOf(10) : -1;
  if (feed < 0 || feed > MAX_HEADER_BYTES) return undefined;
  let end = feed;
  while (bytes[end - 1] === 13 || bytes[end - 1] === 32) end--;
  const id = usualName(decode(bytes.subarray(start, end))) ?? unusualName(bytes, start, end);
  return id === undefined ? undefined : { id, end: position + feed + 1 };
}

const USUAL_START = '#begin document (';

/** The name in a header as most are: bytes that are looked at one by one take longer. */
const usualName = (line: string): string | undefined =>
  line.startsWith(USUAL_START) && line.charCodeAt(line.length - 1) > 32
    ? line.slice(USUAL_START.length - 1)
    : undefined;

function unusualName(bytes: Uint8Array, start: number, end: number): string | undefined {
  const said = directive(bytes, start, end);
  return said.kind === 'begin' ? said.id : undefined;
}

function afterEmptyLines(plain: PlainConll, position: number): number {
  for (let at = position; ; ) {
    const bytes = plain.bytesFrom(at, 2);
    if (bytes[0] === 10) at++;
    else if (bytes[0] === 13 && bytes[1] === 10) at += 2;
    else return at;
  }
}

function documentOf(file: NamedRanges, start: number, end: number, id: string, scan: PlainScan): Document {
  const name = { name: file.name, start };
  const readAgain = () => {
    const [document] = readConll({ name, bytes: file.read(start, end).slice() }, () => {});
    return document.tokens as Tokens;
  };
  return {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities: scan.entities,
    mentions: new Mentions(scan.columns),
    length: scan.tokens.length,
    sentences: scan.sentences,
    tokens: new LateTokens(scan.tokens, readAgain),
    file: name,
    line: 1,
  };
}
