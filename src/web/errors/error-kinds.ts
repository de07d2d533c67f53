/** The kinds of errors that a report lists: the types of `analyze`, or marks where errors were not analysed. */
import { type ErrorType, errorTypes } from '../../analyze/error-types.ts';
import type { PageEntry, PageIndex } from '../../page/types.ts';
import { errorWords, type KindWords } from '../../report/vocabulary.ts';
import { differencesOf, kindNames, kinds } from '../document/differences.ts';
import type { DocumentModel, EntityRef, MentionRef } from '../document/model.ts';

/** An error in a list. */
export interface ListedError {
  readonly kind: string;
  /** Where it is: the mention, or the first mention in error. */
  readonly at: MentionRef;
  /** The mention of the other side that it is compared with, `null` if there is none; looked up if absent. */
  readonly other?: MentionRef | null;
  /** For differences of entities: those of the other side that share mentions with it, largest share first. */
  readonly parts?: readonly (readonly [entity: EntityRef, shared: number])[];
  /** The number of mentions in error; 1 if absent. */
  readonly size?: number;
}

export interface ErrorKinds {
  readonly names: readonly string[];
  readonly signs: Readonly<Record<string, KindWords>>;
  /** The number of errors of each kind in a document, in the order of the names. */
  readonly counts: (entry: PageEntry, system: number) => readonly number[];
  /** All errors of a document, in the order of the text. */
  readonly find: (model: DocumentModel) => readonly ListedError[];
}

const marks: ErrorKinds = {
  names: kindNames,
  signs: kinds,
  counts: (entry, system) => [...(entry.marks[system] ?? []), ...(entry.states[system] ?? [])],
  find: differencesOf,
};

/** Types whose errors are shown at a mention of the response. */
const inResponse = (type: ErrorType): boolean => type.startsWith('extra') || type.startsWith('conflated');

const types: ErrorKinds = {
  names: errorTypes,
  signs: errorWords,
  counts: ({ errors }, system) => errors?.[system] ?? [],
  find({ response: { errors } }) {
    if (errors === undefined) return [];
    return Array.from(errors.types, (code, e): ListedError => {
      const kind = errorTypes[code];
      const stop = (side: MentionRef['side']): MentionRef | null =>
        errors[side][e] < 0 ? null : { side, mention: errors[side][e] };
      const [own, other] = inResponse(kind) ? (['response', 'key'] as const) : (['key', 'response'] as const);
      return { kind, at: stop(own) as MentionRef, other: stop(other), size: errors.sizes[e] };
    });
  },
};

export const errorKindsOf = ({ costs }: Pick<PageIndex, 'costs'>): ErrorKinds =>
  costs === undefined ? marks : types;

const known = new WeakMap<PageIndex, readonly (readonly number[])[]>();

/** The number of errors of each kind in all documents, for each system. */
export function errorTotals(index: PageIndex): readonly (readonly number[])[] {
  let totals = known.get(index);
  if (totals === undefined) {
    const { names, counts } = errorKindsOf(index);
    totals = index.systems.map((_, system) => {
      const sums = names.map(() => 0);
      for (const entry of index.documents)
        counts(entry, system).forEach((count, kind) => {
          sums[kind] += count;
        });
      return sums;
    });
    known.set(index, totals);
  }
  return totals;
}
