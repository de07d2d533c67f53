/** The files of a tar archive: POSIX ustar and pax, and the long names of GNU tar. */
import type { ByteStore } from '../shell.ts';
import { type ArchiveEntry, bytesAt, damaged, nameText } from './entry.ts';

const BLOCK = 512;
/** Headers with a name are short; a longer one is not read. */
const MAX_HEADER_BYTES = 1 << 20;

/** Whether the first block is the header of a file: its checksum is right. */
export function isTar(head: Uint8Array): boolean {
  if (head.length < BLOCK) return false;
  const expected = octal(head.subarray(148, 156));
  return expected !== undefined && expected > 0 && checksum(head) === expected;
}

export function* tarEntries(store: ByteStore): Iterable<ArchiveEntry> {
  /** The name and the size in a header before that of the file. */
  let [longName, longSize]: [string | undefined, number | undefined] = [undefined, undefined];
  for (let at = 0; at + BLOCK <= store.size; ) {
    const header = blockAt(store, at, BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (!isTar(header)) damaged(store.name, `the header at byte ${at} is broken`);
    const kind = String.fromCharCode(header[156]);
    const isHeader = kind === 'L' || kind === 'x';
    const size = (isHeader ? undefined : longSize) ?? sizeOf(header.subarray(124, 136));
    if (size === undefined) damaged(store.name, `the size at byte ${at} is broken`);
    const start = at + BLOCK;
    const end = start + size;
    if (end > store.size) damaged(store.name, 'it ends too early');
    if (isHeader) {
      if (size > MAX_HEADER_BYTES) damaged(store.name, `the header at byte ${at} is too long`);
      const bytes = blockAt(store, start, size);
      if (kind === 'L') longName = nameText(untilZero(bytes));
      else [longName, longSize] = paxValues(bytes);
    } else {
      const isFile = kind === '0' || kind === '\0' || kind === '7';
      const name = longName ?? shortName(header);
      [longName, longSize] = [undefined, undefined];
      if (isFile) yield { name, range: () => [start, end] };
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** A copy, since the store may overwrite what it returned. */
function blockAt(store: ByteStore, start: number, length: number): Uint8Array {
  const { buffer, byteOffset } = bytesAt(store, start, length);
  return new Uint8Array(buffer, byteOffset, length).slice();
}

function shortName(header: Uint8Array): string {
  const name = nameText(untilZero(header.subarray(0, 100)));
  const isUstar = nameText(header.subarray(257, 262)) === 'ustar' && header[262] === 0;
  const prefix = isUstar ? nameText(untilZero(header.subarray(345, 500))) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The path and the size of a pax header: lines `length key=value`, where the length is that of the line in bytes. */
function paxValues(bytes: Uint8Array): [path: string | undefined, size: number | undefined] {
  const values = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const blank = bytes.indexOf(32, at);
    const length = blank < 0 ? Number.NaN : Number(nameText(bytes.subarray(at, blank)));
    if (!Number.isInteger(length) || length <= blank - at || at + length > bytes.length) break;
    const [, key, value] = /^([^=]*)=(.*?)\n?$/s.exec(nameText(bytes.subarray(blank + 1, at + length))) ?? [];
    if (key !== undefined) values.set(key, value);
    at += length;
  }
  const size = values.get('size');
  return [values.get('path'), size !== undefined && /^\d{1,15}$/.test(size) ? Number(size) : undefined];
}

const untilZero = (bytes: Uint8Array): Uint8Array => {
  const zero = bytes.indexOf(0);
  return zero < 0 ? bytes : bytes.subarray(0, zero);
};

/** The sum of the bytes of a header, with blanks in place of the checksum. */
function checksum(header: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : header[i];
  return sum;
}

function octal(bytes: Uint8Array): number | undefined {
  const text = nameText(untilZero(bytes)).trim();
  return /^[0-7]{0,15}$/.test(text) ? Number.parseInt(text || '0', 8) : undefined;
}

/** Octal digits, or for large files a number of 12 bytes whose first bit is set. */
function sizeOf(bytes: Uint8Array): number | undefined {
  if ((bytes[0] & 0x80) === 0) return octal(bytes);
  let size = bytes[0] & 0x7f;
  for (const byte of bytes.subarray(1)) size = size * 256 + byte;
  return Number.isSafeInteger(size) ? size : undefined;
}
