/** Files of events besides those with mentions: token tables and texts, which are found by the id of their document. */
import { TEXT_ENDINGS } from './words.ts';

/** Endings of token tables after the document id; the second is that of a table of `ID.txt`. */
const TABLE_ENDINGS = ['.tab', '.txt.tab'];

export const isTable = (path: string): boolean => /\.tab(?:\.gz)?$/i.test(path);

export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds the files of documents by their names, in whatever folder they are. */
export class CompanionFiles {
  readonly #paths = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) {
      const name = lastPart(path);
      this.#paths.set(name, [...(this.#paths.get(name) ?? []), path]);
    }
  }

  /** The token table of a document. */
  table(document: string): string | undefined {
    return this.#find(document, TABLE_ENDINGS);
  }

  /** The source text of a document. */
  text(document: string): string | undefined {
    return this.#find(document, TEXT_ENDINGS);
  }

  #find(document: string, endings: readonly string[]): string | undefined {
    const names = endings.flatMap((ending) => [document + ending, `${document}${ending}.gz`]);
    for (const name of names) {
      const found = this.#paths.get(lastPart(name))?.find((path) => `/${path}`.endsWith(`/${name}`));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
