import type { FileSystem } from '../../corpus/shell.ts';
import { decode } from '../../formats/bytes.ts';
import { readTokenTable, type TokenTable, type TokenTableOptions } from '../../formats/token-table/read.ts';
import type { TokenTables } from '../../nuggets/index.ts';
import { CompanionFiles } from '../../page/events/companion-files.ts';
import { InputError, type Problem, problem, type Report } from '../../problems/problem.ts';
import { isBelow, pathIn } from '../document-files.ts';

/** Where token tables are, and how they are read. */
export interface TableRequest {
  /** A directory with one table per document, or one table of all documents; or a list of tables, found by their names. */
  readonly tokens?: string | readonly string[] | undefined;
  /** Extension of a table in a directory, added to the document id. */
  readonly tokenExtension?: string | undefined;
  /** 0-based columns of begin and end. */
  readonly offsetColumns?: readonly [start: number, end: number] | undefined;
}

/**
 * The TAC KBP event nugget task definition (2015), section 2.1.1, appends "tab" to the name of the source file, which
 * often ends in .txt.
 */
const OTHER_EXTENSIONS = ['.txt.tab'];

/** The path of the table of a document. */
type FindTable = (document: string) => string | undefined;

interface WithId {
  readonly id: string;
}

/** A table and what is wrong with it, which is reported when the table is used. */
interface LoadedTable {
  readonly table: TokenTable;
  problems: readonly Problem[];
}

/** Token tables in files, each of which is read once, before the documents that need it are worked on. */
export class TableFiles implements TokenTables {
  readonly #locate: (gold: readonly WithId[]) => FindTable;
  #find: FindTable | undefined;
  readonly #files: FileSystem;
  readonly #report: Report;
  readonly #options: TokenTableOptions;
  readonly #byPath = new Map<string, LoadedTable>();
  readonly #byDocument = new Map<string, LoadedTable | undefined>();

  constructor({ tokens = [], ...request }: TableRequest, files: FileSystem, report: Report) {
    const find = typeof tokens === 'string' ? tableIn(tokens, request, files) : undefined;
    this.#locate = (gold) => find ?? tableAmong(tokens as readonly string[], gold);
    this.#files = files;
    this.#report = report;
    const { offsetColumns } = request;
    this.#options = offsetColumns === undefined ? {} : { offsetColumns };
  }

  /** Reads the tables of documents, first of those of gold. */
  async load(documents: readonly WithId[]): Promise<void> {
    this.#find ??= this.#locate(documents);
    for (const { id } of documents) {
      if (this.#byDocument.has(id)) continue;
      const path = this.#find(id);
      this.#byDocument.set(id, path === undefined ? undefined : await this.#read(path));
    }
  }

  /** The table of a document that was loaded. Its problems are reported the first time. */
  get(document: string): TokenTable | undefined {
    const loaded = this.#byDocument.get(document);
    if (loaded === undefined) return undefined;
    for (const found of loaded.problems) this.#report(found);
    loaded.problems = [];
    return loaded.table;
  }

  async #read(path: string): Promise<LoadedTable> {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    const store = await this.#files.open(path);
    const problems: Problem[] = [];
    const source = { name: store.name, text: decode(store.read(0, store.size)) };
    const table = readTokenTable(source, (found) => problems.push(found), this.#options);
    const loaded = { table, problems };
    this.#byPath.set(path, loaded);
    return loaded;
  }
}

/** The token tables of a request; undefined if it names none. */
export const tablesOf = (request: TableRequest, files: FileSystem, report: Report): TableFiles | undefined =>
  request.tokens === undefined ? undefined : new TableFiles(request, files, report);

function tableIn(path: string, { tokenExtension = '.tab' }: TableRequest, files: FileSystem): FindTable {
  const kind = files.kindOf(path);
  if (kind === undefined) {
    const help = 'give the directory of the token tables';
    throw new InputError([problem('file/missing', `There is no directory ${path}.`, { file: path, help })]);
  }
  if (kind !== 'folder') return () => path;
  return (document) =>
    isBelow(document)
      ? [tokenExtension, ...OTHER_EXTENSIONS]
          .map((ending) => pathIn(path, document + ending))
          .find((candidate) => files.kindOf(candidate) !== undefined)
      : undefined;
}

/** A single table that is not named after a document is that of all documents. */
function tableAmong(paths: readonly string[], gold: readonly WithId[]): FindTable {
  const named = new CompanionFiles(paths);
  const isSingle = paths.length === 1 && gold.every(({ id }) => named.table(id) === undefined);
  return isSingle ? () => paths[0] : (document) => named.table(document);
}
