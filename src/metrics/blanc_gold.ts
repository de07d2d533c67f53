import { InputError, type Problem } from '../problems/problem.ts';
import { type BlancScore, blancParts, blancScore, blancWeight, linkFields, linkMeasures } from './blanc.ts';
import { problem } from './codes.ts';
import { linkCounts } from './links.ts';
import { defineMetric, type RatioScore } from './metric.ts';

/**
 * BLANC as it was first defined, for a response with exactly the mentions of the key (Recasens & Hovy 2010).
 *
 * The formula is that of `blanc`; with one mention set its boundary rules are those of section 2.2 of the paper:
 *
 * - SYS one entity: 1 if GOLD is one entity too, 0 if GOLD is all singletons, otherwise P_n = R_n = F_n = 0;
 * - SYS all singletons: 1 if GOLD is too, 0 if GOLD is one entity, otherwise P_c = R_c = F_c = 0;
 * - GOLD with both kinds of link, none of a kind right: that kind is 0;
 * - SYS with both kinds of link: GOLD one entity → the coreference score, GOLD all singletons → the other one.
 *
 * Two differences from `blanc`: a single mention, which has no link, scores 1 (GOLD and SYS are equal), and mention sets
 * that differ are an error. Cost: O(cells).
 */
export const blancGold = defineMetric({
  id: 'blanc_gold',
  label: 'BLANC (gold mentions)',
  summary: 'BLANC of Recasens & Hovy (2010), for a response with the same mentions as the key.',
  cite: ['recasens-hovy-2010'],
  kind: 'extra',
  fields: [...linkFields, 'mentions', 'twinless'] as const,
  parts: blancParts,
  parameters: [blancWeight],
  measures: () => ({ ...linkMeasures, mentions: 'keyMentions', twinless: 'twinless' }),
  count: ({ table }) => {
    const matched = table.sharedMentions;
    const mentions = table.keyMentions;
    return { ...linkCounts(table), mentions, twinless: mentions + table.responseMentions - 2 * matched };
  },
  needs: 'the same mentions in key and response',
  refusal,
  score: (counts, options): BlancScore => {
    const refused = refusal(counts);
    if (refused !== undefined) throw new InputError([refused]);
    const score = blancScore(counts, options.blancWeight);
    return score.f1 === null && counts.mentions > 0 ? perfect(score) : score;
  },
});

function refusal({ twinless }: { readonly twinless: number }): Problem | undefined {
  if (twinless === 0) return undefined;
  return problem(
    'metric/mentions-differ',
    `blanc_gold needs a response with the mentions of the key, but ${twinless} ${twinless === 1 ? 'mention is' : 'mentions are'} on one side only.`,
    {
      expected: 'the same mentions in key and response',
      help: 'use the metric "blanc", which scores predicted mentions (Luo et al. 2014)',
    },
  );
}

/** With one mention set and no link on either side, both partitions are the same. */
function perfect({ coref, noncoref }: { coref: RatioScore; noncoref: RatioScore }): BlancScore {
  return { recall: 1, precision: 1, f1: 1, coref, noncoref };
}
