import { pairDocuments } from '../../evaluate/index.ts';
import { problem, type Report } from '../../problems/problem.ts';
import type { IndexedFile } from './index-file.ts';
import type { LocatedDocument } from './located-document.ts';

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
  const nameOf = commonNames(keys, responses);
  if (keys.length === 1 || responses.length === 1 || nameOf === undefined) {
    const all = (files: readonly IndexedFile[]) => files.flatMap(({ documents }) => documents);
    return pairDocuments(all(keys), all(responses), report).map(([key, response]) => ({
      id: key.id,
      key,
      response,
    }));
  }
  const byName = new Map(responses.map((file) => [nameOf(file), file]));
  const known = new Set(keys.map(nameOf));
  for (const file of responses) {
    if (!known.has(nameOf(file))) report(unpaired(file.name, 'response', 'it is not scored'));
  }
  const pairs = keys.flatMap((file) => {
    const { name, documents } = file;
    const response = byName.get(nameOf(file));
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

type NameOf = (file: IndexedFile) => string;

/** Names that fit files of both sides: as they are, or without extensions (`x.gold_conll` and `x.auto_conll.gz`). */
function commonNames(keys: readonly IndexedFile[], responses: readonly IndexedFile[]): NameOf | undefined {
  const asTheyAre: NameOf = ({ name }) => name;
  const stems: NameOf = ({ name }) => name.replace(/(?<=[^/])\.[^/]*$/, '');
  return [asTheyAre, stems].find((nameOf) => {
    const [ours, theirs] = [keys, responses].map((files) => new Set(files.map(nameOf)));
    const unique = ours.size === keys.length && theirs.size === responses.length;
    return unique && [...ours].some((name) => theirs.has(name));
  });
}

const unpaired = (name: string, side: string, help: string) =>
  problem('file/unpaired', `File ${name} of the ${side} has no counterpart.`, { file: name, help });
