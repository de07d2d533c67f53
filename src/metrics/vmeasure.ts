import { bitsWithin } from '../core/log2.ts';
import { bitsOf, matchedSizes, rounded } from './information.ts';
import { defineMetric, type Score, type ScorePart } from './metric.ts';
import { f1 } from './ratio.ts';

export interface VMeasureScore extends Score {
  /** The published measure, on the matched mentions. Absent in a mean over documents. */
  readonly matched: Score;
}

/** The score on the matched mentions alone. */
export const matchedPart: ScorePart<Score & { readonly matched: Score }> = {
  id: 'matched',
  label: 'matched mentions',
  of: ({ matched }) => matched,
};

/**
 * V-measure: how much of the information about entities do both sides share?
 *
 *     h = I(K;R) / H(K)        c = I(K;R) / H(R)        on the matched mentions M
 *     R = c · M / |K|          P = h · M / |R|
 *
 * Homogeneity h and completeness c of Rosenberg & Hirschberg (2007); their harmonic mean, in the part `matched`, is V with β = 1,
 * which is the normalised mutual information with the arithmetic mean. Completeness falls if key entities are divided, so it is
 * the recall. An entropy needs one set of mentions: twinless ones reduce the result by their share. Over documents, M · I and
 * M · H are summed: information about entities, given the document. An entropy of 0 makes its quotient 1. Cost: O(cells).
 */
export const vmeasure = defineMetric({
  id: 'vmeasure',
  label: 'V-measure',
  summary: 'Completeness (recall) and homogeneity (precision), from the information that both sides share.',
  cite: ['rosenberg-hirschberg-2007'],
  kind: 'extra',
  fields: ['mutual', 'keyEntropy', 'responseEntropy', 'matched', 'keyMentions', 'responseMentions'] as const,
  parts: [matchedPart],
  measures: () => ({
    mutual: 'sharedEntropy',
    keyEntropy: 'keyEntropy',
    responseEntropy: 'responseEntropy',
    matched: 'sharedMentions',
    keyMentions: 'keyMentions',
    responseMentions: 'responseMentions',
  }),
  count: ({ table }) => {
    const matched = table.sharedMentions;
    const sizes = matchedSizes(table);
    // N · H(K) = N log₂ N − Σ a log₂ a, and N · I(K;R) = N log₂ N + Σ n log₂ n − Σ a log₂ a − Σ b log₂ b.
    const [all, key, response, cells] = [
      bitsWithin(Math.max(matched, 1)),
      bitsOf(sizes.key),
      bitsOf(sizes.response),
      bitsOf(sizes.cells),
    ];
    const keyEntropy = rounded(all.minus(key), matched);
    const responseEntropy = rounded(all.minus(response), matched);
    const mutual = rounded(all.plus(cells).minus(key.plus(response)), matched);
    return {
      mutual: Math.min(mutual, keyEntropy, responseEntropy),
      keyEntropy,
      responseEntropy,
      matched,
      keyMentions: table.keyMentions,
      responseMentions: table.responseMentions,
    };
  },
  score: ({ mutual, keyEntropy, responseEntropy, matched, keyMentions, responseMentions }): VMeasureScore => {
    const share = (entropy: number) => (entropy === 0 ? 1 : mutual / entropy);
    const [completeness, homogeneity] = [share(responseEntropy), share(keyEntropy)];
    const found = (value: number, mentions: number) => (mentions === 0 ? null : (value * matched) / mentions);
    return {
      ...prf(found(completeness, keyMentions), found(homogeneity, responseMentions)),
      matched: matched === 0 ? prf(null, null) : prf(completeness, homogeneity),
    };
  },
});

const prf = (recall: number | null, precision: number | null): Score => ({
  recall,
  precision,
  f1: f1(recall, precision),
});
