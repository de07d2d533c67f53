import type { Contingency } from '../core/contingency.ts';
import { linkCounts } from './links.ts';
import { defineMetric, indexScore } from './metric.ts';
import { pairs } from './ratio.ts';

/**
 * The Rand index: the share of mention pairs on which key and response agree.
 *
 *     Rand = (pairs together in both + pairs apart in both) / all pairs
 *
 * Rand (1971), over the union of the mentions of both sides; a mention that one side lacks counts as a singleton there.
 * Nearly all pairs are apart in both, so the index is close to 1 for any system (the motivation for BLANC). Symmetric.
 * Undefined for fewer than two mentions. Cost: O(cells).
 */
export const rand = defineMetric({
  id: 'rand',
  label: 'Rand',
  summary: 'Share of mention pairs on which key and response agree; always close to 1.',
  cite: ['rand-1971'],
  kind: 'extra',
  headline: 'index',
  fields: ['agreed', 'pairs'] as const,
  measures: () => ({ agreed: 'agreedPairs', pairs: 'unionPairs' }),
  count: ({ table }) => {
    const { sharedCoref, keyCoref, responseCoref } = linkCounts(table);
    const all = pairs(unionSize(table));
    return { agreed: all - keyCoref - responseCoref + 2 * sharedCoref, pairs: all };
  },
  score: ({ agreed, pairs: all }) => indexScore(all === 0 ? null : agreed / all),
});

/** The number of mentions that at least one side has. */
export function unionSize({ keyMentions, responseMentions, sharedMentions }: Contingency): number {
  return keyMentions + responseMentions - sharedMentions;
}
