import { readFileSync } from 'node:fs';
import { InputError, problem } from '../problems/problem.ts';
import { openStore } from './corpus/store.ts';
import { noteInputs } from './input-files.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The whole text of a file, of an archive, or of standard input (`-`). Nothing is changed in it, so that offsets stay
 * true: a byte-order mark counts, and so does each half of CRLF.
 */
export async function readText(path: string): Promise<string> {
  noteInputs([{ path }]);
  const bytes = await readBytes(path);
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const help = 'convert it, for instance with iconv -f latin1 -t utf-8';
    throw new InputError([problem('file/encoding', 'The file is not UTF-8.', { file: path, help })]);
  }
}

/** A corpus has thousands of files: unlike a store, this leaves none open. */
async function readBytes(path: string): Promise<Uint8Array> {
  if (path !== '-') {
    try {
      const bytes = readFileSync(path);
      if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
    } catch {
      // openStore says what is wrong
    }
  }
  const store = await openStore(path);
  return store.read(0, store.size);
}
