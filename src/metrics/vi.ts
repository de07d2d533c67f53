import { DoubleDouble } from '../core/double-double.ts';
import { bitsOf, rounded, type SizeCounts, sizeCounts } from './information.ts';
import { defineMetric, fractionScore, type RatioScore } from './metric.ts';
import { unionSize } from './rand.ts';
import { quotient } from './ratio.ts';

export interface VariationScore extends RatioScore {
  /** Bits per mention of the union; `null` without mentions. Absent in a mean over documents. */
  readonly distance: number | null;
}

/**
 * Variation of information: how many bits of the key does the response keep?
 *
 *     g(n) = n · log₂(2n)        R = Σ_ij g(|K_i ∩ R_j|) / Σ_i g(|K_i|)        P = R of the transpose
 *     distance = (Σ_i g(|K_i|) + Σ_j g(|R_j|) − 2 Σ_ij g(|K_i ∩ R_j|)) / |K ∪ R|
 *
 * A mention costs one bit to be there, and log₂ n bits to name its entity of n mentions. With the same mentions on both sides
 * the distance is that of Meilă (2007), H(K|R) + H(R|K), in bits per mention; a twinless mention adds one bit as if it were a
 * singleton on the other side, so that the whole is a distance between annotations (docs/metrics.md). Cost: O(cells).
 */
export const vi = defineMetric({
  id: 'vi',
  label: 'VI',
  summary: 'Variation of information: bits of each side that the other one keeps, and the distance in bits.',
  cite: ['meila-2007'],
  kind: 'extra',
  fields: ['shared', 'keyBits', 'responseBits', 'union'] as const,
  components: 'sum',
  measures: () => ({
    shared: 'sharedBits',
    keyBits: 'keyBits',
    responseBits: 'responseBits',
    union: 'unionMentions',
  }),
  remark: (score) => {
    const { distance = null } = score as Partial<VariationScore>;
    return distance === null ? '' : `distance ${distance.toFixed(3)} bits per mention`;
  },
  figures: (score) => ({ distance: (score as Partial<VariationScore>).distance ?? null }),
  count: ({ table }) => ({
    shared: presenceBits(sizeCounts(table.cells.shared), table.sharedMentions),
    keyBits: presenceBits(sizeCounts(table.keySizes), table.keyMentions),
    responseBits: presenceBits(sizeCounts(table.responseSizes), table.responseMentions),
    union: unionSize(table),
  }),
  score: ({ shared, keyBits, responseBits, union }): VariationScore => ({
    ...fractionScore({ num: shared, den: keyBits }, { num: shared, den: responseBits }),
    distance: quotient({ num: keyBits - shared + (responseBits - shared), den: union }),
  }),
});

/** Σ n log₂ 2n, which is one bit for each mention and Σ n log₂ n. */
const presenceBits = (sizes: SizeCounts, mentions: number): number =>
  rounded(bitsOf(sizes).plus(new DoubleDouble(mentions)), mentions);
