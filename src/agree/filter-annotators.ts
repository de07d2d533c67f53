import type { Document } from '../core/document.ts';
import {
  addSideCounts,
  type Filter,
  type FilterCounts,
  filterDocument,
  noFilterCounts,
} from '../evaluate/filter.ts';
import { filterWarnings } from '../evaluate/filter-warnings.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import type { AnnotatedDocument, Annotator } from './annotations.ts';

/** An annotator, and what the filter left out. */
export interface FilteredAnnotator<M> extends Annotator<M> {
  readonly documents: readonly AnnotatedDocument<M>[];
  readonly counts: FilterCounts;
}

/** The documents of an annotator with the mentions that take part. */
export function filterAnnotator<M>(
  name: string,
  documents: Iterable<AnnotatedDocument<M>>,
  filter: Filter,
): FilteredAnnotator<M> {
  const kept: Document[] = [];
  const side = new AnnotatorFilter(filter);
  for (const document of documents) {
    if (!('mentions' in document))
      throw new UsageError(
        'Plain entities have no attributes, so they cannot be filtered.',
        'Leave the option `filter` out, or read documents with `readDocuments`.',
      );
    kept.push(side.keep(document));
  }
  return { name, documents: kept, counts: side.counts };
}

/** Filters the documents of one annotator, and adds up what was left out. */
export class AnnotatorFilter {
  readonly #filter: Filter;
  #counts: FilterCounts;

  constructor(filter: Filter) {
    this.#filter = filter;
    this.#counts = noFilterCounts(filter, 'key');
  }

  get counts(): FilterCounts {
    return this.#counts;
  }

  keep(read: Document): Document {
    const { document, counts } = filterDocument(read, this.#filter, 'key', read.id);
    this.#counts = addSideCounts(this.#counts, counts);
    return document;
  }
}

/** Conditions about attributes that an annotator lacks, and conditions that decide nothing. */
export const annotatorFilterWarnings = (
  name: string,
  counts: FilterCounts,
  filter: Filter,
  file?: string,
): Iterable<Problem> =>
  filterWarnings(
    filter,
    { key: counts, response: noFilterCounts(filter, 'response') },
    { key: file },
    { key: `annotator "${name}"` },
  );
