/** The errors of all documents as one long list, of which only the rows near the screen are read. */
import type { PageIndex } from '../../page/types.ts';
import type { DocumentModel } from '../document/model.ts';
import { errorKindsOf, type ListedError } from './error-kinds.ts';
import type { UnitErrors } from './error-source.ts';

export interface ErrorFilter {
  /** One system, or all. */
  readonly system: number | undefined;
  /** Empty for all kinds. */
  readonly kinds: ReadonlySet<string>;
  /** Part of the words of the mention, or of the name of its entity. */
  readonly words: string;
  /** Part of the name of the document. */
  readonly document: string;
}

/** The errors of one system in one document. */
export interface ErrorUnit {
  readonly document: number;
  readonly system: number;
}

/** Some of the errors of a unit that pass the filter, counted from 0. */
export interface UnitRows extends ErrorUnit {
  readonly start: number;
  readonly end: number;
}

/** The units that pass a filter, in the order of the documents, and how many rows each has. */
export class ErrorList {
  readonly #units: readonly ErrorUnit[];
  /** The first row of each unit, and the number of all rows. */
  readonly #starts: Int32Array;

  constructor(units: readonly ErrorUnit[], counts: readonly number[]) {
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
  rows(start: number, end: number): UnitRows[] {
    const found: UnitRows[] = [];
    let at = this.#unitOf(start);
    for (; at < this.#units.length && this.#starts[at] < end; at++) {
      const [first, next] = [this.#starts[at], this.#starts[at + 1]];
      if (next <= start) continue;
      found.push({
        ...this.#units[at],
        start: Math.max(start, first) - first,
        end: Math.min(end, next) - first,
      });
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
export function unitsOf(index: PageIndex, { system, document }: ErrorFilter): ErrorUnit[] {
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
export function countOf(
  index: PageIndex,
  { document, system }: ErrorUnit,
  kinds: ReadonlySet<string>,
): number {
  const { names, counts } = errorKindsOf(index);
  return counts(index.documents[document], system).reduce(
    (sum, count, kind) => sum + (kinds.size === 0 || kinds.has(names[kind]) ? count : 0),
    0,
  );
}

/** Whether an error passes the filter of kinds and words. */
export function isListed(
  model: DocumentModel,
  { kind, at }: Pick<ListedError, 'kind' | 'at'>,
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

const listed = new WeakMap<ErrorFilter, WeakMap<UnitErrors, readonly ListedError[]>>();

/** The errors of a unit that pass a filter. A book has many, and many parts of the list show some of them. */
export function listedErrors(unit: UnitErrors, filter: ErrorFilter): readonly ListedError[] {
  const units = listed.get(filter) ?? new WeakMap<UnitErrors, readonly ListedError[]>();
  listed.set(filter, units);
  const errors = units.get(unit) ?? unit.errors.filter((error) => isListed(unit.model, error, filter));
  units.set(unit, errors);
  return errors;
}
