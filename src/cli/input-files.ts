import { type BigIntStats, fstatSync, type PathLike, statSync } from 'node:fs';

interface NamedFile {
  readonly path: string | Buffer;
}

/** Files of this run that are not yet in `known`. Lists are kept as they are: a corpus may have a million files. */
let pending: (readonly NamedFile[])[] = [];
/** Device and inode of the files of this run: the same file under another name, or behind a link, is the same. */
const known = new Set<string>();

/** Records files that this run reads, so that no output replaces one of them. Returns them. */
export function noteInputs<File extends NamedFile>(files: readonly File[]): readonly File[] {
  pending.push(files);
  return files;
}

/** Whether a path leads to a file that this run reads, standard input among them. */
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

/** Undefined if there is no such file, or none that this user can reach. */
function statsOf(path: PathLike): BigIntStats | undefined {
  try {
    return path === '-' ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

/** The descriptor, 1 or 2, of an output stream of this process that a path leads to; undefined if to neither. */
export function ownStream(path: PathLike): 1 | 2 | undefined {
  const file = statsOf(path);
  if (file === undefined) return undefined;
  return ([1, 2] as const).find((descriptor) => {
    const stream = fstatSync(descriptor, { bigint: true });
    return identity(stream) === identity(file);
  });
}
