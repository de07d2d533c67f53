import type { Span } from '../../core/document.ts';
import { InputError, type Problem, problem } from '../../problems/problem.ts';
import type { ByteStore } from '../shell.ts';

/** A file of an archive: where its bytes are, and how they are stored. */
export interface ArchiveEntry {
  /** Its path within the archive, separated by `/`. */
  readonly name: string;
  /** The half-open range of its bytes in the archive. */
  readonly range: () => Span;
  /** How the bytes have to be unpacked; absent if they are stored as they are. */
  readonly deflated?: boolean | undefined;
  /** The checksum of the unpacked bytes; absent where the archive has none. */
  readonly crc?: number | undefined;
  /** Why its content cannot be read, as a clause; absent if it can. */
  readonly unreadable?: string | undefined;
}

/** Throws that an archive is damaged. */
export function damaged(file: string, what: string): never {
  throw new InputError([damagedArchive(file, what)]);
}

export const damagedArchive = (file: string, what: string): Problem =>
  problem('file/damaged', `The archive is damaged: ${what}.`, {
    file,
    help: 'unpack it to see what is wrong, or get it again from its source',
  });

/** The bytes of a range of a store, which must be there. */
export function bytesAt(store: ByteStore, start: number, length: number): DataView {
  if (!Number.isSafeInteger(start) || start < 0 || start + length > store.size)
    damaged(store.name, 'it ends too early');
  const bytes = store.read(start, start + length);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Bytes as text: UTF-8 if they are, and else one character for each. */
export function nameText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/**
 * The entries of an archive that are files, under plain names. An archive is untrusted input: a name that leads out of it, and two files with one name, are errors.
 * Copies of attributes that macOS adds are left out.
 */
export function plainEntries(archive: string, entries: Iterable<ArchiveEntry>): ArchiveEntry[] {
  const names = new Set<string>();
  const plain: ArchiveEntry[] = [];
  for (const entry of entries) {
    const parts = entry.name.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
    if (/[/\\]$/.test(entry.name) || parts.length === 0 || parts[0] === '__MACOSX') continue;
    const name = parts.join('/');
    if (parts.includes('..') || name.includes('\0'))
      damaged(archive, `the name ${JSON.stringify(entry.name)} leads out of it`);
    if (names.has(name)) damaged(archive, `two files are called ${JSON.stringify(name)}`);
    names.add(name);
    plain.push({ ...entry, name });
  }
  return plain;
}
