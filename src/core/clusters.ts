/**
 * The connected components of links between ids: the transitive closure of coreference. Each id of a link is in
 * exactly one component; components and their ids are in the order in which the links first mention them.
 */
export function clustersOf(links: Iterable<readonly [string, string]>): string[][] {
  const parent = new Map<string, string>();
  const root = (id: string): string => {
    if (!parent.has(id)) parent.set(id, id);
    let at = id;
    while (parent.get(at) !== at) {
      const next = parent.get(parent.get(at)!)!; // path halving
      parent.set(at, next);
      at = next;
    }
    return at;
  };
  for (const [a, b] of links) {
    const [first, second] = [root(a), root(b)];
    if (first !== second) parent.set(second, first);
  }
  const clusters = new Map<string, string[]>();
  for (const id of parent.keys()) {
    const key = root(id);
    const cluster = clusters.get(key);
    if (cluster) cluster.push(id);
    else clusters.set(key, [id]);
  }
  return [...clusters.values()];
}
