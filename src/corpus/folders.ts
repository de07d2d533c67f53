import type { IndexedFile } from './index-corpus.ts';
import type { LocatedDocument } from './located-document.ts';
import type { DocumentPair } from './pair-files.ts';

/** The folder of the file of each key document below the path that was given; empty if there is none. */
export function foldersOf(
  pairs: readonly DocumentPair[],
  { path, files }: { readonly path: string; readonly files: readonly IndexedFile[] },
): string[] {
  const folderOf = new Map<LocatedDocument, string>();
  for (const { name, documents } of files) {
    // The name of a single file is its path.
    const folder = name === path ? '' : name.slice(0, Math.max(0, name.lastIndexOf('/')));
    for (const document of documents) folderOf.set(document, folder);
  }
  return pairs.map((pair) => folderOf.get(pair.key) ?? '');
}
