import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../formats/bytes.ts';
import { readTokenTable, type TokenTable, type TokenTableOptions } from '../../formats/token-table/read.ts';
import type { TokenTables } from '../../nuggets/index.ts';
import { InputError, type Problem, problem, type Report } from '../../problems/problem.ts';
import { noteInputs } from '../input-files.ts';

export interface TableLookup extends TokenTableOptions {
  /** A directory with one table per document, or a single table. */
  readonly path: string;
  /** Extension of a table, added to the document id. */
  readonly extension: string;
}

/**
 * The TAC KBP event nugget task definition (2015), section 2.1.1, appends "tab" to the name of the source file, which
 * often ends in .txt.
 */
const OTHER_EXTENSIONS = ['.txt.tab'];

/** A table that was read, with the problems in it that have not been reported yet. */
interface LoadedTable {
  readonly table: TokenTable;
  readonly problems: Problem[];
}

/**
 * Token tables in files. `load` reads those of some documents, each once; `get` does not touch the file system. The
 * problems of a table are reported when it is first used, so that they appear with those of its document.
 */
export class TokenTableFiles implements TokenTables {
  readonly #lookup: TableLookup;
  readonly #report: Report;
  /** The one table of all documents, if the path is a file. */
  readonly #single: TokenTable | undefined;
  readonly #loaded = new Map<string, LoadedTable | undefined>();

  constructor(lookup: TableLookup, report: Report) {
    const { path } = lookup;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) {
      const help = 'give the directory of the token tables';
      throw new InputError([problem('file/missing', `There is no directory ${path}.`, { file: path, help })]);
    }
    this.#lookup = lookup;
    this.#report = report;
    this.#single = stat.isDirectory() ? undefined : this.#read(path, report);
  }

  load(documents: Iterable<string>): void {
    if (this.#single !== undefined) return;
    for (const document of documents) {
      if (!this.#loaded.has(document)) this.#loaded.set(document, this.#find(document));
    }
  }

  get(document: string): TokenTable | undefined {
    if (this.#single !== undefined) return this.#single;
    const loaded = this.#loaded.get(document);
    for (const found of loaded?.problems.splice(0) ?? []) this.#report(found);
    return loaded?.table;
  }

  #find(document: string): LoadedTable | undefined {
    const { path, extension } = this.#lookup;
    const file = [extension, ...OTHER_EXTENSIONS]
      .map((ending) => join(path, document + ending))
      .find((candidate) => isBelow(document) && existsSync(candidate));
    if (file === undefined) return undefined;
    const problems: Problem[] = [];
    return { table: this.#read(file, (found) => problems.push(found)), problems };
  }

  #read(file: string, report: Report): TokenTable {
    noteInputs([{ path: file }]);
    return readTokenTable({ name: file, text: decode(readFileSync(file)) }, report, this.#lookup);
  }
}

/** A document id is untrusted input and must not lead out of the directory. */
const isBelow = (document: string): boolean =>
  !document.includes('\0') && !document.split(/[/\\]/).includes('..');
