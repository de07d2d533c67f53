import type { Contingency } from '../core/contingency.ts';
import { log2 } from '../core/log2.ts';
import { choiceParameter } from '../core/parameter.ts';
import { FractionSum, largestSize, totalsBySize } from '../core/size-totals.ts';
import { linkLevels } from './levels.ts';
import { type Measure, realNumber } from './measure.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';
import { pairs, type Ratio } from './ratio.ts';

/** The weight of an entity of a given size. */
export type Importance = (size: number) => number;

/** The importance measures that have a name on the command line. */
export const leaImportances = {
  /** Moosavi & Strube (2016): the number of mentions. */
  size: (size: number) => size,
  /** The same weight for every entity. */
  uniform: (_size: number) => 1,
  /** Between the two: log₂(1 + size), which is 1 for a singleton. */
  log: (size: number) => log2(1 + size).high,
} as const satisfies Record<string, Importance>;

export type LeaImportanceName = keyof typeof leaImportances;

export const leaImportance = choiceParameter<'leaImportance', LeaImportanceName, Importance>({
  name: 'leaImportance',
  flag: 'lea-importance',
  placeholder: 'name',
  meaning: 'importance of an entity in LEA',
  preset: 'size',
  values: leaImportances,
});

/**
 * LEA: how well is each entity resolved, weighted by its importance?
 *
 *     R = Σ_i importance(K_i) · Σ_j link(K_i ∩ R_j) / link(K_i)  /  Σ_i importance(K_i)        P = R of the transpose
 *
 * link(e) = |e| (|e| − 1) / 2. A singleton has one link, to itself: it is resolved if it is a singleton on the other
 * side too. Moosavi & Strube (2016) use the size as importance. Cost: O(cells); links are counted, not enumerated.
 */
export const lea = defineMetric({
  id: 'lea',
  label: 'LEA',
  summary: 'Share of the links of each entity that are right, weighted by the importance of the entity.',
  cite: ['moosavi-strube-2016'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  parameters: [leaImportance],
  measures: ({ leaImportance }) => {
    const [ofKey, ofResponse] = importanceMeasures(leaImportance);
    return ratioMeasures([realNumber, ofKey], [realNumber, ofResponse]);
  },
  count: ({ table }, options) => {
    const { recall, precision } = resolution(table);
    return ratioCounts(
      weighted(table.keySizes, recall, options.leaImportance),
      weighted(table.responseSizes, precision, options.leaImportance),
    );
  },
  levels: {
    addsUp: true,
    // The importance of an entity is spread evenly over its links.
    count: linkLevels(
      (links, selves, size, { leaImportance: importance }: { readonly leaImportance: Importance }) =>
        (importance(size) * (size === 1 ? selves : links)) / (size === 1 ? 1 : pairs(size)),
      'singletons',
    ),
  },
  score: ratioScore,
});

/** The measure of the sum of all importances, for key and response. */
function importanceMeasures(importance: Importance): readonly [Measure, Measure] {
  if (importance === leaImportances.size) return ['keyMentions', 'responseMentions'];
  if (importance === leaImportances.uniform) return ['keyEntities', 'responseEntities'];
  return [realNumber, realNumber];
}

/** The resolution score of every key entity against the response, and of every response entity against the key. */
function resolution({ keySizes, responseSizes, cells }: Contingency) {
  const recall = new Float64Array(keySizes.length);
  const precision = new Float64Array(responseSizes.length);
  const { key, response, shared } = cells;
  for (let c = 0; c < shared.length; c++) {
    const i = key[c];
    const j = response[c];
    if (shared[c] > 1) {
      const links = pairs(shared[c]);
      recall[i] += links;
      precision[j] += links;
    } else if (keySizes[i] === 1 && responseSizes[j] === 1) {
      recall[i] = 1;
      precision[j] = 1;
    }
  }
  return { recall, precision };
}

/** Both sums over entities, grouped by size, so that their order changes no bit. */
function weighted(sizes: ArrayLike<number>, rightLinks: Float64Array, importance: Importance): Ratio {
  const largest = largestSize(sizes);
  const entities = totalsBySize(largest);
  const right = totalsBySize(largest);
  for (let i = 0; i < sizes.length; i++) {
    entities[sizes[i]]++;
    right[sizes[i]] += rightLinks[i];
  }
  const num = new FractionSum();
  const den = new FractionSum();
  for (let size = 0; size <= largest; size++) {
    const count = entities[size];
    if (count === 0) continue;
    const weight = importance(size);
    if (!(weight >= 0 && weight < Infinity)) {
      throw new RangeError(
        `Expected the LEA importance of an entity to be a finite number of at least 0, got ${weight} for size ${size}`,
      );
    }
    const links = size === 1 ? 1 : pairs(size);
    // Resolved entities add exactly their weights; the division could round.
    if (right[size] === count * links) num.add(weight, count);
    else num.add(weight, right[size], links);
    den.add(weight, count);
  }
  return { num: num.value(), den: den.value() };
}
