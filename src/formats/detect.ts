import { suggestion } from '../problems/nearest.ts';
import { InputError, problem, UsageError } from '../problems/problem.ts';
import { binaryFile, unknownBinary } from './binary-files.ts';
import { decode, excerptOf, lineEnd } from './bytes.ts';
import { foreignFile, otherFormat } from './foreign-files.ts';
import type { ByteRanges, Format } from './format.ts';
import { conll, formats } from './index.ts';
import { unknownJson } from './jsonlines/unknown-layout.ts';

/** A format, and why a file is taken for it. */
export interface Detected {
  readonly format: Format;
  /** What was seen in the file: a clause, such as `a line begins with "#begin document"`. */
  readonly reason: string;
}

/** Number of bytes from which the format is detected. */
export const HEAD_BYTES = 64 << 10;

/** A file whose format is looked for. */
interface NamedFile extends ByteRanges {
  readonly name: string;
}

/** The format with an id, or the one that the first bytes of a file look like. A file of no known format is an error. */
export function formatOf(
  file: NamedFile,
  id: string | undefined,
): Partial<Detected> & Pick<Detected, 'format'> {
  const asked = id === undefined ? undefined : formatById(id);
  const head = file.read(0, HEAD_BYTES);
  const binary = binaryFile(head);
  if (binary !== undefined) throw new InputError([otherFormat(file.name, binary)]);
  if (asked !== undefined) return { format: asked };
  if (head.length === 0) throw new InputError([noDocument(file)]);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const detected = isUtf16 ? undefined : detectFormat(head);
  if (detected !== undefined) return detected;
  if (isUtf16) throw new InputError([notUtf8(file.name)]);
  const foreign = foreignFile(head) ?? unknownBinary(head);
  throw new InputError([
    foreign === undefined ? unknownFormat(file.name, head) : otherFormat(file.name, foreign),
  ]);
}

const notUtf8 = (file: string) =>
  problem('file/encoding', 'The file is UTF-16, not UTF-8.', {
    file,
    expected: 'UTF-8 text',
    help: 'convert it: iconv -f UTF-16 -t UTF-8 FILE > NEW',
  });

/** Formats that a message names; the others are in the documentation. */
const SHOWN_FORMATS: readonly string[] = ['conll', 'jsonlines', 'corefud', 'brat'];

const unknownFormat = (file: string, head: Uint8Array) =>
  problem('file/format', unknownJson(head) ?? 'The format of the file is not known.', {
    file,
    line: 1,
    column: 1,
    excerpt: excerptOf(head, 0, lineEnd(head, 0, head.length)),
    expected: anyFormat(),
    help: 'check that this is the right file, or name its format with --format',
  });

const anyFormat = () =>
  `one of the ${formats.length} formats of docs/formats/README.md, such as ${SHOWN_FORMATS.join(', ')}`;

export function formatById(id: string): Format {
  const format = formats.find((candidate) => candidate.id === id);
  if (format !== undefined) return format;
  const ids = formats.map((candidate) => candidate.id);
  throw new UsageError(`Unknown format "${id}".${suggestion(id, ids)}`, `Choose from: ${ids.join(', ')}.`);
}

/** The problem of a file without documents, of a format that is known or not. */
export const noDocument = ({ name, size }: NamedFile, format?: Format) =>
  problem('file/empty', size === 0 ? 'The file is empty.' : 'The file contains no document.', {
    file: name,
    expected: format?.wording.documentStart ?? anyFormat(),
    help: 'check that the system that wrote the file did not fail',
  });

/** The header of OntoNotes, which no other format has: most files start with it, and no other test is needed. */
const ONTONOTES_HEADER = /^#begin document \([^\n]*\); part \d+\s/;

/**
 * The format of a file by its first bytes; the first of `formats` that recognizes them. The name of the file is not used: gold and
 * system files of one corpus often have the same extension and different formats.
 */
export function detectFormat(
  head: Uint8Array,
  candidates: readonly Format[] = formats,
): Detected | undefined {
  if (candidates === formats && ONTONOTES_HEADER.test(decode(head.subarray(0, 512)))) {
    const reason = conll.detect(head.subarray(0, 512));
    if (reason !== undefined) return { format: conll, reason };
  }
  for (const format of candidates) {
    const reason = format.detect(head);
    if (reason !== undefined) return { format, reason };
  }
  for (const format of candidates) {
    const reason = format.detectLast?.(head);
    if (reason !== undefined) return { format, reason };
  }
  return undefined;
}

/** The other formats that the first bytes of a file look like too, with the reasons. Weak signs do not count. */
export const alsoFitting = (head: Uint8Array, format: Format): Detected[] =>
  formats.flatMap((other) => {
    const reason = other === format ? undefined : other.detect(head);
    return reason === undefined ? [] : [{ format: other, reason }];
  });
