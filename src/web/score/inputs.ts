/** The files and folders that a user gave to the page: what they are called, and which of them is the key. */
import { isNamedLikeKey, isNamedLikeResponse } from '../../corpus/side-names.ts';
import type { Inspection, NamedPath, VirtualFile } from './messages.ts';

/** A file, or a folder with all files below it, as it was dropped or chosen. */
export interface Given {
  readonly name: string;
  readonly isFolder: boolean;
  /** Paths begin with the name. */
  readonly files: readonly VirtualFile[];
}

/** One corpus: a file or a folder. */
export interface Input extends Given {
  /** Different from the paths of all other inputs. */
  readonly path: string;
  readonly size: number;
  /** The name of the system, if the user gave it one. */
  readonly label?: string | undefined;
  /** Absent until the worker has looked at it. */
  readonly inspection?: Inspection | undefined;
}

/**
 * Adds what was given at once. Files that were given together stay together, so that an annotation file finds the text beside
 * it: if one of the names is taken, all get the same number as their folder.
 */
export function withGiven(inputs: readonly Input[], given: readonly Given[]): readonly Input[] {
  const taken = new Set(inputs.map(({ path }) => path));
  const prefixes = ['', ...Array.from({ length: inputs.length + 1 }, (_, i) => `${i + 2}/`)];
  const isFree = (prefix: string) =>
    given.every(({ name }) => !taken.has(prefix + name)) && !taken.has(prefix.slice(0, -1));
  const prefix = prefixes.find(isFree) as string;
  return [
    ...inputs,
    ...given.map((each) => ({
      ...each,
      path: prefix + each.name,
      files: each.files.map(({ path, blob }) => ({ path: prefix + path, blob })),
      size: each.files.reduce((sum, { blob }) => sum + blob.size, 0),
    })),
  ];
}

/** The inputs that are corpora, without files that are read together with another, such as the text of an annotation file. */
export function corporaOf(inputs: readonly Input[]): readonly Input[] {
  const companions = new Set(inputs.flatMap(({ inspection }) => inspection?.companions ?? []));
  return inputs.filter(({ path }) => !companions.has(path));
}

/** The path of the key: the one that the user chose, else the first whose name is like that of a key, else the first whose name is not like that of a response. */
export function keyOf(inputs: readonly Input[], chosen: string | undefined): string | undefined {
  const corpora = corporaOf(inputs);
  const key =
    corpora.find(({ path }) => path === chosen) ??
    corpora.find(({ path }) => isNamedLikeKey(path)) ??
    corpora.find(({ path }) => !isNamedLikeResponse(path)) ??
    corpora[0];
  return key?.path;
}

/** The systems with names that differ. */
export function systemsOf(inputs: readonly Input[], key: string | undefined): readonly NamedPath[] {
  const systems = corporaOf(inputs).filter(({ path }) => path !== key);
  const taken = new Set<string>();
  return systems.map(({ path, name, label = '' }) => {
    const wanted = label.trim() === '' ? name : label.trim();
    const candidates = [wanted, path, ...systems.map((_, i) => `${wanted} (${i + 2})`)];
    const unique = candidates.find((candidate) => !taken.has(candidate)) ?? path;
    taken.add(unique);
    return { path, name: unique };
  });
}
