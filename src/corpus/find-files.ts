import { InputError, problem } from '../problems/problem.ts';
import { type CorpusFile, commonFolder, type FoundFiles, filesBelow } from './list-files.ts';
import { isNeverAnnotation, skippedFiles } from './not-annotation.ts';
import type { FileSystem } from './shell.ts';

/** The files that an argument names: a file, a directory with everything below it, a pattern, or `-` for standard input. */
export async function findFiles(argument: string, files: FileSystem): Promise<FoundFiles> {
  const single = { files: [{ path: argument, name: argument }], skipped: [] };
  if (argument === '-') return single;
  const kind = files.kindOf(argument);
  const below = (folder: string, prefix: string) =>
    filesBelow(folder, prefix, { root: folder, links: new Map() }, files);
  if (kind === 'folder') {
    const found = await below(argument, '');
    return { ...found, files: nonEmpty(argument, found.files) };
  }
  if (kind === 'file' && (await files.unpack?.(argument))) {
    const found = await below(argument, '');
    const all = nonEmpty(argument, found.files);
    // An archive often has one folder with everything in it, which a name does not need.
    const folder = commonFolder(all.map(({ name }) => name));
    return { ...found, files: all.map(({ path, name }) => ({ path, name: name.slice(folder.length) })) };
  }
  // A path that does not exist is reported when it is opened.
  if (kind !== undefined || !/[*?[{]/.test(argument)) return single;
  const paths = await files.match(argument);
  const prefix = commonFolder(paths);
  const found: CorpusFile[] = [];
  const skipped: string[] = [];
  for (const path of paths) {
    const name = path.slice(prefix.length);
    const inside = (await files.unpack?.(path)) ? await below(path, `${name}/`) : undefined;
    for (const file of inside?.files ?? [{ path, name }]) found.push(file);
    skipped.push(...(inside?.skipped ?? []));
  }
  return { files: nonEmpty(argument, found), skipped };
}

/** The same without files that are never annotation, unless one is the argument itself. */
export async function findAnnotation(argument: string, files: FileSystem): Promise<FoundFiles> {
  const found = await findFiles(argument, files);
  const isForeign = ({ path, name }: CorpusFile) =>
    path !== argument && isNeverAnnotation(name.slice(name.lastIndexOf('/') + 1));
  const foreign = found.files.filter(isForeign).map(({ name }) => name);
  const skipped = [...found.skipped, ...foreign];
  const annotation = found.files.filter((file) => !isForeign(file));
  return { files: nonEmpty(argument, annotation, skipped), skipped };
}

/** The files; an error if there are none. */
export function nonEmpty<File>(
  argument: string,
  files: readonly File[],
  skipped: readonly string[] = [],
): readonly File[] {
  if (files.length > 0) return files;
  throw new InputError([
    ...(skipped.length === 0 ? [] : [skippedFiles(argument, skipped)]),
    problem('file/missing', `No file is in ${argument} or matches it.`, {
      file: argument,
      help: 'name a file, a directory with files, or a quoted pattern such as "dev/*.conll"',
    }),
  ]);
}
