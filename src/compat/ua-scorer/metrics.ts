import { maximumWeight } from '../../core/assignment.ts';
import { ScorerFailure } from '../lookups/failure.ts';
import type { Counts, Fraction } from '../lookups/metrics.ts';

/** The aligned split antecedent of the other side, and how far the two agree. */
export interface Partner {
  readonly mention: number;
  readonly weight: number;
}

export type Partners = ReadonlyMap<number, Partner>;

/** Two lists of entities with their lookups: a document, or the atomic entities of two split antecedents. */
export interface Compared {
  readonly key: readonly Int32Array[];
  readonly response: readonly Int32Array[];
  readonly keyEntity: (mention: number) => number | undefined;
  readonly responseEntity: (mention: number) => number | undefined;
  readonly lookup: (mention: number) => number;
  readonly isSplit: (mention: number) => boolean;
  /** The response entities that have a mention that equals a mention of the key. */
  readonly holders: (mention: number) => Iterable<number>;
  /** Partners of split antecedents by the recall, precision and F₁ of the pair. */
  readonly partners: { readonly recall: Partners; readonly precision: Partners; readonly f1: Partners };
  /** Entities of one mention have a link in MUC: when split antecedents are compared. */
  readonly countsSingletons: boolean;
  readonly scalesLaterLinks: boolean;
}

export type UaMetric = (compared: Compared) => Counts;

/** One direction of a comparison. */
interface Direction {
  readonly entities: readonly Int32Array[];
  readonly others: readonly Int32Array[];
  readonly otherEntity: (mention: number) => number | undefined;
  readonly partners: Partners;
  readonly compared: Compared;
}

const twoWays =
  (count: (direction: Direction) => Fraction): UaMetric =>
  (compared) => ({
    recall: count({
      entities: compared.key,
      others: compared.response,
      otherEntity: compared.responseEntity,
      partners: compared.partners.recall,
      compared,
    }),
    precision: count({
      entities: compared.response,
      others: compared.key,
      otherEntity: compared.keyEntity,
      partners: compared.partners.precision,
      compared,
    }),
  });

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

const sizes = (entities: readonly Int32Array[]): number => sum(entities, ({ length }) => length);

const linksAmong = (mentions: number): number => (mentions * (mentions - 1)) / 2;

export const muc = twoWays(({ entities, others, otherEntity, partners, compared }) => {
  const single = (members: Int32Array): boolean => members.length === 1 && compared.countsSingletons;
  const right = sum(entities, (members) => {
    if (single(members)) {
      const entity = otherEntity(compared.lookup(members[0]));
      return entity !== undefined && others[entity].length === 1 ? 1 : 0;
    }
    const linked = new Set<number>();
    let found = members.length;
    let split: number | undefined;
    for (const member of members) {
      const mention = compared.lookup(member);
      const entity = otherEntity(mention);
      if (compared.isSplit(mention)) split = mention;
      else if (entity === undefined) found--;
      else linked.add(entity);
    }
    // The weight of the last split antecedent, if its partner is where an ordinary mention is.
    if (split !== undefined) {
      const partner = partners.get(split);
      const entity = partner && otherEntity(partner.mention);
      found -= partner !== undefined && entity !== undefined && linked.has(entity) ? 1 - partner.weight : 1;
    }
    return found - linked.size;
  });
  return [right, sum(entities, (members) => (single(members) ? 1 : members.length - 1))];
});

export const bcub = twoWays(({ entities, otherEntity, partners, compared }) => [
  sum(entities, (members) => {
    if (members.length === 0) throw new ScorerFailure('division by zero: an entity without mentions');
    const counts = new Map<number, number>();
    for (const member of members) {
      const mention = compared.lookup(member);
      const partner = compared.isSplit(mention) ? partners.get(mention) : { mention, weight: 1 };
      const entity = partner && otherEntity(partner.mention);
      if (entity !== undefined) counts.set(entity, (counts.get(entity) ?? 0) + (partner?.weight ?? 0));
    }
    return sum([...counts.values()], (count) => count * count) / members.length;
  }),
  sizes(entities),
]);

export const ceafm: UaMetric = (compared) => {
  const best = bestAlignment(compared, (shared) => shared);
  return { recall: [best, sizes(compared.key)], precision: [best, sizes(compared.response)] };
};

export const ceafe: UaMetric = (compared) => {
  const best = bestAlignment(compared, (shared, key, response) => (2 * shared) / (key + response));
  return { recall: [best, compared.key.length], precision: [best, compared.response.length] };
};

function bestAlignment(
  { key, response, lookup, isSplit, holders, partners }: Compared,
  similarity: (shared: number, keySize: number, responseSize: number) => number,
): number {
  const [row, column, weight]: [number[], number[], number[]] = [[], [], []];
  key.forEach((members, i) => {
    const shared = new Map<number, number>();
    for (const member of members) {
      const mention = lookup(member);
      const partner = isSplit(mention) ? partners.f1.get(mention) : { mention, weight: 1 };
      if (partner === undefined) continue;
      for (const entity of holders(partner.mention)) {
        shared.set(entity, (shared.get(entity) ?? 0) + partner.weight);
      }
    }
    for (const [entity, common] of shared) {
      row.push(i);
      column.push(entity);
      weight.push(similarity(common, members.length, response[entity].length));
    }
  });
  return maximumWeight(key.length, response.length, {
    row: Int32Array.from(row),
    column: Int32Array.from(column),
    weight: Float64Array.from(weight),
  });
}

