/** The errors of all documents as one long list, of which only the rows near the screen are read. */
import type { PageIndex } from '../../report/page/page-types.ts';
import { type Difference, type Kind, kindNames } from '../document/differences.ts';
import type { DocumentModel } from '../document/model.ts';
import { errorCounts } from './error-totals.ts';

export interface ErrorFilter {
  /** One system, or all. */
  readonly system: number | undefined;
  /** Empty for all kinds. */
  readonly kinds: ReadonlySet<Kind>;
  /** Part of the words of the mention, or of the name of its entity. */
  readonly words: string;
  /** Part of the name of the document. */
  readonly document: string;
}

/** The errors of one system in one document. */
export interface Unit {
  readonly document: number;
  readonly system: number;
}

/** Some of the errors of a unit that pass the filter, counted from 0. */
export interface UnitRows extends Unit {
  readonly from: number;
  readonly to: number;
}

/** The units that pass a filter, in the order of the documents, and how many rows each has. */
export class ErrorList {
  readonly #units: readonly Unit[];
  /** The first row of each unit, and the number of all rows. */
  readonly #starts: Int32Array;

  constructor(units: readonly Unit[], counts: readonly number[]) {
    this.#units = units;
    this.#starts = new Int32Array(units.length + 1);
    counts.forEach((count, at) => {
      this.#starts[at + 1] = this.#starts[at] + count;
    });
  }

  get length(): number {
    return this.#starts[this.#units.length];
  }

  /** The units of a range of rows. */
  rows(from: number, to: number): UnitRows[] {
    const found: UnitRows[] = [];
    let at = this.#unitOf(from);
    for (; at < this.#units.length && this.#starts[at] < to; at++) {
      const [first, end] = [this.#starts[at], this.#starts[at + 1]];
      if (end <= from) continue;
      found.push({ ...this.#units[at], from: Math.max(from, first) - first, to: Math.min(to, end) - first });
    }
    return found;
  }

  /** The last unit that starts at a row or before it. */
  #unitOf(row: number): number {
    let [low, high] = [0, this.#units.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle] <= row) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}

/** The units whose document and system pass a filter. */
export function unitsOf(index: PageIndex, { system, document }: ErrorFilter): Unit[] {
  const part = document.toLowerCase();
  return index.documents.flatMap(({ id }, number) =>
    part !== '' && !id.toLowerCase().includes(part)
      ? []
      : index.systems.flatMap((_, s) =>
          system === undefined || s === system ? [{ document: number, system: s }] : [],
        ),
  );
}

/** The number of errors of the chosen kinds, whatever their words are. */
export function countOf(index: PageIndex, { document, system }: Unit, kinds: ReadonlySet<Kind>): number {
  return errorCounts(index.documents[document], system).reduce(
    (sum, count, kind) => sum + (kinds.size === 0 || kinds.has(kindNames[kind]) ? count : 0),
    0,
  );
}

/** Whether an error passes the filter of kinds and words. */
export function isListed(
  model: DocumentModel,
  { kind, at }: Difference,
  { kinds, words }: Pick<ErrorFilter, 'kinds' | 'words'>,
): boolean {
  if (kinds.size > 0 && !kinds.has(kind)) return false;
  if (words === '') return true;
  const part = words.toLowerCase();
  return (
    model.textOf(at).toLowerCase().includes(part) ||
    model.nameOf(model.entityOf(at)).toLowerCase().includes(part)
  );
}
