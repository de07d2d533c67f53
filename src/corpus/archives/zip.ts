/** The directory of a ZIP archive: APPNOTE.TXT of PKWARE, sections 4.3 to 4.5. */
import type { Span } from '../../core/document.ts';
import type { ByteStore } from '../shell.ts';
import { type ArchiveEntry, bytesAt, damaged, nameText } from './entry.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_64 = 0x06064b50;
const DIRECTORY_LOCATOR_64 = 0x07064b50;

const LOCAL_BYTES = 30;
const HEADER_BYTES = 46;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
/** After the end record there is only a comment, whose length has 16 bits. */
const MAX_COMMENT_BYTES = 0xffff;

/** Values that stand for one in the 64-bit fields. */
const NOT_HERE_16 = 0xffff;
const NOT_HERE_32 = 0xffffffff;

const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;
const METHODS: ReadonlyMap<number, string> = new Map([
  [9, 'Deflate64'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [93, 'Zstandard'],
  [95, 'xz'],
]);

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6));

/** The files of a ZIP archive, by its central directory. */
export function* zipEntries(store: ByteStore): Iterable<ArchiveEntry> {
  const { start, end, count, shift } = directoryOf(store);
  let at = start;
  for (let i = 0; i < count; i++) {
    if (at + HEADER_BYTES > end) damaged(store.name, 'its directory ends too early');
    const header = bytesAt(store, at, HEADER_BYTES);
    if (header.getUint32(0, true) !== DIRECTORY_HEADER) damaged(store.name, 'its directory is not one');
    const [flags, method, crc] = [
      header.getUint16(8, true),
      header.getUint16(10, true),
      header.getUint32(16, true),
    ];
    const sizes = [header.getUint32(20, true), header.getUint32(24, true), header.getUint32(42, true)];
    const [nameLength, extraLength] = [header.getUint16(28, true), header.getUint16(30, true)];
    const length = HEADER_BYTES + nameLength + extraLength + header.getUint16(32, true);
    const rest = bytesAt(store, at + HEADER_BYTES, nameLength + extraLength);
    const name = nameText(new Uint8Array(rest.buffer, rest.byteOffset, nameLength));
    const extra = new DataView(rest.buffer, rest.byteOffset + nameLength, extraLength);
    const [packed, , offset] = wideSizes(store.name, sizes, extra);
    yield {
      name,
      range: () => dataRange(store, offset + shift, packed, name),
      deflated: method === DEFLATED,
      crc,
      unreadable: reasonNotToRead(flags, method),
    };
    at += length;
  }
}

function reasonNotToRead(flags: number, method: number): string | undefined {
  if ((flags & ENCRYPTED_FLAG) !== 0) return 'it is encrypted';
  if (method === STORED || method === DEFLATED) return undefined;
  return `it is compressed with ${METHODS.get(method) ?? `method ${method}`}`;
}

/** Where the directory is, and how many bytes are before the archive, as in one that unpacks itself. */
interface Directory {
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly shift: number;
}

function directoryOf(store: ByteStore): Directory {
  const at = endRecord(store);
  const record = bytesAt(store, at, END_BYTES);
  const count = record.getUint16(10, true);
  const [size, offset] = [record.getUint32(12, true), record.getUint32(16, true)];
  const disk = record.getUint16(4, true);
  if (disk !== 0 && disk !== NOT_HERE_16) damaged(store.name, 'it is one of several parts');
  if (count === NOT_HERE_16 || size === NOT_HERE_32 || offset === NOT_HERE_32) {
    const wide = wideDirectory(store, at);
    if (wide !== undefined) return wide;
  }
  const shift = at - size - offset;
  if (shift < 0) damaged(store.name, 'its directory is not where it should be');
  return { start: offset + shift, end: at, count, shift };
}

/** The place of the end record: the last one whose comment ends with the file. */
function endRecord(store: ByteStore): number {
  const from = Math.max(0, store.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = bytesAt(store, from, store.size - from);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--)
    if (
      tail.getUint32(at, true) === DIRECTORY_END &&
      at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength
    )
      return from + at;
  damaged(store.name, 'its directory is missing, so it was cut off or is no ZIP archive');
}

function wideDirectory(store: ByteStore, end: number): Directory | undefined {
  if (end < LOCATOR_BYTES) return undefined;
  const locator = bytesAt(store, end - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.getUint32(0, true) !== DIRECTORY_LOCATOR_64) return undefined;
  const at = Number(locator.getBigUint64(8, true));
  const record = bytesAt(store, at, 56);
  if (record.getUint32(0, true) !== DIRECTORY_END_64) damaged(store.name, 'its directory is missing');
  const [count, offset] = [Number(record.getBigUint64(32, true)), Number(record.getBigUint64(48, true))];
  if (count * HEADER_BYTES > store.size) damaged(store.name, 'its directory has more files than bytes');
  return { start: offset, end: at, count, shift: 0 };
}

/** Packed size, size and offset, from the 64-bit field where the short fields do not hold them. */
function wideSizes(archive: string, sizes: readonly number[], extra: DataView): number[] {
  if (!sizes.includes(NOT_HERE_32)) return [...sizes];
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const [id, length] = [extra.getUint16(at, true), extra.getUint16(at + 2, true)];
    const stop = Math.min(extra.byteLength, at + 4 + length);
    if (id === 1) {
      let next = at + 4;
      // The field has the unpacked size first.
      const wide = [1, 0, 2].map((which): [number, number] => {
        if (sizes[which] !== NOT_HERE_32) return [which, sizes[which]];
        if (next + 8 > stop) damaged(archive, 'the size of a file is missing');
        next += 8;
        return [which, Number(extra.getBigUint64(next - 8, true))];
      });
      return wide.sort(([a], [b]) => a - b).map(([, size]) => size);
    }
    at = stop;
  }
  return [...sizes];
}

/** The range of the content of a file, which follows its own header. */
function dataRange(store: ByteStore, at: number, length: number, name: string): Span {
  const header = bytesAt(store, at, LOCAL_BYTES);
  if (header.getUint32(0, true) !== LOCAL_HEADER)
    damaged(store.name, `${JSON.stringify(name)} is not where the directory says`);
  const start = at + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + length > store.size) damaged(store.name, `${JSON.stringify(name)} ends too early`);
  return [start, start + length];
}
