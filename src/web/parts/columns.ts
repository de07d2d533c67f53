import { CONLL_ID, choices, documentValue } from '../../page/scores.ts';
import { allSteps, type Steps } from '../../page/steps.ts';
import type { PageIndex } from '../../page/types.ts';
import { naturalSteps } from './natural-steps.ts';

const known = new WeakMap<PageIndex, ReportColumns>();

/** The columns of a report, which are cached. */
export function reportColumns(index: PageIndex): ReportColumns {
  const columns = known.get(index) ?? new ReportColumns(index);
  known.set(index, columns);
  return columns;
}

/** Documents between two pauses. */
const DOCUMENTS_PER_STEP = 1000;

/** Numbers of all documents, which sorting and charts use; NaN where undefined. */
export class ReportColumns {
  readonly #index: PageIndex;
  readonly #columns = new Map<string, Float64Array>();

  constructor(index: PageIndex) {
    this.#index = index;
  }

  /** A metric on all documents, as a fraction of 1. */
  metric(system: number, metric: string): Float64Array {
    return allSteps(this.#metricSteps(system, metric));
  }

  #metricSteps(system: number, metric: string): Steps<Float64Array> {
    return this.#made(`${metric} ${system}`, (document) =>
      documentValue(this.#index, system, document, metric),
    );
  }

  /** The mean of a metric over the systems that have it, on all documents. */
  mean(metric: string): Float64Array {
    return allSteps(this.#meanSteps(metric));
  }

  *#meanSteps(metric: string): Steps<Float64Array> {
    const systems: Float64Array[] = [];
    for (const system of this.#index.systems.keys()) systems.push(yield* this.#metricSteps(system, metric));
    return yield* this.#made(`mean ${metric}`, (document) => {
      const values = systems.flatMap((column) => (Number.isNaN(column[document]) ? [] : [column[document]]));
      return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
    });
  }

  /** Sizes, and the number of marks of a system. */
  fact(name: string, system: number): Float64Array {
    return allSteps(this.#factSteps(name, system));
  }

  #factSteps(name: string, system: number): Steps<Float64Array> {
    return this.#made(`${name} ${system}`, (document) => {
      const { tokens, mentions, entities, marks } = this.#index.documents[document];
      if (name === 'tokens') return tokens;
      if (name === 'mentions') return mentions;
      if (name === 'entities') return entities;
      return marks[system]?.reduce((sum, count) => sum + count, 0) ?? null;
    });
  }

  /** The place of each document in the natural order of the names. */
  names(): Float64Array {
    return allSteps(this.#nameSteps());
  }

  *#nameSteps(): Steps<Float64Array> {
    let column = this.#columns.get('');
    if (column === undefined) {
      const ids = this.#index.documents.map(({ id }) => id);
      column = new Float64Array(ids.length);
      let place = 0;
      for (const document of yield* naturalSteps(ids)) column[document] = place++;
      this.#columns.set('', column);
    }
    return column;
  }

  /** Computes the columns that the table of documents shows: those of a system, and a metric of all systems. */
  *steps(system: number, metric: string): Steps<void> {
    for (const { id } of choices(this.#index)) yield* this.#metricSteps(system, id);
    yield* this.#meanSteps(metric);
    for (const name of FACT_NAMES) yield* this.#factSteps(name, system);
    yield* this.#nameSteps();
  }

  *#made(name: string, value: (document: number) => number | null): Steps<Float64Array> {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = new Float64Array(this.#index.documents.length);
      for (let document = 0; document < column.length; document++) {
        column[document] = value(document) ?? Number.NaN;
        if (document % DOCUMENTS_PER_STEP === DOCUMENTS_PER_STEP - 1) yield;
      }
      this.#columns.set(name, column);
    }
    return column;
  }
}

export const FACT_NAMES = ['tokens', 'mentions', 'entities', 'marks'] as const;

/** The name of a metric in filters. */
export const fieldOfMetric = (metric: string): string =>
  (FACT_NAMES as readonly string[]).includes(metric) ? `${metric}.f1` : metric;

/** The number of mentions and the metric have one name: the field of the metric has its score in it. */
export const metricOfField = (field: string): string => field.replace(/\.f1$/, '');

/** The names that a filter can use. */
export const filterFields = (index: PageIndex): string[] => [
  ...choices(index).map(({ id }) => fieldOfMetric(id)),
  ...FACT_NAMES,
];

/** The metric of an address, or the first one. */
export const metricOf = (index: PageIndex, asked: string | undefined): string => {
  const known = choices(index).map(({ id }) => id);
  return asked !== undefined && known.includes(asked) ? asked : (known[0] ?? CONLL_ID);
};

/** The system of an address, or the first one. */
export const systemOf = (
  { systems }: { readonly systems: readonly unknown[] },
  asked: string | undefined,
): number => {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 0 && number < systems.length ? number : 0;
};

/**
 * Document numbers by a column, undefined values last, equal values in the order of the key. Sorts the values, which needs no
 * callback, and then places each document by its value: much faster than comparing documents.
 */
export function sorted(
  documents: readonly number[],
  column: ArrayLike<number>,
  descending: boolean,
): number[] {
  const values = Float64Array.from(documents, (document) => column[document] + 0).sort();
  if (descending) values.reverse();
  const nextOf = new Map<number, number>();
  const undefinedFrom = values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  const offset = descending ? values.length - undefinedFrom : 0;
  nextOf.set(Number.NaN, undefinedFrom);
  for (let at = 0; at < undefinedFrom; at++) {
    const value = values[at + offset];
    if (!nextOf.has(value)) nextOf.set(value, at);
  }
  const order = new Array<number>(documents.length);
  for (const document of Int32Array.from(documents).sort()) {
    const value = column[document] + 0;
    const place = nextOf.get(value) as number;
    order[place] = document;
    nextOf.set(value, place + 1);
  }
  return order;
}
