import type { Mention, Span } from '../document.ts';
import type { Mentions } from '../mentions.ts';

/**
 * Whether each mention lies within another one, and is shorter: all its words are words of the other. With `inEntity` the other one must be of the same entity. Cost:
 * O(n log n), and n times the number of mentions with gaps.
 */
export function nestedMentions(mentions: Mentions, inEntity: boolean): Uint8Array {
  const { starts, ends, entities, length } = mentions;
  const hasParts = (i: number) => mentions.pieces !== undefined && mentions.at(i).parts !== undefined;
  const gapped = Array.from({ length }, (_, i) => i).filter(hasParts);
  const isGapped = new Uint8Array(length);
  for (const i of gapped) isGapped[i] = 1;
  const group = (i: number) => (inEntity ? entities[i] : 0);
  // A mention comes after those that could contain it; of mentions with one span, those without gaps come first.
  const order = Array.from({ length }, (_, i) => i).sort(
    (a, b) => group(a) - group(b) || starts[a] - starts[b] || ends[b] - ends[a] || isGapped[a] - isGapped[b],
  );
  const nested = new Uint8Array(length);
  /** The greatest end of the mentions without gaps before, and of those that do not begin and end where this one does. */
  let [until, wider] = [-1, -1];
  order.forEach((i, rank) => {
    const before = order[rank - 1];
    if (rank === 0 || group(before) !== group(i)) [until, wider] = [-1, -1];
    else if (starts[before] !== starts[i] || ends[before] !== ends[i]) wider = until;
    if (ends[i] <= (isGapped[i] ? until : wider)) nested[i] = 1;
    if (!isGapped[i]) until = Math.max(until, ends[i]);
  });
  const pieces = new Map(gapped.map((i) => [i, partsOf(mentions.at(i))]));
  for (const [outer, parts] of pieces) {
    for (let i = 0; i < length; i++) {
      if (nested[i] || starts[i] < starts[outer] || ends[i] > ends[outer] || group(i) !== group(outer))
        continue;
      const own = pieces.get(i) ?? partsOf(mentions.at(i));
      if (sizeOf(own) < sizeOf(parts) && isWithin(own, parts)) nested[i] = 1;
    }
  }
  return nested;
}

/** The pieces of a mention; one if it has no gap. */
export const partsOf = ({ start, end, parts }: Pick<Mention, 'start' | 'end' | 'parts'>): readonly Span[] =>
  parts ?? [[start, end]];

/** The number of positions in some spans that do not overlap. */
export const sizeOf = (parts: readonly Span[]): number =>
  parts.reduce((sum, [start, end]) => sum + end - start, 0);

const isWithin = (inner: readonly Span[], outer: readonly Span[]): boolean =>
  inner.every(([start, end]) => outer.some(([from, to]) => from <= start && end <= to));
