import { constants as bufferLimits } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { utf8Text } from '../../formats/utf8-text.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { isGzip, noteInputs, openStore } from './input-files.ts';

/**
 * The whole text of a file, of a gzip archive, or of standard input (`-`). It is not changed, so that offsets stay valid:
 * a byte-order mark counts as a character, and so does each half of CRLF.
 */
export async function readText(path: string): Promise<string> {
  noteInputs([{ path }]);
  const bytes = await unpackedBytes(path);
  try {
    return utf8Text(bytes, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STRING_TOO_LONG')
      throw new InputError([tooLong(path, bytes.length)]);
    throw error;
  }
}

const tooLong = (file: string, size: number) =>
  problem('file/too-large', `${size} bytes cannot be one text.`, {
    file,
    expected: `at most ${bufferLimits.MAX_STRING_LENGTH} bytes`,
    help: 'split the file',
  });

/** The bytes of a file, not decompressed; undefined for standard input and for a file that cannot be read. */
export function readBytes(path: string): Uint8Array | undefined {
  if (path === '-') return undefined;
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The decompressed bytes of a file, of a gzip archive, or of standard input. A corpus has thousands of files, so unlike
 * a store this keeps no file open.
 */
export async function unpackedBytes(path: string): Promise<Uint8Array> {
  const bytes = readBytes(path);
  if (bytes !== undefined && !isGzip(bytes)) return bytes;
  // Also throws the error for a file that cannot be read.
  const store = await openStore(path);
  return store.read(0, store.size);
}