/** Entities by their mentions; `same` adds mentions that are equal without being the same. */
export function holdersAmong(
  entities: readonly Int32Array[],
  same?: (mention: number, other: number) => boolean,
): (mention: number) => Iterable<number> {
  const byMention = new Map<number, Set<number>>();
  entities.forEach((members, entity) => {
    for (const mention of members) {
      const known = byMention.get(mention);
      if (known === undefined) byMention.set(mention, new Set([entity]));
      else known.add(entity);
    }
  });
  if (same === undefined) return (mention) => byMention.get(mention) ?? [];
  return (mention) => {
    const found = new Set(byMention.get(mention));
    for (const [other, holders] of byMention)
      if (same(mention, other)) for (const entity of holders) found.add(entity);
    return found;
  };
}

/** A mention as links see it: its entity on the other side, and its weight. */
interface LinkEnd {
  readonly entity: number;
  readonly weight: number;
}

function linkEnd(
  member: number,
  { lookup, isSplit }: Compared,
  otherEntity: (mention: number) => number | undefined,
  partners: Partners,
): LinkEnd | undefined {
  const mention = lookup(member);
  const { mention: found, weight } = (isSplit(mention) ? partners.get(mention) : undefined) ?? {
    mention,
    weight: 1,
  };
  const entity = otherEntity(found);
  return entity === undefined ? undefined : { entity, weight };
}

export const lea = twoWays(({ entities, others, otherEntity, partners, compared }) => [
  sum(entities, (members) => {
    if (members.length === 0) throw new ScorerFailure('division by zero: an entity without mentions');
    if (members.length === 1) {
      const entity = otherEntity(compared.lookup(members[0]));
      return entity !== undefined && others[entity].length === 1 ? 1 : 0;
    }
    const ends = Array.from(members, (member) => linkEnd(member, compared, otherEntity, partners));
    const links = compared.scalesLaterLinks
      ? scaledLinks(members, ends, partners, compared)
      : plainLinks(ends);
    return (members.length * links) / linksAmong(members.length);
  }),
  sizes(entities),
]);

/** Links between mentions of one entity: the products of their weights. */
function plainLinks(ends: readonly (LinkEnd | undefined)[]): number {
  const sums = new Map<number, WeightSums>();
  for (const end of ends) if (end !== undefined) sumsOf(sums, end.entity).add(end.weight);
  return sum([...sums.values()], pairSum);
}

const pairSum = ({ weights, squares }: WeightSums): number => (weights * weights - squares) / 2;

/** As `plainLinks`, but once a split antecedent was met as second mention, its weight scales all later links, too. */
function scaledLinks(
  members: Int32Array,
  ends: readonly (LinkEnd | undefined)[],
  partners: Partners,
  { lookup }: Compared,
): number {
  /** Sum of weight ÷ scale over the first mentions, by entity. */
  const firsts = new Map<number, number>();
  let scale = 1;
  let links = 0;
  members.forEach((member, i) => {
    scale *= partners.get(lookup(member))?.weight ?? 1;
    const end = ends[i];
    if (end === undefined) return;
    const before = firsts.get(end.entity) ?? 0;
    links += before * scale;
    firsts.set(end.entity, before + end.weight / scale);
  });
  return links;
}

/** Coreference links of BLANC: only the first mention of a link is looked up through its partner. */
export const blancCoreference: UaMetric = (compared) => {
  const { key, response, responseEntity, lookup, partners } = compared;
  const right = sum(key, (members) => {
    const later = new Map<number, number>();
    let links = 0;
    for (let i = members.length - 1; i >= 0; i--) {
      const first = linkEnd(members[i], compared, responseEntity, partners.f1);
      if (first !== undefined) links += first.weight * (later.get(first.entity) ?? 0);
      const own = responseEntity(lookup(members[i]));
      if (own !== undefined) later.set(own, (later.get(own) ?? 0) + 1);
    }
    return links;
  });
  return {
    recall: [right, sum(key, ({ length }) => linksAmong(length))],
    precision: [right, sum(response, ({ length }) => linksAmong(length))],
  };
};

/** All other links of BLANC: pairs in different entities on both sides, with the products of their weights. */
export const blancOther: UaMetric = (compared) => {
  const { key, response, responseEntity, partners } = compared;
  const everything = new WeightSums();
  const inResponse = new Map<number, WeightSums>();
  let right = 0;
  for (const members of key) {
    const inKey = new WeightSums();
    const inBoth = new Map<number, WeightSums>();
    for (const member of members) {
      const end = linkEnd(member, compared, responseEntity, partners.f1);
      if (end === undefined) continue;
      for (const sums of [everything, inKey, sumsOf(inResponse, end.entity), sumsOf(inBoth, end.entity)]) {
        sums.add(end.weight);
      }
    }
    right += sum([...inBoth.values()], pairSum) - pairSum(inKey);
  }
  right += pairSum(everything) - sum([...inResponse.values()], pairSum);
  return { recall: [right, otherLinks(key)], precision: [right, otherLinks(response)] };
};

class WeightSums {
  weights = 0;
  squares = 0;

  add(weight: number): void {
    this.weights += weight;
    this.squares += weight * weight;
  }
}

function sumsOf(map: Map<number, WeightSums>, entity: number): WeightSums {
  let sums = map.get(entity);
  if (sums === undefined) {
    sums = new WeightSums();
    map.set(entity, sums);
  }
  return sums;
}

const otherLinks = (entities: readonly Int32Array[]): number =>
  linksAmong(sizes(entities)) - sum(entities, ({ length }) => linksAmong(length));
