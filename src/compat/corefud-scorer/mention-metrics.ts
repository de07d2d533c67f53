import { maximumWeight } from '../../core/assignment.ts';
import type { Counts } from '../lookups/metrics.ts';
import { isZero, type NumberedMention, spanOrder } from './entities.ts';
import type { PreparedDocument } from './prepare.ts';

/** The two metrics of the scorer that look at words and order of mentions. */

/** MOR: the greatest number of words that a one-to-one pairing of all mentions can share, whatever the match. */
export function mentionOverlap({ keyMentions, responseMentions }: PreparedDocument): Counts {
  const [key, response] = [keyMentions.flat(), responseMentions.flat()];
  const mentionsAt = new Map<number, number[]>();
  response.forEach(({ words }, column) => {
    for (const word of words) {
      const columns = mentionsAt.get(word);
      if (columns === undefined) mentionsAt.set(word, [column]);
      else columns.push(column);
    }
  });
  const [row, column, weight]: [number[], number[], number[]] = [[], [], []];
  key.forEach(({ words }, r) => {
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const c of mentionsAt.get(word) ?? []) shared.set(c, (shared.get(c) ?? 0) + 1);
    }
    for (const [c, count] of shared) {
      row.push(r);
      column.push(c);
      weight.push(count);
    }
  });
  const common = maximumWeight(key.length, response.length, {
    row: Int32Array.from(row),
    column: Int32Array.from(column),
    weight: Float64Array.from(weight),
  });
  return { recall: [common, wordCount(key)], precision: [common, wordCount(response)] };
}

const wordCount = (mentions: readonly NumberedMention[]): number =>
  mentions.reduce((sum, { words }) => sum + words.length, 0);

/**
 * The anaphor score of zeros: a zero that is not the first mention of its entity is right if its counterpart is linked to
 * the counterpart of an earlier mention of the entity.
 */
export function zeroAnaphors({
  keyMentions,
  responseMentions,
  responseEntity,
  lookup,
}: PreparedDocument): Counts {
  const response = responseMentions.map(inOrder);
  const firsts = new Set(response.map(([first]) => first?.number));
  const covered = new Set<number>();
  let [right, missed, wrongLinks, spurious] = [0, 0, 0, 0];
  for (const mentions of keyMentions.map(inOrder)) {
    const earlier = new Set<number>();
    mentions.forEach((mention, i) => {
      // An equal mention is preferred to the aligned one, unlike in the other metrics.
      const counterpart = [mention.number, lookup[mention.number]].find(
        (number) => responseEntity[number] >= 0,
      );
      if (i > 0 && isZero(mention)) {
        if (counterpart === undefined || firsts.has(counterpart)) missed++;
        else if (earlier.has(responseEntity[counterpart])) right++;
        else wrongLinks++;
        if (counterpart !== undefined) covered.add(counterpart);
      }
      if (counterpart !== undefined) earlier.add(responseEntity[counterpart]);
    });
  }
  for (const mention of response.flat()) {
    if (isZero(mention) && !firsts.has(mention.number) && !covered.has(mention.number)) spurious++;
  }
  return {
    recall: [right, right + missed + wrongLinks],
    precision: [right, right + spurious + wrongLinks],
  };
}

const inOrder = (mentions: readonly NumberedMention[]): NumberedMention[] => [...mentions].sort(spanOrder);
