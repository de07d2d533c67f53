import { maximumWeight } from '../../core/assignment.ts';
import { exchanged, type ScoredDocument } from './scored-document.ts';

/** Numerators and denominators of one document. */
export interface Counts {
  readonly recall: Fraction;
  readonly precision: Fraction;
}

export type Fraction = readonly [numerator: number, denominator: number];

export type DocumentMetric = (document: ScoredDocument) => Counts;

/** Recall by `count`, precision by `count` with key and response exchanged. */
const twoWays =
  (count: (document: ScoredDocument) => Fraction): DocumentMetric =>
  (document) => ({ recall: count(document), precision: count(exchanged(document)) });

const sizes = (entities: readonly Int32Array[]): number => sum(entities, (members) => members.length);

const sum = (entities: readonly Int32Array[], value: (members: Int32Array) => number): number =>
  entities.reduce((total, members) => total + value(members), 0);

/** Number of mentions in each entity of the other side. */
function foundBy({ lookup, responseEntity }: ScoredDocument, members: Int32Array): Map<number, number> {
  const found = new Map<number, number>();
  for (const mention of members) {
    const entity = responseEntity[lookup[mention]];
    if (entity >= 0) found.set(entity, (found.get(entity) ?? 0) + 1);
  }
  return found;
}

const total = (found: ReadonlyMap<number, number>): number => {
  let mentions = 0;
  for (const count of found.values()) mentions += count;
  return mentions;
};

export const muc = twoWays((document) => [
  sum(document.key, (members) => {
    const found = foundBy(document, members);
    return total(found) - found.size;
  }),
  sum(document.key, (members) => members.length - 1),
]);

export const bcub = twoWays((document) => [
  sum(document.key, (members) => {
    let squares = 0;
    for (const count of foundBy(document, members).values()) squares += count * count;
    return squares / members.length;
  }),
  sizes(document.key),
]);

export const lea = twoWays((document) => [
  sum(document.key, (members) => {
    const found = foundBy(document, members);
    if (members.length === 1) {
      const [entity] = found.keys();
      return entity !== undefined && document.response[entity].length === 1 ? 1 : 0;
    }
    let links = 0;
    for (const count of found.values()) links += linksAmong(count);
    return (members.length * links) / linksAmong(members.length);
  }),
  sizes(document.key),
]);

const linksAmong = (mentions: number): number => (mentions * (mentions - 1)) / 2;

export const ceafm: DocumentMetric = (document) => {
  const best = bestAlignment(document, (shared) => shared);
  return { recall: [best, sizes(document.key)], precision: [best, sizes(document.response)] };
};

export const ceafe: DocumentMetric = (document) => {
  const best = bestAlignment(document, (shared, key, response) => (2 * shared) / (key + response));
  return { recall: [best, document.key.length], precision: [best, document.response.length] };
};

/**
 * Mentions are looked up from the key. Unlike the lookups of other metrics, a mention that is in several response entities
 * is found in each.
 */
function bestAlignment(
  { key, response, lookup }: ScoredDocument,
  similarity: (shared: number, keySize: number, responseSize: number) => number,
): number {
  const entitiesOf = new Map<number, number[]>();
  response.forEach((members, entity) => {
    for (const mention of members) {
      const entities = entitiesOf.get(mention);
      if (entities === undefined) entitiesOf.set(mention, [entity]);
      else if (entities[entities.length - 1] !== entity) entities.push(entity);
    }
  });
  const [row, column, weight]: [number[], number[], number[]] = [[], [], []];
  key.forEach((members, i) => {
    const shared = new Map<number, number>();
    for (const mention of members) {
      for (const entity of entitiesOf.get(lookup[mention]) ?? []) {
        shared.set(entity, (shared.get(entity) ?? 0) + 1);
      }
    }
    for (const [entity, mentions] of shared) {
      row.push(i);
      column.push(entity);
      weight.push(similarity(mentions, members.length, response[entity].length));
    }
  });
  return maximumWeight(key.length, response.length, {
    row: Int32Array.from(row),
    column: Int32Array.from(column),
    weight: Float64Array.from(weight),
  });
}

/** Coreference links of BLANC. Links are looked up from the key only. */
export const blancCoreference: DocumentMetric = (document) => {
  const right = sum(document.key, (members) => {
    let links = 0;
    for (const count of foundBy(document, members).values()) links += linksAmong(count);
    return links;
  });
  return {
    recall: [right, sum(document.key, ({ length }) => linksAmong(length))],
    precision: [right, sum(document.response, ({ length }) => linksAmong(length))],
  };
};

/** All other links of BLANC: pairs of found mentions that are in different entities on both sides. */
export const blancOther: DocumentMetric = (document) => {
  /** Pairs of found mentions that are not in one entity of the key, minus those that are in one of the response. */
  let mentions = 0;
  let together = 0;
  const inResponse = new Map<number, number>();
  let inBoth = 0;
  for (const members of document.key) {
    const found = foundBy(document, members);
    const size = total(found);
    mentions += size;
    together += linksAmong(size);
    for (const [entity, count] of found) {
      inResponse.set(entity, (inResponse.get(entity) ?? 0) + count);
      inBoth += linksAmong(count);
    }
  }
  let responseTogether = 0;
  for (const count of inResponse.values()) responseTogether += linksAmong(count);
  const right = linksAmong(mentions) - together - responseTogether + inBoth;
  return {
    recall: [right, otherLinks(document.key)],
    precision: [right, otherLinks(document.response)],
  };
};

const otherLinks = (entities: readonly Int32Array[]): number =>
  linksAmong(sizes(entities)) - sum(entities, ({ length }) => linksAmong(length));
