import { type CharSet, LAST_UNIT } from './char-set.ts';

/** Equivalence classes of characters: two characters of a class are in the same sets. */
export interface CharClasses {
  readonly count: number;
  /** The class of each code unit. */
  readonly of: Uint8Array;
  /** Per set and class, 1 if the set contains the class. */
  readonly inSet: readonly Uint8Array[];
}

/** The coarsest partition of the code units for which every set is a union of classes. */
export function charClasses(sets: readonly CharSet[]): CharClasses {
  const cuts = new Map<number, number[]>([[0, []]]);
  const cut = (unit: number) => cuts.get(unit) ?? cuts.set(unit, []).get(unit)!;
  sets.forEach((set, index) => {
    for (const [first, last] of set.ranges) {
      cut(first).push(index);
      if (last < LAST_UNIT) cut(last + 1).push(index);
    }
  });

  const of = new Uint8Array(LAST_UNIT + 1);
  const members: (readonly number[])[] = [];
  const known = new Map<string, number>();
  const current = new Set<number>();
  const bounds = [...cuts.keys()].sort((a, b) => a - b);
  bounds.forEach((first, index) => {
    for (const set of cuts.get(first)!) if (!current.delete(set)) current.add(set);
    const signature = [...current].sort((a, b) => a - b);
    const key = signature.join();
    const number = known.get(key) ?? members.push(signature) - 1;
    known.set(key, number);
    of.fill(number, first, bounds[index + 1] ?? LAST_UNIT + 1);
  });
  if (members.length > 256) throw new RangeError(`${members.length} character classes do not fit a byte.`);

  const inSet = sets.map(() => new Uint8Array(members.length));
  members.forEach((signature, number) => {
    for (const set of signature) inSet[set][number] = 1;
  });
  return { count: members.length, of, inSet };
}
