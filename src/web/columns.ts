import { CONLL, choices, documentValue } from '../report/page/page-scores.ts';
import type { PageIndex } from '../report/page/page-types.ts';

/** Numbers of all documents, which sorting and charts use; NaN where undefined. */
export class Columns {
  readonly #index: PageIndex;
  readonly #columns = new Map<string, Float64Array>();

  constructor(index: PageIndex) {
    this.#index = index;
  }

  /** A metric on all documents, as a fraction of 1. */
  metric(system: number, metric: string): Float64Array {
    return this.#made(`${metric} ${system}`, (document) =>
      documentValue(this.#index, system, document, metric),
    );
  }

  /** Sizes and the number of errors of a system. */
  fact(name: string, system: number): Float64Array {
    return this.#made(`${name} ${system}`, (document) => {
      const { tokens, mentions, entities, marks } = this.#index.documents[document];
      if (name === 'tokens') return tokens;
      if (name === 'mentions') return mentions;
      if (name === 'entities') return entities;
      return marks[system]?.reduce((sum, count) => sum + count, 0) ?? null;
    });
  }

  #made(name: string, value: (document: number) => number | null): Float64Array {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = Float64Array.from(this.#index.documents, (_, document) => value(document) ?? Number.NaN);
      this.#columns.set(name, column);
    }
    return column;
  }
}

export const FACTS = ['tokens', 'mentions', 'entities', 'errors'] as const;

/** The names that a filter can use. */
export const filterFields = (index: PageIndex): string[] => [...choices(index).map(({ id }) => id), ...FACTS];

/** The metric of an address, or the first one. */
export const metricOf = (index: PageIndex, asked: string | undefined): string => {
  const known = choices(index).map(({ id }) => id);
  return asked !== undefined && known.includes(asked) ? asked : (known[0] ?? CONLL);
};

/** The system of an address, or the first one. */
export const systemOf = (
  { systems }: { readonly systems: readonly unknown[] },
  asked: string | undefined,
): number => {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 0 && number < systems.length ? number : 0;
};

/** Document numbers by a column, undefined values last, equal values in the order of the key. */
export function sorted(
  documents: readonly number[],
  column: ArrayLike<number>,
  descending: boolean,
): number[] {
  const sign = descending ? -1 : 1;
  return [...documents].sort((a, b) => {
    const [x, y] = [column[a], column[b]];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || a - b;
    return sign * (x - y) || a - b;
  });
}
