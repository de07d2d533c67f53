import { UsageError } from '../../problems/problem.ts';
import { type RunPath, runPaths } from '../../verbs/compare/comparison-report.ts';
import { type CorpusPath, refuseRepeatedStream } from '../../verbs/open.ts';
import { baseName, type NamedPath, namedSystems } from '../../verbs/system-names.ts';

/** A file, a directory or a pattern such as `dev/*.conll`; on Node also `-` for standard input. */
export type Corpus = string | { readonly path: string; readonly name?: string | undefined };

/** Several corpora: a list, or paths by name. Those without a name are named after their files, as on the command line. */
export type Corpora = readonly Corpus[] | Readonly<Record<string, string>>;

/** The same, where a system may have several runs: their paths by its name. */
export type RunCorpora = readonly Corpus[] | Readonly<Record<string, string | readonly string[]>>;

/** The corpus of an option. */
export function corpusOf(option: string, corpus: unknown): CorpusPath {
  const { path, name } = namedPath(option, corpus);
  return { path, name: name ?? baseName(path) };
}

/** The corpora of an option, with different names. */
export const corporaOf = (
  option: string,
  corpora: unknown,
  nameOf?: (path: string) => string,
): CorpusPath[] =>
  namedSystems(
    Array.isArray(corpora)
      ? nonEmpty(option, corpora).map((corpus) => namedPath(option, corpus))
      : byName(option, corpora).map(([name, path]) => ({ name, path: pathOf(option, path) })),
    'give each a name of its own',
    nameOf,
  );

/** The runs of the systems of an option. */
export function runsOf(option: string, corpora: unknown): RunPath[] {
  if (Array.isArray(corpora))
    return corporaOf(option, corpora).flatMap(({ name, path }) => runPaths(name, [path]));
  return byName(option, corpora).flatMap(([name, paths]) =>
    runPaths(name, Array.isArray(paths) ? pathsOf(option, paths) : [pathOf(option, paths)]),
  );
}

/** The paths of an option. */
export function pathsOf(option: string, paths: unknown): string[] {
  if (!Array.isArray(paths)) throw new UsageError(`Expected \`${option}\` to be a list of paths.`);
  const found = nonEmpty(option, paths).map((path) => pathOf(option, path));
  refuseRepeatedStream(found);
  return found;
}

/** Refuses a stream that would be read as two corpora. */
export const refuseSameStream = (...corpora: readonly CorpusPath[]): void =>
  refuseRepeatedStream(corpora.map(({ path }) => path));

function namedPath(option: string, corpus: unknown): NamedPath {
  if (typeof corpus !== 'object' || corpus === null) return { path: pathOf(option, corpus) };
  const { path, name }: Partial<NamedPath> = corpus;
  if (name === undefined || typeof name === 'string') return { path: pathOf(option, path), name };
  throw new UsageError(`Expected the name in \`${option}\` to be a text.`);
}

function pathOf(option: string, path: unknown): string {
  if (typeof path === 'string' && path !== '') return path;
  throw new UsageError(
    `Expected \`${option}\` to name a file, a directory or a pattern, got ${shown(path)}.`,
  );
}

function byName(option: string, corpora: unknown): readonly (readonly [name: string, paths: unknown])[] {
  if (typeof corpora === 'object' && corpora !== null) return nonEmpty(option, Object.entries(corpora));
  throw new UsageError(
    `Expected \`${option}\` to be a list of paths, or an object of paths by name, got ${shown(corpora)}.`,
  );
}

function nonEmpty<Entry>(option: string, entries: readonly Entry[]): readonly Entry[] {
  if (entries.length === 0) throw new UsageError(`\`${option}\` is empty.`);
  return entries;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : typeof value;
