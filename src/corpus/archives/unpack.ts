import type { Span } from '../../core/document.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { type ByteStore, MAX_READ_BYTES, MemoryStore } from '../shell.ts';
import { type ArchiveEntry, damaged, damagedArchive } from './entry.ts';

/** Bytes that are unpacked at a time. */
const PIECE_BYTES = 1 << 20;

/** A part of a store as a store of its own. */
export class RangeStore implements ByteStore {
  readonly name: string;
  readonly path = undefined;
  readonly isUnpacked = true;
  readonly size: number;
  readonly #store: ByteStore;
  readonly #start: number;

  constructor(name: string, store: ByteStore, [start, end]: Span) {
    this.name = name;
    this.size = end - start;
    this.#store = store;
    this.#start = start;
  }

  read(start: number, end: number): Uint8Array {
    const stop = Math.min(end, this.size);
    return this.#store.read(this.#start + Math.min(start, stop), this.#start + stop);
  }
}

/** The content of a file of an archive, at most `limit` bytes. `tooLarge` is thrown for more. */
export async function unpackEntry(
  archive: ByteStore,
  entry: ArchiveEntry,
  name: string,
  limit: number,
  tooLarge: () => InputError,
): Promise<ByteStore> {
  if (entry.unreadable !== undefined) throw new InputError([unreadable(name, entry.unreadable)]);
  const range = new RangeStore(name, archive, entry.range());
  if (!entry.deflated && range.size > limit) throw tooLarge();
  const store = entry.deflated ? await inflated(range, limit, tooLarge) : range;
  if (entry.crc !== undefined && crc32(store) !== entry.crc)
    damaged(name, 'its content does not have the checksum of the directory');
  return store;
}

const unreadable = (file: string, why: string) =>
  problem('file/other-format', `The file of the archive cannot be unpacked here: ${why}.`, {
    file,
    help: 'unpack the archive, and name the directory',
  });

/** Unpacks with what every shell has: Node 20.12 and browsers know raw streams. */
async function inflated(range: ByteStore, limit: number, tooLarge: () => InputError): Promise<ByteStore> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let at = 0; at < range.size; at += PIECE_BYTES)
      await writer.write(range.read(at, at + PIECE_BYTES).slice());
    await writer.close();
  };
  const fed = feed();
  fed.catch(() => {}); // reported by the reading side
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > Math.min(limit, MAX_READ_BYTES)) throw tooLarge();
      pieces.push(value);
    }
    await fed;
  } catch (error) {
    await reader.cancel().catch(() => {});
    await writer.abort().catch(() => {});
    if (error instanceof InputError) throw error;
    throw new InputError([
      damagedArchive(range.name, error instanceof Error ? error.message : String(error)),
    ]);
  }
  return new MemoryStore(range.name, joined(pieces, size), true);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  if (pieces.length === 1) return pieces[0];
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const CRC_TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of ZIP. */
export function crc32(store: ByteStore): number {
  let crc = 0xffffffff;
  for (let at = 0; at < store.size; at += PIECE_BYTES)
    for (const byte of store.read(at, at + PIECE_BYTES)) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 0xff];
  return (crc ^ 0xffffffff) >>> 0;
}
