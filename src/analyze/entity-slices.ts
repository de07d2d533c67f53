import type { AlignedPair } from '../core/aligned-pair.ts';
import { maximumWeight } from '../core/assignment.ts';
import { byCodePoint } from '../core/code-points.ts';
import type { Contingency } from '../core/contingency.ts';
import type { Document } from '../core/document.ts';
import { ExactSums } from '../core/exact-sums.ts';
import { phi4 } from '../metrics/ceaf.ts';
import { fractionScore, type RatioScore } from '../metrics/metric.ts';
import { pairs } from '../metrics/ratio.ts';
import type { PairLabels } from './labels/vote.ts';

/** The metrics of slices of entities, in the order of their counts. */
export const entitySliceMetrics = ['muc', 'bcub', 'ceafe', 'lea'] as const;

export type EntitySliceMetric = (typeof entitySliceMetrics)[number];

/**
 * The entities with one value of a feature: recall is that of the key entities against the whole response, precision that of the
 * response entities against the whole key.
 */
export interface EntitySlice {
  /** `null` for entities without a label. */
  readonly value: string | null;
  /** Numbers of entities. */
  readonly key: number;
  readonly response: number;
  /** Counts of MUC, B³ and LEA add up to those of all entities. CEAFe aligns the entities of a slice with all of the other side, so its counts do not. */
  readonly scores: Readonly<Record<EntitySliceMetric, RatioScore>>;
}

/** The slices of a feature of entities, in the order of their values; labels by number of key entities. */
export interface EntitySliceSet {
  readonly feature: EntityFeature;
  readonly slices: readonly EntitySlice[];
}

/** Features of entities with their values in order. */
const entityFeatures = {
  'chain-length': ['1', '2-10', '11+'],
  'entity-range': ['one mention', '0-99', '100-499', '500-1999', '2000-9999', '10000+'],
} as const;

/** A feature that every corpus has, or the label of a column. */
export type EntityFeature = keyof typeof entityFeatures | `label ${string}`;

/** Distances between first and last mention from which a range of `entity-range` on starts. */
const RANGE_STARTS = [0, 100, 500, 2000, 10000] as const;

/** The value of each entity of one side. */
type SideValues = readonly (string | null)[];

/** Counts of a slice: the number of entities, then numerator and denominator of each metric; of the key, then of the response. */
const FIELDS_PER_SIDE = 1 + 2 * entitySliceMetrics.length;

/** Adds up the counts of entities by feature and value. */
export class EntitySliceSums {
  readonly #features = new Map<EntityFeature, Map<string | null, ExactSums>>();

  add({ key, response, table }: AlignedPair, labels: PairLabels = new Map()): void {
    this.#addFeature(table, 'chain-length', chainLengths(table.keySizes), chainLengths(table.responseSizes));
    const tokenAt = tokenPositions(key);
    if (tokenAt !== undefined)
      this.#addFeature(table, 'entity-range', entityRanges(key, tokenAt), entityRanges(response, tokenAt));
    for (const [column, sides] of labels)
      this.#addFeature(table, `label ${column}`, sides.key.entities, sides.response.entities);
  }

  #addFeature(table: Contingency, feature: EntityFeature, key: SideValues, response: SideValues): void {
    let values = this.#features.get(feature);
    if (values === undefined) {
      values = new Map();
      this.#features.set(feature, values);
    }
    const [ofKey, ofResponse] = [
      countsByValue(keySide(table), key),
      countsByValue(responseSide(table), response),
    ];
    for (const value of new Set([...ofKey.keys(), ...ofResponse.keys()])) {
      const sums = values.get(value) ?? new ExactSums(2 * FIELDS_PER_SIDE);
      values.set(value, sums);
      sums.add([...(ofKey.get(value) ?? NO_COUNTS), ...(ofResponse.get(value) ?? NO_COUNTS)]);
    }
  }

  /** The slices that have an entity on at least one side. */
  slices(): EntitySliceSet[] {
    return Array.from(this.#features, ([feature, values]) => ({
      feature,
      slices: Array.from(values, ([value, sums]) => sliceOf(value, sums.values())).sort(orderOf(feature)),
    }));
  }
}

function orderOf(feature: EntityFeature): (a: EntitySlice, b: EntitySlice) => number {
  if (!isOrdered(feature)) {
    return (a, b) =>
      Number(a.value === null) - Number(b.value === null) ||
      b.key - a.key ||
      byCodePoint(a.value ?? '', b.value ?? '');
  }
  const order: readonly (string | null)[] = entityFeatures[feature];
  return (a, b) => order.indexOf(a.value) - order.indexOf(b.value);
}

const isOrdered = (feature: EntityFeature): feature is keyof typeof entityFeatures =>
  Object.hasOwn(entityFeatures, feature);

const NO_COUNTS: readonly number[] = Array(FIELDS_PER_SIDE).fill(0);

