import type { Span } from '../../core/document.ts';
import { naturalOrder } from '../../core/natural-order.ts';
import type { Token } from '../../formats/token-table/read.ts';

/** What is told of fragments that overlap so often that their tokens would make a list of over a million. */
export const TOO_MANY_TOKENS = Symbol('too many tokens');
const MOST_TOKENS = 1 << 20;

/** How fragments are told in tokens. */
export type TokenSpan = (fragments: readonly Span[]) => string | undefined | typeof TOO_MANY_TOKENS;

/**
 * Tells spans in tokens: the ids of all tokens that lie inside a fragment or contain one, in natural order, joined by
 * commas; undefined if there is none. A token that merely overlaps a fragment does not count. A token that contains
 * two fragments is listed twice, as the public converter does; to a scorer the list is a set.
 */
export function tokenSpans(tokens: readonly Token[]): TokenSpan {
  const sorted = tokens.filter(({ begin, end }) => begin <= end).sort((a, b) => a.begin - b.begin);
  // Tokens of a sound table do not overlap; of others, this tells how far back one may reach that contains a place.
  const furthest: number[] = [];
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? 0));

  const within = ([begin, end]: Span): string[] => {
    const ids: string[] = [];
    const first = lowerBound(sorted, begin);
    for (let i = first; i < sorted.length && sorted[i].begin <= end; i++) {
      const token = sorted[i];
      if (token.end <= end || (token.begin === begin && token.end >= end)) ids.push(token.id);
    }
    for (let i = first - 1; i >= 0 && furthest[i] >= end; i--) {
      if (sorted[i].end >= end) ids.push(sorted[i].id);
    }
    return ids;
  };

  return (fragments) => {
    let most = 0;
    for (const [begin, end] of fragments) most += lowerBound(sorted, end + 1) - lowerBound(sorted, begin);
    if (most > MOST_TOKENS) return TOO_MANY_TOKENS;
    const ids = fragments.flatMap(within);
    return ids.length === 0 ? undefined : ids.sort(naturalOrder).join(',');
  };
}

/** The index of the first token that begins at an offset or behind it. */
function lowerBound(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle].begin < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
