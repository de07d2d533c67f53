import { plainFileName } from '../convert/file-names.ts';
import { type Named, pairDocuments, respelled } from '../evaluate/pair-documents.ts';
import type { Report } from '../problems/problem.ts';
import type { IndexedFile } from './index-corpus.ts';
import type { LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';

/** A document under the name by which it is paired. */
interface NamedDocument extends Named {
  readonly located: LocatedDocument;
}

/**
 * Pairs documents that have names with files of one document each that have none, or only that of their file: the name of a file is that of a document, also as `convert` writes
 * it. `undefined` if the sides are not like that, or if that gives no more pairs than the names of the documents.
 */
export function pairByFileName(
  keys: readonly IndexedFile[],
  responses: readonly IndexedFile[],
  report: Report,
): DocumentPair[] | undefined {
  const [keyNames, responseNames] = [keys, responses].map((files) => files.every(isNamedByFile));
  if (keyNames === responseNames) return undefined;
  const [files, others] = keyNames ? [keys, responses] : [responses, keys];
  const named = others.flatMap(({ documents }) => documents);
  if (named.some(({ id }) => id === '')) return undefined;
  const byAlias = aliasesOf(named);
  const pairKeys = new Set(named.map(({ pairKey }) => pairKey));
  let [found, already] = [0, 0];
  let example: readonly [LocatedDocument, LocatedDocument] | undefined;
  const renamed = files.map((file): NamedDocument => {
    const [located] = file.documents;
    const twin = stemsOf(file)
      .map((stem) => byAlias.get(stem))
      .find((document) => document != null);
    if (located.id !== '' && pairKeys.has(located.pairKey)) already++;
    if (twin == null) {
      const [stem] = stemsOf(file);
      return located.id === ''
        ? underName(located, stem, stem)
        : underName(located, located.id, located.pairKey);
    }
    found++;
    if (located.id !== '' && located.pairKey !== twin.pairKey) example ??= [located, twin];
    return underName(located, twin.id, twin.pairKey);
  });
  if (found <= already) return undefined;
  if (example !== undefined) report(keyNames ? respelled(...example) : respelled(example[1], example[0]));
  const own = named.map((located) => underName(located, located.id, located.pairKey));
  const [ofKey, ofResponse] = keyNames ? [renamed, own] : [own, renamed];
  return pairDocuments(ofKey, ofResponse, report).map(([key, response]) => ({
    id: key.id,
    key: key.located,
    response: response?.located,
  }));
}

/** Whether a file has one document, without a name or with that of the file. */
const isNamedByFile = (file: IndexedFile): boolean =>
  file.documents.length === 1 && ['', ...stemsOf(file)].includes(file.documents[0].id);

/** The name of a file without its last extension and without all of them, each with its folders and alone. */
function stemsOf({ name }: IndexedFile): string[] {
  const stems = [name.replace(/(?<=[^/])\.[^./]*$/, ''), name.replace(/(?<=[^/])\.[^/]*$/, '')];
  return [...stems, ...stems.map(lastPart)];
}

const lastPart = (path: string): string => path.replace(/^.*\//, '');

/** Documents by all names that their file may have; `null` where two documents may have it. */
function aliasesOf(documents: readonly LocatedDocument[]): Map<string, LocatedDocument | null> {
  const aliases = new Map<string, LocatedDocument | null>();
  for (const document of documents) {
    const names = [document.id, ...document.format.names(document.id)];
    for (const alias of new Set([...names, ...names.map(plainFileName), ...names.map(lastPart)])) {
      const other = aliases.get(alias);
      aliases.set(alias, other === undefined || other === document ? document : null);
    }
  }
  return aliases;
}

const underName = (located: LocatedDocument, id: string, pairKey: string): NamedDocument => ({
  id,
  pairKey,
  file: located.file,
  line: located.line,
  naming: located.naming,
  located,
});
