import { formatAttributes, verdictsOn } from '../core/conditions/attribute-values.ts';
import { type Condition, isFormatAttribute, parseCondition } from '../core/conditions/condition.ts';
import type { Document } from '../core/document.ts';
import { UsageError } from '../problems/problem.ts';

/** Which mentions take part: those that meet all conditions. */
export interface Filter {
  /** Sorted by their texts, each once. */
  readonly conditions: readonly Condition[];
  /** The conditions as they are written. */
  readonly texts: readonly string[];
}

/** What a filter did to one side of a document or corpus. Plain data, which can be sent between threads and machines. */
export interface FilterCounts {
  /** Mentions before filtering. */
  readonly read: number;
  /** Mentions that were left out. */
  readonly filtered: number;
  /** For each condition of this side the number of mentions that have the attribute. */
  readonly known: readonly number[];
  /** For each condition of this side the number of mentions that meet it. */
  readonly met: readonly number[];
  /** Names of attributes that some mention has because of its format, where a condition names one that no mention of a document has. */
  readonly attributes: readonly string[];
}

/** What a filter did to both sides. */
export interface PairFilterCounts {
  readonly key: FilterCounts;
  readonly response: FilterCounts;
}

/** The filter of some conditions; undefined if there are none. Throws a `UsageError` for a wrong one. */
export function filterOf(texts: readonly string[] = []): Filter | undefined {
  if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string'))
    throw new UsageError("Expected the option `filter` to be a list of conditions, such as ['zero=no'].");
  if (texts.length === 0) return undefined;
  const sorted = [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1));
  return { conditions: sorted.map(parseCondition), texts: sorted };
}

/** Whether a condition of the filter names a token column or an attribute of a format. */
export const needsColumns = (filter: Filter | undefined): boolean =>
  filter?.conditions.some(isFormatAttribute) ?? false;

/** The conditions that concern a side. */
export const conditionsOf = ({ conditions }: Filter, side: 'key' | 'response'): readonly Condition[] =>
  conditions.filter((condition) => (condition.side ?? side) === side);

/**
 * The document with the mentions that meet all conditions of its side. All conditions look at the document as it was read. Entities stay, also those that have lost all
 * mentions. `name` is the name of the document in the key.
 */
export function filterDocument(
  document: Document,
  filter: Filter,
  side: 'key' | 'response',
  name: string,
): { readonly document: Document; readonly counts: FilterCounts } {
  const { mentions } = document;
  const conditions = conditionsOf(filter, side);
  const verdicts = conditions.map((condition) => verdictsOn(condition, document, name));
  const kept: number[] = [];
  for (let i = 0; i < mentions.length; i++) if (verdicts.every(({ met }) => met[i] === 1)) kept.push(i);
  const isUnknown = conditions.some(
    (condition, c) => isFormatAttribute(condition) && verdicts[c].known === 0,
  );
  return {
    document: kept.length === mentions.length ? document : { ...document, mentions: mentions.pick(kept) },
    counts: {
      read: mentions.length,
      filtered: mentions.length - kept.length,
      known: verdicts.map(({ known }) => known),
      met: verdicts.map(({ met }) => met.reduce((sum, each) => sum + each, 0)),
      attributes: isUnknown ? formatAttributes(document) : [],
    },
  };
}

/** The counts of a side without documents. */
export const noFilterCounts = (filter: Filter, side: 'key' | 'response'): FilterCounts => {
  const zeros = conditionsOf(filter, side).map(() => 0);
  return { read: 0, filtered: 0, known: zeros, met: zeros, attributes: [] };
};

/** Both documents with the mentions that take part. */
export function filterPair(
  read: Document,
  response: Document | undefined,
  filter: Filter | undefined,
): {
  readonly key: Document;
  readonly given: Document | undefined;
  readonly filtered: PairFilterCounts | undefined;
} {
  if (filter === undefined) return { key: read, given: response, filtered: undefined };
  const { document: key, counts } = filterDocument(read, filter, 'key', read.id);
  const other = response && filterDocument(response, filter, 'response', read.id);
  return {
    key,
    given: other?.document,
    filtered: { key: counts, response: other?.counts ?? noFilterCounts(filter, 'response') },
  };
}

/** The counts of one side of two parts of a corpus. */
export const addSideCounts = (a: FilterCounts, b: FilterCounts): FilterCounts => ({
  read: a.read + b.read,
  filtered: a.filtered + b.filtered,
  known: a.known.map((count, c) => count + b.known[c]),
  met: a.met.map((count, c) => count + b.met[c]),
  attributes: [...new Set([...a.attributes, ...b.attributes])],
});

/** The counts of two parts of a corpus; undefined where nothing was filtered. */
export const addFilterCounts = (
  a: PairFilterCounts | undefined,
  b: PairFilterCounts | undefined,
): PairFilterCounts | undefined =>
  a === undefined || b === undefined
    ? (a ?? b)
    : { key: addSideCounts(a.key, b.key), response: addSideCounts(a.response, b.response) };
