import type { Document } from '../core/document.ts';

/** The mentions of each entity of a document, in text order. */
export function entityChains({ entities, mentions }: Document): number[][] {
  const { starts, ends, entities: entityOf } = mentions;
  const order = Int32Array.from({ length: mentions.length }, (_, i) => i).sort(
    (a, b) => starts[a] - starts[b] || ends[a] - ends[b] || a - b,
  );
  const chains: number[][] = Array.from({ length: entities.length }, () => []);
  for (const mention of order) chains[entityOf[mention]].push(mention);
  return chains;
}

/** For each mention of one side the entity of its twin on the other side, or −1. */
export function twinEntities(
  mentions: number,
  twins: ArrayLike<number>,
  other: ArrayLike<number>,
): Int32Array {
  return Int32Array.from({ length: mentions }, (_, i) => (twins[i] < 0 ? -1 : other[twins[i]]));
}

/** For each key mention its response mention, or −1: the inverse of `AlignedPair.twins`. */
export function responseTwins(keyMentions: number, twins: ArrayLike<number>): Int32Array {
  const inverse = new Int32Array(keyMentions).fill(-1);
  for (let j = 0; j < twins.length; j++) if (twins[j] >= 0) inverse[twins[j]] = j;
  return inverse;
}
