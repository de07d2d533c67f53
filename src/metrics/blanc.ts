import { numberParameter } from '../core/parameter.ts';
import { linkCountLevels } from './levels.ts';
import { type LinkCounts, linkCounts } from './links.ts';
import type { Measures } from './measure.ts';
import {
  type Counts,
  defineMetric,
  type RatioScore,
  ratioScore,
  type Score,
  type ScorePart,
} from './metric.ts';

export interface BlancScore extends Score {
  /** Coreference links alone. */
  readonly coref: RatioScore;
  /** Non-coreference links alone. */
  readonly noncoref: RatioScore;
}

/** Weight of coreference links, 0 to 1; non-coreference links get the rest. */
export const blancWeight = numberParameter({
  name: 'blancWeight',
  flag: 'blanc-weight',
  placeholder: 'w',
  label: 'The BLANC weight',
  meaning: 'weight of coreference links in BLANC, 0 to 1',
  preset: 0.5,
  from: 0,
  to: 1,
});

export const blancParts: readonly ScorePart<BlancScore>[] = [
  { id: 'coref', label: 'coreference links', of: ({ coref }) => coref },
  { id: 'noncoref', label: 'other links', of: ({ noncoref }) => noncoref },
];

export const linkFields = [
  'keyCoref',
  'responseCoref',
  'sharedCoref',
  'keyNoncoref',
  'responseNoncoref',
  'sharedNoncoref',
] as const satisfies readonly (keyof LinkCounts)[];

/** The names of the fields are those of the quantities. */
export const linkMeasures: Measures<keyof LinkCounts> = {
  keyCoref: 'keyCoref',
  responseCoref: 'responseCoref',
  sharedCoref: 'sharedCoref',
  keyNoncoref: 'keyNoncoref',
  responseNoncoref: 'responseNoncoref',
  sharedNoncoref: 'sharedNoncoref',
};

/**
 * BLANC: how many of the decisions "these corefer" and "these do not" are right, with equal weight for each kind?
 *
 *     R_c = |C_k ∩ C_r| / |C_k|   P_c = |C_k ∩ C_r| / |C_r|      R_n, P_n likewise over non-coreference links
 *     R = (R_c + R_n) / 2         P = (P_c + P_n) / 2            F = (F_c + F_n) / 2
 *
 * Luo et al. (2014) extend the metric of Recasens & Hovy (2011) to predicted mentions. Boundary cases follow the CoNLL
 * reference scorer: they are decided on corpus totals and by the key alone. If the key has only one kind of link, the
 * score of that kind is the score. (Luo et al. drop a kind only if both sides lack it: for key {abc}, response {ab}{c}
 * they get F = 0.25, the reference scorer and this metric 0.5.) A kind that only the response lacks has precision 0.
 * Without any link in the key the score is undefined. Cost: O(cells).
 */
export const blanc = defineMetric({
  id: 'blanc',
  label: 'BLANC',
  summary: 'Coreference and non-coreference links, with equal weight for each kind.',
  cite: ['recasens-hovy-2011', 'luo-2014'],
  kind: 'standard',
  fields: linkFields,
  components: 'links',
  parts: blancParts,
  parameters: [blancWeight],
  measures: () => linkMeasures,
  count: ({ table }) => ({ ...linkCounts(table) }),
  levels: { addsUp: true, count: linkCountLevels },
  score: (counts, options) => blancScore(counts, options.blancWeight),
});

/** The score of summed link counts; `weight` is the share of coreference links. */
export function blancScore(counts: Counts<keyof LinkCounts>, weight: number): BlancScore {
  const coref = ratioScore({
    recallNum: counts.sharedCoref,
    recallDen: counts.keyCoref,
    precisionNum: counts.sharedCoref,
    precisionDen: counts.responseCoref,
  });
  const noncoref = ratioScore({
    recallNum: counts.sharedNoncoref,
    recallDen: counts.keyNoncoref,
    precisionNum: counts.sharedNoncoref,
    precisionDen: counts.responseNoncoref,
  });
  // Not a spread: it takes several times as long as the arithmetic, and resampling scores thousands of sums.
  const { recall, precision, f1 } = combined(coref, noncoref, weight);
  return { recall, precision, f1, coref, noncoref };
}

function combined(coref: Score, noncoref: Score, weight: number): Score {
  if (coref.recall === null && noncoref.recall === null) return { recall: null, precision: null, f1: null };
  if (noncoref.recall === null) return whole(coref);
  if (coref.recall === null) return whole(noncoref);
  const mean = (c: number | null, n: number | null) => weight * (c ?? 0) + (1 - weight) * (n ?? 0);
  return {
    recall: mean(coref.recall, noncoref.recall),
    precision: mean(coref.precision, noncoref.precision),
    f1: mean(coref.f1, noncoref.f1),
  };
}

/** The key has only this kind of link: its score is the score, with precision 0 if the response has no such link. */
const whole = ({ recall, precision, f1 }: Score): Score => ({ recall, precision: precision ?? 0, f1 });
