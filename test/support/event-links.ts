import fc from 'fast-check';
import type { TimedLink } from '../../src/nuggets/sequencing/intervals.ts';
import { clusterIndex, clusterLinks, type IndexLink } from '../../src/nuggets/sequencing/links.ts';

export const precedes = (from: number, to: number): TimedLink => ({ relation: 'After', from, to });
export const includes = (from: number, to: number): TimedLink => ({ relation: 'Subevent', from, to });

/** Reachability over at least one edge, by brute force. */
export function closure(nodes: number, links: readonly IndexLink[]): boolean[][] {
  const reach = Array.from({ length: nodes }, () => new Array(nodes).fill(false));
  for (const [a, b] of links) reach[a][b] = true;
  for (let k = 0; k < nodes; k++) {
    for (let i = 0; i < nodes; i++) {
      for (let j = 0; j < nodes; j++) reach[i][j] ||= reach[i][k] && reach[k][j];
    }
  }
  return reach;
}

export const NODES = 7;
/** Links between `NODES` nodes. */
export const links = fc
  .array(fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1)), { maxLength: 14 })
  .map((list) => clusterLinks(list, clusterIndex(NODES, [])));
