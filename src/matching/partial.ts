import type { Document, Span } from '../core/document.ts';
import { firstOfSpan, twinsOf } from '../core/same-spans.ts';
import { defineMatcher, type Unmatched } from './matcher.ts';
import { headsOf } from './same-heads.ts';
import type { MentionGroup } from './weighed-stage.ts';

/**
 * The same words; otherwise a response mention within the key mention that contains its core, weighed by its share of the words of the key mention
 * (docs/metrics.md#partial). What the response says about heads and minimum spans is not used.
 */
export const partial = defineMatcher({
  id: 'partial',
  summary: 'a part of the key mention with its minimum span or head',
  repeats: ({ mentions }) => firstOfSpan(mentions),
  same: twinsOf,
  weigh: (unmatched) => {
    const { key, words } = unmatched;
    const cores = coresOf(key.document);
    const fits = (one: number, other: number, common: number): boolean =>
      common === words.response.size(other) &&
      (cores[one] === undefined
        ? common === words.key.size(one)
        : words.response.covers(other, cores[one][0], cores[one][1]));
    return {
      groups: connected(unmatched, cores, fits),
      isConnected: true,
      bound: (common, size) => [common, size],
      weigh: (one, other, common) => (fits(one, other, common) ? [common, words.key.size(one)] : undefined),
    };
  },
});

/** The core of each key mention: its head if it is annotated, else its minimum span, else the head that the format says it has; `undefined` for the whole mention. */
function coresOf(document: Document): (Span | undefined)[] {
  const { mentions } = document;
  const column = (name: 'head' | 'minStart' | 'minEnd') => mentions.extras?.get(name);
  const [annotated, starts, ends] = [column('head'), column('minStart'), column('minEnd')];
  const heads = headsOf(document);
  return Array.from({ length: mentions.length }, (_, i): Span | undefined => {
    const isAnnotated = annotated !== undefined && annotated[i] >= 0;
    if (!isAnnotated && starts !== undefined && ends !== undefined && starts[i] >= 0)
      return [starts[i], ends[i]];
    return heads[i] >= 0 ? [heads[i], heads[i] + 1] : undefined;
  });
}

/** Mentions that are connected by pairs. Key mentions are found by the first word of their core, which must be in the response mention. */
function connected(
  { key, response, words }: Unmatched,
  cores: readonly (Span | undefined)[],
  fits: (key: number, response: number, common: number) => boolean,
): Iterable<MentionGroup> {
  const firstWord = (mention: number): number => cores[mention]?.[0] ?? words.key.start(mention);
  const sorted = key.free.toSorted((a, b) => firstWord(a) - firstWord(b));
  const positions = sorted.map(firstWord);
  /** For each key mention the group that it is in. */
  const groupOf = new Map<number, { key: number[]; response: number[] }>();
  for (const other of response.free) {
    let own: { key: number[]; response: number[] } | undefined;
    const end = words.response.end(other);
    for (
      let i = lowerBound(positions, words.response.start(other));
      i < sorted.length && positions[i] < end;
      i++
    ) {
      const one = sorted[i];
      const found = groupOf.get(one);
      if (found !== undefined && found === own) continue;
      if (!fits(one, other, words.key.common(one, words.response, other))) continue;
      own ??= { key: [], response: [other] };
      if (found === undefined) {
        own.key.push(one);
        groupOf.set(one, own);
        continue;
      }
      // The smaller group becomes part of the larger one.
      const [small, large] = found.key.length < own.key.length ? [found, own] : [own, found];
      for (const mention of small.key) {
        large.key.push(mention);
        groupOf.set(mention, large);
      }
      for (const mention of small.response) large.response.push(mention);
      own = large;
    }
  }
  return new Set(groupOf.values());
}

/** The index of the first value that is at least `least`. */
function lowerBound(values: readonly number[], least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
