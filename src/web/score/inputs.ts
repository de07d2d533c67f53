/** The files and folders that a user gave to the page: what they are called, and which of them is the key. */
import { isNamedLikeKey, isNamedLikeResponse } from '../../evaluate/side-names.ts';
import { CompanionFiles, isTable, lastPart } from '../../page/events/companion-files.ts';
import type { Inspection, SystemPath, VirtualFile } from './messages.ts';

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

const totalBytes = (files: readonly VirtualFile[]): number =>
  files.reduce((sum, { blob }) => sum + blob.size, 0);

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
      size: totalBytes(each.files),
    })),
  ];
}

/** Adds what the worker found. A folder with several corpora is replaced by them, and one more input with its other files. */
export function withInspections(
  inputs: readonly Input[],
  inspections: readonly Inspection[],
): readonly Input[] {
  const byPath = new Map(inspections.map((inspection) => [inspection.path, inspection]));
  return inputs.flatMap((input): readonly Input[] => {
    const inspection = byPath.get(input.path);
    if (inspection === undefined) return [input];
    const { parts = [], ...rest } = inspection;
    if (parts.length === 0) return [{ ...input, inspection }];
    const taken = new Set(parts.flatMap(({ files }) => files));
    const others = input.files.filter(({ path }) => !taken.has(path));
    const partOf = (path: string, files: readonly VirtualFile[], found: Inspection): Input => ({
      path,
      files,
      size: totalBytes(files),
      inspection: found,
      name: lastPart(path),
      isFolder: files.length > 1,
    });
    return [
      ...parts.map(({ inspection: found, files }) =>
        partOf(
          found.path,
          input.files.filter(({ path }) => files.includes(path)),
          found,
        ),
      ),
      ...(others.length === 0 ? [] : [partOf(`${input.path}/*`, others, rest)]),
    ];
  });
}

/** The inputs that are corpora, without files that are read together with another, such as the text of an annotation file. */
export function corpusInputs(inputs: readonly Input[]): readonly Input[] {
  const companions = new Set(inputs.flatMap(({ inspection }) => inspection?.companions ?? []));
  const events = inputs.flatMap(({ inspection }) => inspection?.events ?? []);
  return inputs.filter((input) => !companions.has(input.path) && !isBesideEvents(input, events));
}

/** Whether an input has token tables, or the texts of documents of events. */
function isBesideEvents({ files, inspection }: Input, events: readonly string[]): boolean {
  if (inspection === undefined || inspection.events !== undefined) return false;
  if (inspection.tables !== undefined) return true;
  if (events.length === 0) return false;
  const named = new CompanionFiles(files.map(({ path }) => path));
  return events.some((id) => named.text(id) !== undefined);
}

/** Whether all corpora have events. */
export function haveEvents(inputs: readonly Input[]): boolean {
  const corpora = corpusInputs(inputs);
  return corpora.length > 0 && corpora.every(({ inspection }) => inspection?.events !== undefined);
}

/** What was given besides the mentions of events: for how many documents of gold there is a token table, and a text. */
export function eventCompanions(inputs: readonly Input[], key: string | undefined) {
  const corpora = new Set(corpusInputs(inputs));
  const paths = inputs
    .filter((input) => !corpora.has(input))
    .flatMap(({ files }) => files.map(({ path }) => path));
  const ids = inputs.find(({ path }) => path === key)?.inspection?.events ?? [];
  const named = new CompanionFiles(paths);
  const count = (find: (id: string) => string | undefined) =>
    ids.filter((id) => find(id) !== undefined).length;
  return {
    documents: ids.length,
    /** Token tables in all, also of other documents. */
    tableFiles: paths.filter(isTable).length,
    tables: count((id) => named.table(id)),
    texts: count((id) => named.text(id)),
  };
}

/** Whether an input, or the folder that it is from, was given as a response. */
export const isResponse = ({ path }: Pick<Input, 'path'>, responses: ReadonlySet<string>): boolean =>
  [...responses].some((each) => path === each || path.startsWith(`${each}/`));

/**
 * The path of the key: the one that the user chose; else, of those that were not given as responses, the first whose name is like that of a key,
 * else the first whose name is not like that of a response.
 */
export function pathOfKey(
  inputs: readonly Input[],
  chosen: string | undefined,
  responses: ReadonlySet<string> = new Set(),
): string | undefined {
  const corpora = corpusInputs(inputs);
  const candidates = corpora.filter((input) => !isResponse(input, responses));
  const key =
    corpora.find(({ path }) => path === chosen) ??
    candidates.find(({ path }) => isNamedLikeKey(path)) ??
    candidates.find(({ path }) => !isNamedLikeResponse(path)) ??
    candidates[0];
  return key?.path;
}

/** What is scored. */
export type TaskName = 'coreference' | 'events';

/** The systems with names that differ. */
export function systemsOf(
  inputs: readonly Input[],
  key: string | undefined,
  task: TaskName = 'coreference',
): readonly SystemPath[] {
  const systems = corpusInputs(inputs).filter(({ path }) => path !== key);
  const taken = new Set<string>();
  return systems.map(({ path, name, label = '' }) => {
    const short = task === 'events' ? name.replace(/\.tbf$/, '') : name;
    const wanted = label.trim() === '' ? short : label.trim();
    const candidates = [wanted, path, ...systems.map((_, i) => `${wanted} (${i + 2})`)];
    const unique = candidates.find((candidate) => !taken.has(candidate)) ?? path;
    taken.add(unique);
    return { path, name: unique };
  });
}
