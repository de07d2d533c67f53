import { type BigIntStats, fstatSync, type PathLike, statSync } from 'node:fs';

interface NamedFile {
  readonly path: string | Buffer;
}

/** Files of this run that are not yet in `known`; lists are not copied, since a corpus may have a million files. */
let pending: (readonly NamedFile[])[] = [];
/** Device and inode of the files of this run, which identify a file under any name and through links. */
const known = new Set<string>();

/** Records files that this run reads, so that no output replaces one of them. Returns its argument. */
export function noteInputs<File extends NamedFile>(files: readonly File[]): readonly File[] {
  pending.push(files);
  return files;
}

/** Whether a path leads to a file that this run reads, including standard input. */
export function isInput(path: PathLike): boolean {
  const file = statsOf(path);
  if (file === undefined) return false;
  for (const { path: input } of pending.flat()) {
    const stats = statsOf(input);
    if (stats !== undefined) known.add(identity(stats));
  }
  pending = [];
  return known.has(identity(file));
}

const identity = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

/** Undefined if the file does not exist or is not accessible. */
function statsOf(path: PathLike): BigIntStats | undefined {
  try {
    return path === '-' ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
