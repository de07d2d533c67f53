import { DoubleDouble } from '../core/double-double.ts';
import { bitsWithin } from '../core/log2.ts';
import { bitsOf, matchedSizes, rounded, type SizeCounts } from './information.ts';
import { defineMetric, type IndexScore, indexScore } from './metric.ts';
import { matchedPart } from './vmeasure.ts';

export interface AmiScore extends IndexScore {
  /** The published index, on the matched mentions. Absent in a mean over documents. */
  readonly matched: IndexScore;
}

/**
 * Adjusted mutual information: the information that both sides share, corrected for chance.
 *
 *     gain = M · (I(K;R) − E)        room = M · ((H(K) + H(R)) / 2 − E)        on the matched mentions M
 *     matched = gain / room          AMI = matched · 2M / (|K| + |R|) if it is positive, else matched
 *
 * Vinh et al. (2010), AMI with the arithmetic mean; E is the expected information of random partitions with the same sizes. Twinless
 * mentions reduce the index by their share; an index below 0 is not scaled, since finding fewer mentions would bring it nearer
 * to 0. Gain and room are summed over documents. 1 where chance agreement is complete, undefined without mentions. Symmetric.
 * Cost: O(cells), and the smaller size of each pair of distinct sizes.
 */
export const ami = defineMetric({
  id: 'ami',
  label: 'AMI',
  summary: 'Mutual information corrected for chance.',
  cite: ['vinh-2010'],
  kind: 'extra',
  headline: 'index',
  fields: ['gain', 'room', 'matched', 'keyMentions', 'responseMentions'] as const,
  parts: [matchedPart],
  measures: () => ({
    gain: { whole: false, signed: true, atMost: 'informationRoom' },
    room: 'informationRoom',
    matched: 'sharedMentions',
    keyMentions: 'keyMentions',
    responseMentions: 'responseMentions',
  }),
  count: ({ table }) => {
    const matched = table.sharedMentions;
    const { key, response, cells } = matchedSizes(table);
    // Written out, M log₂ M and the bits of both sides are in every term of gain and room, and cancel: Σ n log₂ n is left.
    const expected = expectedBits(key, response, matched);
    const largest = bitsOf(key).plus(bitsOf(response)).scaled(0.5);
    return {
      gain: rounded(bitsOf(cells).minus(expected), matched),
      room: rounded(largest.minus(expected), matched),
      matched,
      keyMentions: table.keyMentions,
      responseMentions: table.responseMentions,
    };
  },
  score: ({ gain, room, matched, keyMentions, responseMentions }): AmiScore => {
    if (keyMentions + responseMentions === 0) return { ...indexScore(null), matched: indexScore(null) };
    if (matched === 0) return { ...indexScore(0), matched: indexScore(null) };
    const index = room === 0 ? 1 : gain / room;
    const found = index > 0 ? (index * 2 * matched) / (keyMentions + responseMentions) : index;
    return { ...indexScore(found), matched: indexScore(index) };
  },
});

/**
 * The expected Σ n log₂ n over the cells of two random partitions with these sizes. Every pair of sizes is visited once, the
 * smaller size first, so key and response may be exchanged without a change of the last bit.
 */
function expectedBits(key: SizeCounts, response: SizeCounts, mentions: number): DoubleDouble {
  const [keyCount, responseCount] = [new Map(key), new Map(response)];
  const sizes = [...new Set([...keyCount.keys(), ...responseCount.keys()])].sort((a, b) => a - b);
  const pairsOf = (a: number, b: number) => (keyCount.get(a) ?? 0) * (responseCount.get(b) ?? 0);
  let sum = DoubleDouble.zero;
  for (let i = 0; i < sizes.length; i++) {
    for (let j = i; j < sizes.length; j++) {
      const [a, b] = [sizes[i], sizes[j]];
      const weight = i === j ? pairsOf(a, a) : pairsOf(a, b) + pairsOf(b, a);
      // Entities that share one mention share no information about which one.
      if (weight > 0 && a > 1) sum = sum.plus(expectedCellBits(a, b, mentions).scaled(weight));
    }
  }
  return sum;
}

/** Terms below this share of the total have no effect on the first 106 bits. */
const NEGLIGIBLE = 1e-40;

/**
 * The expected n log₂ n for the common mentions n of two random entities with a and b of N mentions: n has the hypergeometric
 * distribution. Its probabilities are computed from the most likely n outwards, relative to that one.
 */
function expectedCellBits(a: number, b: number, mentions: number): DoubleDouble {
  const least = Math.max(0, a + b - mentions);
  const most = Math.min(a, b);
  const mode = Math.min(most, Math.max(least, Math.floor(((a + 1) * (b + 1)) / (mentions + 2))));
  /** The number of ways for n + 1 divided by that for n, as numerator and denominator. */
  const up = (n: number) => (a - n) * (b - n);
  const down = (n: number) => (n + 1) * (mentions - a - b + n + 1);
  let total = new DoubleDouble(1);
  let bits = bitsOrZero(mode);
  let ways = total;
  for (let n = mode; n < most; n++) {
    ways = ways.scaled(up(n)).dividedBy(new DoubleDouble(down(n)));
    if (ways.high < NEGLIGIBLE * total.high) break;
    total = total.plus(ways);
    bits = bits.plus(ways.times(bitsWithin(n + 1)));
  }
  ways = new DoubleDouble(1);
  for (let n = mode - 1; n >= least; n--) {
    ways = ways.scaled(down(n)).dividedBy(new DoubleDouble(up(n)));
    if (ways.high < NEGLIGIBLE * total.high) break;
    total = total.plus(ways);
    bits = bits.plus(ways.times(bitsOrZero(n)));
  }
  return bits.dividedBy(total);
}

/** n log₂ n, which is 0 for 0. */
const bitsOrZero = (n: number): DoubleDouble => (n < 2 ? DoubleDouble.zero : bitsWithin(n));
