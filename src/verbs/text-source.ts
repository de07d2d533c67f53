import type { FileSystem } from '../corpus/shell.ts';
import { utf8Text } from '../formats/utf8-text.ts';
import { InputError, problem } from '../problems/problem.ts';

/** A file that is read as one text. */
export interface TextSource {
  /** The name of the file for messages. */
  readonly name: string;
  readonly text: string;
}

/** The longest string of V8, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 2 ** 29 - 24;

/**
 * The whole text of a file, of an archive, or of standard input (`-`). It is not changed, so that offsets stay valid: a byte-order
 * mark counts as a character, and so does each half of CRLF.
 */
export async function readSource(path: string, files: FileSystem): Promise<TextSource> {
  const store = await files.open(path);
  const { name, size } = store;
  try {
    return { name, text: utf8Text(store.read(0, size), name) };
  } catch (error) {
    if (error instanceof InputError || size <= MAX_TEXT_LENGTH) throw error;
    throw new InputError([tooLong(name, size)]);
  }
}

const tooLong = (file: string, size: number) =>
  problem('file/too-large', `${size} bytes cannot be one text.`, {
    file,
    expected: `at most ${MAX_TEXT_LENGTH} bytes`,
    help: 'split the file',
  });
