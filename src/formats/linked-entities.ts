import { clustersOf } from '../core/clusters.ts';

/** The entities of mentions that are linked by their ids: what is connected by identity is one, called like the first of its mentions. Mentions without a link are not in it. */
export function entitiesByLinks(links: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  const entityOf = new Map<string, string>();
  for (const cluster of clustersOf(links)) for (const id of cluster) entityOf.set(id, cluster[0]);
  return entityOf;
}

/** Names of links that mean identity, where a tool lets its users name them. */
export const isIdentityName = (name: string): boolean =>
  /coref|ident|same|anaphor|antecedent|^ana$/i.test(name) && !/bridg|split|non.?ident/i.test(name);
