import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Mentions } from '../core/mentions.ts';
import { Candidates } from '../matching/candidates.ts';
import { dice } from '../matching/dice.ts';
import { extentOf } from '../matching/extent.ts';
import { greedyMatchings } from '../matching/greedy.ts';
import { alignedEntities, phi4 } from '../metrics/ceaf.ts';
import { EXTRA, MISSING, OTHER, RIGHT, SPAN } from './types.ts';

/** What is right and wrong in a pair, by the indices of its mentions and entities. */
export interface SidesCompared {
  /** The key entity that each response entity is aligned with by CEAFe, or −1. */
  readonly partners: Int32Array;
  /** The key mention with other limits of each response mention, or −1. */
  readonly shifted: Int32Array;
  readonly keyMarks: Uint8Array;
  readonly responseMarks: Uint8Array;
}

/**
 * Marks the mentions of both sides. A mention with a twin is right if its entity is aligned with that of the twin, and in a
 * wrong entity otherwise. Mentions without a twin that overlap one of the other side are span errors (one to one,
 * largest Dice coefficient first); the rest are missing in the response, or extra in it.
 */
export function compareSides({ key, response, twins, table }: AlignedPair): SidesCompared {
  const responseOf = alignedEntities(table, phi4);
  const partners = new Int32Array(response.entities.length).fill(-1);
  responseOf.forEach((other, entity) => {
    if (other >= 0) partners[other] = entity;
  });
  const keyMarks = new Uint8Array(key.mentions.length).fill(MISSING);
  const responseMarks = new Uint8Array(response.mentions.length).fill(EXTRA);
  const [keyEntities, responseEntities] = [key.mentions.entities, response.mentions.entities];
  twins.forEach((twin, m) => {
    if (twin < 0) return;
    const mark = partners[responseEntities[m]] === keyEntities[twin] ? RIGHT : OTHER;
    keyMarks[twin] = mark;
    responseMarks[m] = mark;
  });
  const shifted = new Int32Array(response.mentions.length).fill(-1);
  const lost = indicesOf(keyMarks, MISSING);
  const added = indicesOf(responseMarks, EXTRA);
  const extents = (mentions: Mentions, indices: readonly number[]) =>
    indices.map((index) => {
      const { start, end, parts } = mentions.at(index);
      return extentOf(parts ?? [[start, end]]);
    });
  const candidates = new Candidates(extents(key.mentions, lost), extents(response.mentions, added), dice);
  const [matching] = greedyMatchings(candidates, { masks: [0], met: () => 0 });
  matching.responseOf.forEach((r, k) => {
    if (r < 0) return;
    shifted[added[r]] = lost[k];
    keyMarks[lost[k]] = SPAN;
    responseMarks[added[r]] = SPAN;
  });
  return { partners, shifted, keyMarks, responseMarks };
}

const indicesOf = (marks: Uint8Array, mark: number): number[] =>
  Array.from(marks.keys()).filter((index) => marks[index] === mark);
