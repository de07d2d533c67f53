import type { Prf } from '../../metrics/metric.ts';
import { f1, quotient } from '../../metrics/ratio.ts';
import { type TimedLink, Timeline } from './intervals.ts';

/**
 * Temporal awareness (UzZaman & Allen 2011, as used in TempEval-3 and in evmeval): a link is correct if it follows from
 * the links of the other side. g and s are the links of gold and system without redundant ones.
 *
 *     P = Σ pm / Σ |s|            pm  links of s that follow from gold
 *     R = Σ (rm + w·im) / Σ |g|   rm  links of g that follow from the system
 *                                 im  links of s that follow from gold and are not in g
 *                                 w = 0.99 / (1 + n(n−1)/2 − rm), n nodes that occur in both g and s
 */
export interface AwarenessCounts {
  readonly precisionNum: number;
  readonly precisionDen: number;
  readonly recallNum: number;
  readonly recallDen: number;
}

export const noAwareness: AwarenessCounts = { precisionNum: 0, precisionDen: 0, recallNum: 0, recallDen: 0 };

const IMPLICIT_WEIGHT = 0.99;

export function countAwareness(gold: readonly TimedLink[], system: readonly TimedLink[]): AwarenessCounts {
  const [g, s] = [new Timeline(gold), new Timeline(system)];
  const [stated, answered] = [new Set(g.links.map(linkKey)), new Set(s.links.map(linkKey))];
  const [fromGold, fromSystem] = [g.entailed(s.links), s.entailed(g.links)];
  const pm = s.links.filter((link) => stated.has(linkKey(link)) || fromGold.has(link)).length;
  const rm = g.links.filter((link) => answered.has(linkKey(link)) || fromSystem.has(link)).length;
  const im = s.links.filter((link) => !stated.has(linkKey(link)) && fromGold.has(link)).length;
  const nodes = nodesOf(g.links);
  const n = [...nodesOf(s.links)].filter((node) => nodes.has(node)).length;
  const weight = IMPLICIT_WEIGHT / (1 + (n * (n - 1)) / 2 - rm);
  return {
    precisionNum: pm,
    precisionDen: s.links.length,
    recallNum: rm + (im === 0 ? 0 : weight * im),
    recallDen: g.links.length,
  };
}

export const addAwareness = (a: AwarenessCounts, b: AwarenessCounts): AwarenessCounts => ({
  precisionNum: a.precisionNum + b.precisionNum,
  precisionDen: a.precisionDen + b.precisionDen,
  recallNum: a.recallNum + b.recallNum,
  recallDen: a.recallDen + b.recallDen,
});

export function awarenessScore(counts: AwarenessCounts): Prf {
  const recall = quotient({ num: counts.recallNum, den: counts.recallDen });
  const precision = quotient({ num: counts.precisionNum, den: counts.precisionDen });
  return { recall, precision, f1: f1(recall, precision) };
}

const linkKey = ({ relation, from, to }: TimedLink): string => `${relation} ${from} ${to}`;

const nodesOf = (links: readonly TimedLink[]): Set<number> =>
  new Set(links.flatMap(({ from, to }) => [from, to]));