function sliceOf(value: string | null, counts: readonly number[]): EntitySlice {
  const score = (metric: EntitySliceMetric): RatioScore => {
    const recall = 1 + 2 * entitySliceMetrics.indexOf(metric);
    const precision = FIELDS_PER_SIDE + recall;
    return fractionScore(
      { num: counts[recall], den: counts[recall + 1] },
      { num: counts[precision], den: counts[precision + 1] },
    );
  };
  return {
    value,
    key: counts[0],
    response: counts[FIELDS_PER_SIDE],
    scores: { muc: score('muc'), bcub: score('bcub'), ceafe: score('ceafe'), lea: score('lea') },
  };
}

/** One side of a table: its entities against those of the other side. */
interface TableSide {
  readonly sizes: ArrayLike<number>;
  readonly otherSizes: ArrayLike<number>;
  /** Of each cell: the entity, that of the other side, and the mentions that both have. */
  readonly entity: ArrayLike<number>;
  readonly other: ArrayLike<number>;
  readonly shared: ArrayLike<number>;
}

const keySide = ({ keySizes, responseSizes, cells }: Contingency): TableSide => ({
  sizes: keySizes,
  otherSizes: responseSizes,
  entity: cells.key,
  other: cells.response,
  shared: cells.shared,
});

const responseSide = ({ keySizes, responseSizes, cells }: Contingency): TableSide => ({
  sizes: responseSizes,
  otherSizes: keySizes,
  entity: cells.response,
  other: cells.key,
  shared: cells.shared,
});

/** The counts of the entities of a side by their value. Cost: linear in entities and cells, and an assignment for each value. */
function countsByValue(side: TableSide, values: SideValues): Map<string | null, number[]> {
  const { sizes, entity } = side;
  const groups = new Map<string | null, { entities: number; mentions: number; readonly cells: number[] }>();
  for (let e = 0; e < sizes.length; e++) {
    if (sizes[e] === 0) continue; // all of its mentions were left out
    const group = groups.get(values[e]) ?? { entities: 0, mentions: 0, cells: [] };
    groups.set(values[e], group);
    group.entities++;
    group.mentions += sizes[e];
  }
  for (let c = 0; c < entity.length; c++) groups.get(values[entity[c]])?.cells.push(c);
  return new Map(
    Array.from(groups, ([value, { entities, mentions, cells }]) => [
      value,
      sliceCounts(side, cells, entities, mentions),
    ]),
  );
}

/** The counts of the chosen entities, of which these are all cells. Those of MUC, B³ and LEA are sums over entities; CEAFe aligns the chosen ones with all others. */
function sliceCounts(
  { sizes, otherSizes, entity, other, shared }: TableSide,
  cells: readonly number[],
  entities: number,
  mentions: number,
): number[] {
  let [resolved, kept, credit] = [0, 0, 0];
  for (const c of cells) {
    const [size, n] = [sizes[entity[c]], shared[c]];
    kept += n - 1;
    credit += (n * n) / size;
    if (size > 1) resolved += (size * pairs(n)) / pairs(size);
    else if (otherSizes[other[c]] === 1) resolved += 1;
  }
  const likeness = maximumWeight(sizes.length, otherSizes.length, {
    row: Int32Array.from(cells, (c) => entity[c]),
    column: Int32Array.from(cells, (c) => other[c]),
    weight: Float64Array.from(cells, (c) => phi4(shared[c], sizes[entity[c]], otherSizes[other[c]])),
  });
  return [entities, kept, mentions - entities, credit, mentions, likeness, entities, resolved, mentions];
}

const chainLengths = (sizes: ArrayLike<number>): SideValues =>
  Array.from(sizes, (size) => entityFeatures['chain-length'][size === 1 ? 0 : size <= 10 ? 1 : 2]);

/** By the distance between the first tokens of the first and of the last mention. */
function entityRanges({ entities, mentions }: Document, tokenAt: (position: number) => number): SideValues {
  const first = new Float64Array(entities.length).fill(Number.POSITIVE_INFINITY);
  const last = new Float64Array(entities.length).fill(Number.NEGATIVE_INFINITY);
  const sizes = new Int32Array(entities.length);
  for (let m = 0; m < mentions.length; m++) {
    const entity = mentions.entities[m];
    const token = tokenAt(mentions.starts[m]);
    first[entity] = Math.min(first[entity], token);
    last[entity] = Math.max(last[entity], token);
    sizes[entity]++;
  }
  return Array.from(sizes, (size, e) => {
    const range = RANGE_STARTS.filter((start) => last[e] - first[e] >= start).length;
    return entityFeatures['entity-range'][size === 1 ? 0 : range];
  });
}

/** The token at a position: the position itself, or the token that contains a character; undefined where tokens are not known. */
function tokenPositions({ unit, tokens }: Document): ((position: number) => number) | undefined {
  if (unit === 'token') return (position) => position;
  const offsets = tokens?.offsets;
  if (unit !== 'character' || offsets === undefined) return undefined;
  return (position) => {
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (offsets[middle][1] <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
