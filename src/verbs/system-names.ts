import { UsageError } from '../problems/problem.ts';
import type { CorpusPath } from './open.ts';

/** A corpus that may have a name. */
export interface NamedPath {
  readonly path: string;
  readonly name?: string | undefined;
}

/** Systems with different names: those that were given, otherwise names of files, by `nameOf`. `help` says how to give names. */
export function namedSystems(
  systems: readonly NamedPath[],
  help: string,
  nameOf: (path: string) => string = baseName,
): CorpusPath[] {
  const given = systems.flatMap(({ name }) => name ?? []);
  const twice = given.find((name, i) => given.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`Two systems are called ${twice}.`, help);
  const unnamed = systems.filter(({ name }) => name === undefined).map(({ path }) => path);
  const names = distinctNames(unnamed, nameOf, given);
  return systems.map(({ path, name }) => ({ path, name: name ?? (names.shift() as string) }));
}

/** The last part of a path. */
export const baseName = (path: string): string => pathParts(path).at(-1) ?? path;

const pathParts = (path: string): string[] =>
  path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');

/**
 * Names for paths: the names of the files where those are different, otherwise the part of the paths that differs, otherwise the
 * paths, with a number if one occurs twice.
 */
export function distinctNames(
  paths: readonly string[],
  nameOf: (path: string) => string = baseName,
  taken: readonly string[] = [],
): string[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(nameOf(path), [...(groups.get(nameOf(path)) ?? []), path]);
  const short = paths.map((path) => {
    const group = groups.get(nameOf(path)) as string[];
    return group.length === 1 ? nameOf(path) : differingPart(path, group) || nameOf(path);
  });
  const isTaken = (name: string, i: number) =>
    taken.includes(name) || short.some((other, j) => j !== i && other === name);
  const seen = new Map<string, number>();
  return short.map((name, i) => {
    const unique = isTaken(name, i) ? paths[i] : name;
    const count = (seen.get(unique) ?? 0) + 1;
    seen.set(unique, count);
    return count === 1 ? unique : `${unique} (${count})`;
  });
}

/** A path without the parts that all paths of a group have in common at the beginning and at the end. */
function differingPart(path: string, group: readonly string[]): string {
  const all = group.map(pathParts);
  const shortest = Math.min(...all.map(({ length }) => length));
  const isCommon = (at: (parts: readonly string[]) => string | undefined) =>
    all.every((parts) => at(parts) === at(all[0]));
  let before = 0;
  while (before < shortest && isCommon((parts) => parts[before])) before++;
  let after = 0;
  while (before + after < shortest && isCommon((parts) => parts.at(-1 - after))) after++;
  const parts = pathParts(path);
  return parts.slice(before, parts.length - after).join('/');
}
