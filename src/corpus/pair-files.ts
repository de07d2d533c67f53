import { pairDocuments } from '../evaluate/index.ts';
import { InputError, type Problem, problem, type Report } from '../problems/problem.ts';
import type { IndexedFile } from './index-corpus.ts';
import type { LocatedDocument } from './located-document.ts';
import { pairByFileName } from './pair-by-file-name.ts';

/** A key document, and the response document that belongs to it. */
export interface DocumentPair {
  /** The name of the key document, with its file if documents of several files have the same name. */
  readonly id: string;
  readonly key: LocatedDocument;
  readonly response: LocatedDocument | undefined;
  /** Whether a response that cannot be read is left out, and counts as missing. */
  readonly leavesOut?: boolean | undefined;
}

/** The files of a corpus. */
interface CorpusFiles {
  readonly path: string;
  readonly files: readonly IndexedFile[];
}

/** Pairs all documents, to know which is which, and keeps those with the chosen names, if names are given. */
export function pairChosen(
  key: CorpusFiles,
  response: Pick<CorpusFiles, 'files'>,
  names: readonly string[] | undefined,
  report: Report,
): DocumentPair[] {
  if (names === undefined) return pairFiles(key.files, response.files, report);
  const problems: Problem[] = [];
  const pairs = pairFiles(key.files, response.files, (entry) => problems.push(entry));
  return chosenPairs(pairs, problems, names, key.path, report);
}

/**
 * Pairs the documents of two corpora. Where both have several files, files are paired by their names and then the
 * documents of each pair of files; otherwise documents are paired by their names alone, where the name of a file is that of a document without a name.
 */
export function pairFiles(
  keys: readonly IndexedFile[],
  responses: readonly IndexedFile[],
  report: Report,
): DocumentPair[] {
  const nameOf = commonNames(keys, responses);
  if (keys.length === 1 || responses.length === 1 || nameOf === undefined) {
    if (responses.length > 1) refuseSeveralSystems(responses);
    const named = pairByFileName(keys, responses, report);
    if (named !== undefined) return named;
    const all = (files: readonly IndexedFile[]) => files.flatMap(({ documents }) => documents);
    const pairs: DocumentPair[] = [];
    for (const [key, response] of pairDocuments(all(keys), all(responses), report))
      pairs.push({ id: key.id, key, response });
    return pairs;
  }
  return pairByFile(keys, responses, nameOf, report);
}

/**
 * The names by which files are paired: as they are, or without extensions (`x.gold_conll` and `x.auto_conll.gz`).
 * `undefined` if neither gives each file a different name and both sides a common file.
 */
function commonNames(keys: readonly IndexedFile[], responses: readonly IndexedFile[]): NameOf | undefined {
  const asTheyAre: NameOf = ({ name }) => name;
  const stems: NameOf = ({ name }) => name.replace(/(?<=[^/])\.[^/]*$/, '');
  return [asTheyAre, stems].find((nameOf) => {
    const [ours, theirs] = [keys, responses].map((files) => new Set(files.map(nameOf)));
    const unique = ours.size === keys.length && theirs.size === responses.length;
    return unique && [...ours].some((name) => theirs.has(name));
  });
}

/** The name of a file by which it is paired. */
type NameOf = (file: IndexedFile) => string;

/** Pairs files by their names, then the documents of each pair of files. */
function pairByFile(
  keys: readonly IndexedFile[],
  responses: readonly IndexedFile[],
  nameOf: NameOf,
  report: Report,
): DocumentPair[] {
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

/** Throws if all documents of a file are in other files of the same argument too: those are files of several systems (or annotators). */
export function refuseSeveralSystems(
  files: readonly IndexedFile[],
  who: 'system' | 'annotator' = 'system',
): void {
  if (files.length === 1) return;
  const owners = new Map<string, IndexedFile>();
  const before = who === 'system' ? 'KEY ' : '';
  for (const file of files) {
    const { documents } = file;
    const [first] = documents;
    const other = owners.get(first.pairKey);
    if (other !== undefined && documents.every(({ id, pairKey }) => id !== '' && owners.has(pairKey))) {
      const [a, b] = [other, file].map(({ source }) => source.store.name);
      throw new InputError([
        problem(
          'file/several-systems',
          `${a} and ${b} have the same documents, such as ${first.id}, but one argument is one ${who}.`,
          {
            file: b,
            help:
              file.annotator !== undefined && who === 'system'
                ? oneOf(files)
                : `name each ${who} by itself, with a name if you like: ${before}${a} ${b}, or ${before}A=${a} B=${b}`,
          },
        ),
      ]);
    }
    for (const { pairKey } of documents) if (!owners.has(pairKey)) owners.set(pairKey, file);
  }
}

/** How one annotator of an export is chosen. */
function oneOf(files: readonly IndexedFile[]): string {
  const names = [...new Set(files.flatMap(({ annotator }) => annotator ?? []))].sort();
  return `choose one of ${names.join(', ')} with --response-name ${names[0]} or --key-name; agree compares all`;
}

const unpaired = (name: string, side: string, help: string) =>
  problem('file/unpaired', `File ${name} of the ${side} has no counterpart.`, { file: name, help });

/** The pairs of the documents with some names. Of the problems of all pairs, those of the chosen documents are reported. */
function chosenPairs(
  pairs: readonly DocumentPair[],
  problems: readonly Problem[],
  names: readonly string[],
  keyPath: string,
  report: Report,
): DocumentPair[] {
  const unknown = names.filter((name) => !pairs.some((pair) => hasName(pair, name)));
  if (unknown.length > 0) throw new InputError(unknown.map((name) => unknownDocument(name, pairs, keyPath)));
  const chosen = pairs.filter((pair) => names.some((name) => hasName(pair, name)));
  const ids = new Set(chosen.map(({ key }) => key.id));
  for (const entry of problems) if (entry.document !== undefined && ids.has(entry.document)) report(entry);
  return chosen;
}

/** Whether the key document has this name, in a form that its format allows or with the name of its file. */
const hasName = ({ id, key }: DocumentPair, name: string): boolean =>
  [id, ...key.format.names(key.id)].includes(name);

const unknownDocument = (name: string, pairs: readonly DocumentPair[], keyPath: string) =>
  problem('document/unknown', `Document ${name} is not in the key.`, {
    file: keyPath,
    expected: `one of the ${pairs.length} documents of the key, such as ${pairs[0].id}`,
    help: pairs[0].key.format.wording.asking,
  });
