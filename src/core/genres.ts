import { documentNames } from './name-pattern.ts';

/** Names of documents whose genre is known, by corpus: the genre is the first group of the pattern. docs/groups.md lists them. */
const NAMES_BY_CORPUS: Readonly<Record<string, RegExp>> = {
  OntoNotes: /^(bc|bn|mz|nw|pt|tc|wb)\//,
  'GUM and GENTLE': /^(?:GUM|GENTLE)_([^_]+)_/,
  ARRAU: /^(gnome|pear|rst|trains|vpc)[^_/]*[_/]/i,
};

/** The genre that the name of a document of a known corpus contains. */
function knownGenre(id: string): string | undefined {
  const name = documentNames(id).at(-1) ?? id;
  for (const pattern of Object.values(NAMES_BY_CORPUS)) {
    const [, genre] = pattern.exec(name) ?? [];
    if (genre !== undefined) return genre;
  }
  return undefined;
}

/** The genre of each document: by the names of known corpora, else by the first part of the names that differs. Absent if neither is possible. */
export function documentGenres(ids: readonly string[]): readonly string[] | undefined {
  const known = ids.map(knownGenre);
  return ids.length > 0 && known.every((genre) => genre !== undefined) ? known : genresOf(ids);
}

/**
 * Genres from names such as `bc/cctv/00/cctv_0001` or `GUM_bio_dvorak`: the first part of the names that differs between documents. Absent where that
 * divides the documents into more groups than half their number.
 */
export function genresOf(ids: readonly string[]): readonly string[] | undefined {
  const parts = ids.map((id) => id.replace(/^\(/, '').split(/[/_]/));
  const depth = parts.reduce((least, { length }) => Math.min(least, length), parts[0]?.length ?? 0);
  for (let at = 0; at < depth; at++) {
    const values = new Set(parts.map((part) => part[at]));
    if (values.size > 1) return values.size <= ids.length / 2 ? parts.map((part) => part[at]) : undefined;
  }
  return undefined;
}
