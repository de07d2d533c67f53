import type { Span } from '../../core/document.ts';
import { naturalOrder } from '../../core/natural-order.ts';
import type { TableToken } from '../../formats/token-table/read.ts';

/** The result for fragments that overlap so often that their list of tokens would have over a million entries. */
export const TOO_MANY_TOKENS = Symbol('too many tokens');
const MAX_SPAN_TOKENS = 1 << 20;

/** Converts fragments to a list of token ids. */
export type TokenSpan = (fragments: readonly Span[]) => string | undefined | typeof TOO_MANY_TOKENS;

/**
 * Converts fragments to token ids: those of all tokens that lie inside a fragment or contain one, in natural order,
 * joined by commas; undefined if there is none. A token that only partly overlaps a fragment is not included. A token
 * that contains two fragments is listed twice, as by the public converter; a scorer treats the list as a set.
 */
export function tokenSpans(tokens: readonly TableToken[]): TokenSpan {
  const sorted = tokens.filter(({ start, end }) => start <= end).sort((a, b) => a.start - b.start);
  // Largest end up to each token. Tokens of a valid table do not overlap; of others, this bounds the search backwards.
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? 0));

  const within = ([start, end]: Span): string[] => {
    const ids: string[] = [];
    const first = lowerBound(sorted, start);
    for (let i = first; i < sorted.length && sorted[i].start <= end; i++) {
      const token = sorted[i];
      if (token.end <= end || (token.start === start && token.end >= end)) ids.push(token.id);
    }
    for (let i = first - 1; i >= 0 && furthest[i] >= end; i--) {
      if (sorted[i].end >= end) ids.push(sorted[i].id);
    }
    return ids;
  };

  return (fragments) => {
    let most = 0;
    for (const [start, end] of fragments) most += lowerBound(sorted, end + 1) - lowerBound(sorted, start);
    if (most > MAX_SPAN_TOKENS) return TOO_MANY_TOKENS;
    const ids = fragments.flatMap(within);
    return ids.length === 0 ? undefined : ids.sort(naturalOrder).join(',');
  };
}

/** The index of the first token that starts at or after an offset. */
function lowerBound(tokens: readonly TableToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle].start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
