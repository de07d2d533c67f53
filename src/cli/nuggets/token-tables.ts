import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../formats/bytes.ts';
import { readTokenTable, type TokenTable, type TokenTableOptions } from '../../formats/token-table/read.ts';
import type { TokenTables } from '../../nuggets/index.ts';
import { InputError, problem, type Report } from '../../problems/problem.ts';
import { noteInputs } from '../files/input-files.ts';

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

/** Token tables in files. Each is read once: by `read`, or when it is first asked for. */
export class TokenTableFiles implements TokenTables {
  readonly #lookup: TableLookup;
  readonly #report: Report;
  /** The one table of all documents, if the path is a file. */
  readonly #single: TokenTable | undefined;
  readonly #read = new Map<string, TokenTable | undefined>();

  constructor(lookup: TableLookup, report: Report) {
    const { path } = lookup;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) {
      const help = 'give the directory of the token tables';
      throw new InputError([problem('file/missing', `There is no directory ${path}.`, { file: path, help })]);
    }
    this.#lookup = lookup;
    this.#report = report;
    this.#single = stat.isDirectory() ? undefined : this.#readFile(path);
  }

  /** Reads the tables of documents, so that no file is read later. */
  read(documents: readonly { readonly id: string }[]): void {
    for (const { id } of documents) this.get(id);
  }

  get(document: string): TokenTable | undefined {
    if (this.#single !== undefined) return this.#single;
    if (!this.#read.has(document)) {
      const file = this.#find(document);
      this.#read.set(document, file === undefined ? undefined : this.#readFile(file));
    }
    return this.#read.get(document);
  }

  #find(document: string): string | undefined {
    const { path, extension } = this.#lookup;
    return [extension, ...OTHER_EXTENSIONS]
      .map((ending) => join(path, document + ending))
      .find((candidate) => isBelow(document) && existsSync(candidate));
  }

  #readFile(file: string): TokenTable {
    noteInputs([{ path: file }]);
    return readTokenTable({ name: file, text: decode(readFileSync(file)) }, this.#report, this.#lookup);
  }
}

/** A document id is untrusted input and must not lead out of the directory. */
export const isBelow = (document: string): boolean =>
  !document.includes('\0') && !document.split(/[/\\]/).includes('..');
