import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ByteStore, MemoryStore } from '../../corpus/index.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { FileStore, isGzip, reason } from './input-files.ts';
import { cleanUpAtExit } from './write-output.ts';

/** Input from a pipe or an archive is kept in memory up to this size, and in a temporary file if it is larger. */
const MAX_BYTES_IN_MEMORY = 64 << 20;

/**
 * Stores input that can be read only once and in order: standard input (`-`), a pipe, or an archive that expands to at
 * most `maxSize` bytes.
 */
export async function streamStore(path: string, maxSize: number, isArchive = false): Promise<ByteStore> {
  const name = path === '-' ? 'standard input' : path;
  const chunks = unpacked(name, path === '-' ? process.stdin : createReadStream(path), maxSize);
  const kept: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) return new MemoryStore(name, Buffer.concat(kept), isArchive);
    kept.push(value);
    size += value.length;
    if (size > MAX_BYTES_IN_MEMORY) return await spool(name, kept, chunks, isArchive);
  }
}

async function* unpacked(
  name: string,
  stream: AsyncIterable<Uint8Array>,
  maxSize: number,
): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  async function* all() {
    yield first.value as Uint8Array;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  if (!isGzip(first.value)) {
    yield* all();
    return;
  }
  const gunzip = createGunzip();
  const fed = pipeline(all, gunzip);
  fed.catch(() => {}); // reported below, from the reading side
  let size = 0;
  try {
    for await (const chunk of gunzip) {
      size += chunk.length;
      if (size > maxSize) throw new InputError([tooLarge(name, maxSize)]);
      yield chunk;
    }
    await fed;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError([
      problem('file/damaged', `The archive is damaged: ${reason(error)}.`, {
        file: name,
        help: 'check it with gzip -t, or unpack it again from its source',
      }),
    ]);
  }
}

const tooLarge = (file: string, maxSize: number) =>
  problem('file/too-large', `The archive expands to more than ${maxSize} bytes.`, {
    file,
    expected: 'an archive that expands to no more than --max-size',
    help: 'if the archive can be trusted, raise the limit, as in --max-size 50G, or unpack it first',
  });

/** Writes a long stream to a temporary file, which is removed when the process ends. */
async function spool(
  name: string,
  kept: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
  isArchive: boolean,
): Promise<ByteStore> {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-'));
  let store: FileStore | undefined;
  cleanUpAtExit(() => {
    store?.close(); // an open file cannot be removed everywhere
    rmSync(folder, { recursive: true, force: true });
  });
  const path = join(folder, 'input');
  await pipeline(async function* () {
    yield* kept;
    yield* rest;
  }, createWriteStream(path));
  store = new FileStore(name, path, isArchive);
  return store;
}
