import type { Document } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { ByteTokens } from '../../core/tokens.ts';
import { freshEngine } from '../../engine/engine.ts';
import { SCAN_WORDS } from '../../engine/slots.ts';
import type { Problem, Report } from '../../problems/problem.ts';
import { bomLength, decode, excerptOf, lineEnd } from '../bytes.ts';
import type { ByteRanges, Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { problem } from './codes.ts';
import { DocumentReader, isBlankLine } from './document-reader.ts';
import { directive } from './header.ts';
import { type ConllOptions, corefColumn, documentColumn } from './options.ts';
import { PlainConll, type PlainScan } from './plain-conll.ts';

/**
 * Reads the CoNLL-2011/2012 family from bytes: one token per line, coreference in the last column (docs/formats/conll.md).
 * Lines are never turned into strings, since most carry no mention. On well-formed files it reads the same mentions as the
 * reference scorer; it goes on after a problem, so that one run reports them all.
 */
export function* readConll(
  source: Source,
  report: Report,
  options: ConllOptions = {},
  plain = isPlain(options) ? new PlainConll(inMemory(source.bytes)) : undefined,
): Iterable<Document> {
  const { bytes } = source;
  const nameColumn = documentColumn.resolve(options.documentColumn);
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
        if (reader !== undefined && !isEmptyBlock(reader, nameColumn)) yield reader.finish(line - 1, false);
        reader = undefined;
        outside = false;
        const scan = plain?.scan(pos, line);
        if (scan === undefined) {
          reader = new DocumentReader(source, said, line, report, options);
          continue;
        }
        yield plainDocument(source, said.id, line, pos, scan);
        pos = scan.end;
        line = scan.line;
        continue;
      }
      if (said.kind === 'end') {
        if (reader !== undefined && !isEmptyBlock(reader, nameColumn)) yield reader.finish(line, true);
        reader = undefined;
        continue;
      }
      if (reader === undefined || !reader.columns.looksLikeToken(start, end)) continue;
    }
    if (reader !== undefined) {
      if (nameColumn !== undefined && !isBlankLine(bytes, start, end)) {
        const id = reader.value(start, end, nameColumn);
        if (id === '') reader.missesName(start, end, line, nameColumn);
        else if (id !== reader.id || reader.block === undefined) {
          const block: string = reader.block ?? reader.id;
          if (reader.block !== undefined) yield reader.finish(line - 1, true);
          reader = new DocumentReader(source, { kind: 'begin', id }, line, report, options, block);
        }
      }
      reader.line(start, end, line, word);
    } else if (!outside && !isBlankLine(bytes, start, end)) {
      outside = true;
      report(outsideLine(source, start, end, line));
    }
  }
  if (reader !== undefined && !isEmptyBlock(reader, nameColumn)) yield reader.finish(line, false);
}

/** Whether no document of a merged block has begun. */
const isEmptyBlock = (reader: DocumentReader, nameColumn: number | undefined): boolean =>
  nameColumn !== undefined && reader.block === undefined && reader.tokens.length === 0;

/** Bytes in memory as a file. */
export const inMemory = (bytes: Uint8Array): ByteRanges => ({
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** Whether the engine may be tried: it finds coreference in the last column only, and no token columns. */
export const isPlain = ({ corefColumn: column, documentColumn: names, columns }: ConllOptions): boolean =>
  names === undefined &&
  (column === undefined ? columns === undefined : corefColumn.resolve(column) === undefined);

const outsideLine = ({ name, bytes }: Source, start: number, end: number, line: number): Problem =>
  problem('conll/outside', 'A line is outside of any document and is not read.', {
    file: name,
    line,
    column: 1,
    excerpt: excerptOf(bytes, start, end),
    expected: '"#begin document (NAME); part 000" before the first token',
    help: 'add the missing "#begin document" line',
  });

/** The document that the engine found in the bytes of a source. */
function plainDocument(source: Source, id: string, line: number, start: number, scan: PlainScan): Document {
  const { columns, entities, sentences, tokens, tabbed, end } = scan;
  const { name, bytes } = source;
  const starts = () => wordStarts(bytes, start, end);
  return {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities,
    mentions: new Mentions(columns),
    length: tokens.length,
    sentences,
    tokens: new ByteTokens(bytes, tokens.length, starts, tabbed, decode, tokens.digest),
    file: name,
    line,
  };
}

/** Offsets of the words of a plain document. They are rarely needed, so the document is scanned again for them. */
function wordStarts(bytes: Uint8Array, start: number, end: number): Int32Array {
  const engine = freshEngine();
  const address = engine.put(bytes.subarray(start, end));
  engine.tasks.startConll(0, 1);
  engine.tasks.scanConll(address, end - start, 1);
  return engine.resultArray(SCAN_WORDS).map((offset) => start + offset);
}
