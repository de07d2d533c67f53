import { type AwarenessCounts, addAwareness, noAwareness } from '../../../nuggets/sequencing/awareness.ts';
import type { TimedLink } from '../../../nuggets/sequencing/intervals.ts';
import { crash } from '../python/log.ts';
import { pythonFloat } from '../python/number-format.ts';
import { Timegraph } from './timegraph.ts';

/** The links of one document on common nodes. */
export interface LinkedDocument {
  readonly id: string;
  readonly gold: readonly TimedLink[];
  readonly system: readonly TimedLink[];
}

/** The output of the temporal scorer (docs/compat/evmeval.md#sequencing). */
export function awarenessBlock(documents: readonly LinkedDocument[]): string {
  let sum: AwarenessCounts = noAwareness;
  for (const document of documents.filter(({ id }) => !id.includes('DS_Store')))
    sum = addAwareness(sum, countDocument(document));
  const precision = ratio(sum.precisionNum, sum.precisionDen);
  const recall = ratio(sum.recallNum, sum.recallDen);
  const f1 = ratio(2 * precision * recall, precision + recall);
  const [f, p, r] = [f1, precision, recall].map(percentage);
  return [
    '=== Temporal Awareness Score ===\n',
    'Evaluated considering implicit relations in recall as well\n',
    'Temporal Score\tF1\tP\tR\n',
    `\t\t${f}\t${p}\t${r}\t\n`,
    `Overall Temporal Awareness Score (F1 score): ${f}\n`,
    '\n',
  ].join('');
}

const IMPLICIT_WEIGHT = 0.99;

/** The formulas of `countAwareness` in `src/nuggets`, with the time graph and the division of the tool. */
function countDocument({ id, gold, system }: LinkedDocument): AwarenessCounts {
  const [g, s] = [new Timegraph(gold), new Timegraph(system)];
  const matched = (links: readonly TimedLink[], others: readonly TimedLink[], graph: Timegraph): number => {
    const stated = new Set(others.map(linkKey));
    return links.filter((link) => stated.has(linkKey(link)) || graph.entails(link)).length;
  };
  const kept = new Set(g.links.map(linkKey));
  const right = matched(g.links, system, s);
  const implicit = s.links.filter((link) => !kept.has(linkKey(link)) && g.entails(link)).length;
  const nodes = nodesOf(g.links);
  const n = [...nodesOf(s.links)].filter((node) => nodes.has(node)).length;
  const rest = 1 + 0.5 * n * (n - 1) - right;
  if (rest === 0) {
    throw crash(
      `Document "${id}" has more matched links than pairs of events: the weight of implicit links divides by 0.`,
    );
  }
  return {
    precisionNum: matched(s.links, gold, g),
    precisionDen: s.links.length,
    recallNum: right + (IMPLICIT_WEIGHT / rest) * implicit,
    recallDen: g.links.length,
  };
}

const ratio = (num: number, den: number): number => (den === 0 ? 0 : num / den);

/** 100 times the value rounded to six decimals. */
const percentage = (value: number): string => pythonFloat(100 * Number(value.toFixed(6)));

const linkKey = ({ relation, from, to }: TimedLink): string => `${relation} ${from} ${to}`;

const nodesOf = (links: readonly TimedLink[]): Set<number> =>
  new Set(links.flatMap(({ from, to }) => [from, to]));
