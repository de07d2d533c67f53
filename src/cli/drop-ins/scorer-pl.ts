/** The drop-in for `scorer.pl`: `corefeval scorer.pl [--upstream] METRIC KEY RESPONSE [NAME]`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leaEdition, upstreamEdition } from '../../compat/scorer-pl/editions.ts';
import { scorerPl } from '../../compat/scorer-pl/scorer-pl.ts';
import type { OpenError } from '../../compat/scorer-pl/source-file.ts';

/** The messages of the C library for errors that can occur when a file is opened for reading. */
const SYSTEM_MESSAGES: ReadonlyMap<string, string> = new Map([
  ['EPERM', 'Operation not permitted'],
  ['ENOENT', 'No such file or directory'],
  ['EIO', 'Input/output error'],
  ['ENXIO', 'No such device or address'],
  ['EACCES', 'Permission denied'],
  ['ENOTDIR', 'Not a directory'],
  ['ENFILE', 'Too many open files in system'],
  ['EMFILE', 'Too many open files'],
  ['ENAMETOOLONG', 'File name too long'],
  ['ELOOP', 'Too many levels of symbolic links'],
]);

const EFBIG: OpenError = { errno: 27, message: 'File too large' };

/** Runs the scorer with the arguments after the verb; returns the exit code. */
export function runScorerPl(argv: readonly string[]): number {
  let first = 0;
  while (argv[first] === '--upstream') first++;
  process.stdout.on('error', ignoreClosedPipe);
  process.stderr.on('error', () => {}); // an unwritable message must not change the exit code
  return scorerPl(
    argv.slice(first),
    {
      readFile: fileReader(),
      modulePath: fileURLToPath(new URL('./scorer-pl.js', import.meta.url)),
      write: (bytes) => void process.stdout.write(bytes),
      writeError: (bytes) => void process.stderr.write(bytes),
    },
    { edition: first > 0 ? upstreamEdition : leaEdition },
  );
}

/** `-` is standard input, which can be read once: the second read returns nothing, as in the original. */
function fileReader(): (path: string) => Uint8Array | OpenError {
  let stdinRead = false;
  return (path) => {
    if (path !== '-') return read(path);
    if (stdinRead) return new Uint8Array();
    stdinRead = true;
    return read(0);
  };
}

function read(file: string | 0): Uint8Array | OpenError {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '', errno = 0 } = error as NodeJS.ErrnoException;
    // Perl opens a directory and reads nothing from it.
    if (code === 'EISDIR') return new Uint8Array();
    if (code === 'ERR_FS_FILE_TOO_LARGE') return EFBIG;
    if (code === '') throw error;
    return { errno: Math.abs(errno), message: SYSTEM_MESSAGES.get(code) ?? code };
  }
}

/** The reader of the output may stop early (`| head`). */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
