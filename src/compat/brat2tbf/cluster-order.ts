import { PythonSet } from '../evmeval/python/set.ts';
import { byteString } from '../scorer-pl/bytes.ts';

/** Steps for one cluster beyond which the order is not reproduced. */
const MAX_STEPS = 300_000;

export type IdLink = readonly [string, string];

/**
 * The clusters that links form, each in the order in which the public converter (brat2tbf, under CPython 2.7)
 * visits its events. That order decides which of several events with the same span stays in a cluster. It is the
 * order of a hash table, and depends on how the table was filled:
 *
 * 1. each link joins the first set that contains one of its events, or begins a new set;
 * 2. the first set is united with the first later set that shares an event, until no two sets share one.
 *
 * Step 2 copies the growing set each time. The order of a cluster that needs more than `MAX_STEPS` is not computed,
 * and the cluster is missing in the result; the original, which compares all pairs of sets after each union, does not
 * finish on such a cluster.
 */
export function brat2tbfOrder(links: readonly IdLink[]): string[][] {
  const { sets, holders, idOf } = firstSets(links);
  const united = new Uint8Array(sets.length);
  const clusters: string[][] = [];
  sets.forEach((_, first) => {
    if (united[first]) return;
    const members = unite(first, sets, holders, united);
    if (members) clusters.push(Array.from(members, (bytes) => idOf.get(bytes)!));
  });
  return clusters;
}

interface FirstSets {
  /** Sets of ids in bytes. */
  readonly sets: readonly PythonSet[];
  /** The numbers of the sets that contain an id, in any order. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  readonly idOf: ReadonlyMap<string, string>;
}

function firstSets(links: readonly IdLink[]): FirstSets {
  const sets: PythonSet[] = [];
  const holders = new Map<string, number[]>();
  const lowest = new Map<string, number>();
  const idOf = new Map<string, string>();
  const add = (bytes: string, number: number): void => {
    if (sets[number].has(bytes)) return;
    sets[number].add(bytes);
    const known = holders.get(bytes);
    if (known) known.push(number);
    else holders.set(bytes, [number]);
    lowest.set(bytes, Math.min(number, lowest.get(bytes) ?? number));
  };
  for (const link of links) {
    const [a, b] = link.map(idBytes);
    idOf.set(a, link[0]).set(b, link[1]);
    const first = Math.min(lowest.get(a) ?? sets.length, lowest.get(b) ?? sets.length);
    if (first === sets.length) sets.push(new PythonSet());
    add(a, first);
    add(b, first);
  }
  return { sets, holders, idOf };
}

/** Unites a set with all sets connected to it, and marks them; undefined if that takes too many steps. */
function unite(
  first: number,
  sets: readonly PythonSet[],
  holders: ReadonlyMap<string, readonly number[]>,
  united: Uint8Array,
): PythonSet | undefined {
  let whole: PythonSet | undefined = sets[first];
  let size = 0;
  let steps = 0;
  const next = new Set<number>();
  const take = (number: number): void => {
    united[number] = 1;
    next.delete(number);
    for (const bytes of sets[number]) {
      size++;
      for (const holder of holders.get(bytes)!) if (!united[holder]) next.add(holder);
    }
  };
  take(first);
  while (next.size > 0) {
    steps += size + next.size;
    if (steps > MAX_STEPS) whole = undefined;
    let lowest = sets.length;
    // Without an order to reproduce, the sets can be taken in any order.
    for (const number of next) {
      lowest = Math.min(lowest, number);
      if (whole === undefined) break;
    }
    whole = whole?.union(sets[lowest]);
    take(lowest);
  }
  return whole;
}

const encoder = new TextEncoder();

const idBytes = (id: string): string => byteString(encoder.encode(id));
