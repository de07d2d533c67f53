import { InputError, problem } from '../problems/problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, with its byte-order mark, so that offsets stay valid. A file that is not UTF-8 is an error. */
export function utf8Text(bytes: Uint8Array, file: string): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // a text that is too long is another error
    const help = 'convert it, for instance with iconv -f latin1 -t utf-8';
    throw new InputError([problem('file/encoding', 'The file is not UTF-8.', { file, help })]);
  }
}
