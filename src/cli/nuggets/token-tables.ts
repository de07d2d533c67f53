import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../formats/bytes.ts';
import { readTokenTable, type TokenTable, type TokenTableOptions } from '../../formats/token-table/read.ts';
import { InputError, problem, type Report } from '../../problems/problem.ts';
import { noteInputs } from '../input-files.ts';

export interface TableLookup extends TokenTableOptions {
  /** A directory with one table per document, or a single table. */
  readonly path: string;
  /** Extension of a table, added to the document id. */
  readonly extension: string;
}

/** A table may also be named after the source file, which often ends in .txt. */
const OTHER_EXTENSIONS = ['.txt.tab'];

/** Returns a lookup of token tables by document; each table is read once, on first use. */
export function tokenTables(
  lookup: TableLookup,
  report: Report,
): (document: string) => TokenTable | undefined {
  const { path, extension } = lookup;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) {
    const help = 'give the directory of the token tables';
    throw new InputError([problem('file/missing', `There is no directory ${path}.`, { file: path, help })]);
  }
  const read = (file: string) => {
    noteInputs([{ path: file }]);
    return readTokenTable({ name: file, text: decode(readFileSync(file)) }, report, lookup);
  };
  if (!stat.isDirectory()) {
    const table = read(path);
    return () => table;
  }
  const known = new Map<string, TokenTable | undefined>();
  return (document) => {
    if (known.has(document)) return known.get(document);
    const file = [extension, ...OTHER_EXTENSIONS]
      .map((ending) => join(path, document + ending))
      .find((candidate) => isBelow(document) && existsSync(candidate));
    const table = file === undefined ? undefined : read(file);
    known.set(document, table);
    return table;
  };
}

/** A document id is untrusted input and must not lead out of the directory. */
const isBelow = (document: string): boolean =>
  !document.includes('\0') && !document.split(/[/\\]/).includes('..');
