import { byteString } from '../../src/compat/scorer-pl/bytes.ts';
import { type ScorerPlOptions, scorerPl } from '../../src/compat/scorer-pl/scorer-pl.ts';

export interface Outcome {
  readonly exit: number;
  /** Byte strings. The path in line 1 of stdout and the position at the end of messages on stderr are not compared. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the drop-in on in-memory files; any other path does not exist. */
export function runScorerPl(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
  options: ScorerPlOptions = {},
): Outcome {
  const contents = new Map(Object.entries(files));
  let stdout = '';
  let stderr = '';
  const exit = scorerPl(
    args,
    {
      readFile(path) {
        const file = contents.get(path);
        if (file === undefined) return { errno: 2, message: 'No such file or directory' };
        return typeof file === 'string' ? new TextEncoder().encode(file) : file;
      },
      modulePath: '<path>',
      write: (bytes) => {
        stdout += byteString(bytes);
      },
      writeError: (bytes) => {
        stderr += byteString(bytes);
      },
    },
    options,
  );
  return { exit, stdout, stderr: stderr.replace(/ at <path> line \d+(, <F> line \d+)?\.\n$/, '\n') };
}
