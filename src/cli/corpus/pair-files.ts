import { pairDocuments } from '../../evaluate/index.ts';
import { problem, type Report } from '../../problems/problem.ts';
import type { IndexedFile, LocatedDocument } from './index-file.ts';

export interface DocumentPair {
  /** The name of the key document; with its file where names repeat over files. */
  readonly id: string;
  readonly key: LocatedDocument;
  readonly response: LocatedDocument | undefined;
}

/**
 * Pairs the documents of two corpora. Where both have several files, files are paired by their names and documents within
 * them; otherwise documents are paired by their names alone.
 */
export function pairFiles(
  keys: readonly IndexedFile[],
  responses: readonly IndexedFile[],
  report: Report,
): DocumentPair[] {
  const byName = new Map(responses.map((file) => [stem(file.name), file]));
  const paired = keys.filter(({ name }) => byName.has(stem(name)));
  if (keys.length === 1 || responses.length === 1 || paired.length === 0) {
    const all = (files: readonly IndexedFile[]) => files.flatMap(({ documents }) => documents);
    return pairDocuments(all(keys), all(responses), report).map(([key, response]) => ({
      id: key.id,
      key,
      response,
    }));
  }
  const known = new Set(keys.map(({ name }) => stem(name)));
  for (const { name } of responses) {
    if (!known.has(stem(name))) report(unpaired(name, 'response', 'it is not scored'));
  }
  const pairs = keys.flatMap(({ name, documents }) => {
    const response = byName.get(stem(name));
    if (response === undefined)
      report(unpaired(name, 'key', 'its documents are scored as if the response were empty'));
    return pairDocuments(documents, response?.documents ?? [], report).map(([key, twin]) => ({
      name,
      key,
      twin,
    }));
  });
  const unique = new Set(pairs.map(({ key }) => key.id)).size === pairs.length;
  return pairs.map(({ name, key, twin }) => ({
    id: unique ? key.id : `${name} ${key.id}`,
    key,
    response: twin,
  }));
}

/** The name of a file without its extensions: `x.gold_conll` and `x.auto_conll.gz` are the same. */
const stem = (name: string): string => name.replace(/(?<=[^/])\.[^/]*$/, '');

const unpaired = (name: string, side: string, help: string) =>
  problem('file/unpaired', `File ${name} of the ${side} has no counterpart.`, { file: name, help });
