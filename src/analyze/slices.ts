import type { AlignedPair } from '../core/aligned-pair.ts';
import { genresOf } from '../core/genres.ts';
import { type RatioScore, ratioScore } from '../metrics/metric.ts';
import { featuresOf, namedEntityTypes } from './features.ts';
import { entityChains, firstOfPieces, responseTwins, twinEntities } from './link-errors.ts';
import type { Predicates } from './predicates.ts';

/** The metrics whose counts are sums over mentions. */
export const sliceMetrics = ['mentions', 'muc', 'bcub'] as const;

export type SliceMetric = (typeof sliceMetrics)[number];

/** The mentions with one value of a feature. Numerators and denominators of all slices of a feature add up to those of the whole. */
export interface Slice {
  readonly value: string;
  readonly scores: Readonly<Record<SliceMetric, RatioScore>>;
  /** The part of B³ that is lost in this slice: of recall, of precision, and their mean. Those of a feature add up to what is lost in all. */
  readonly lost: { readonly recall: number; readonly precision: number; readonly mean: number };
  /** How much more is lost than if the slice were like the whole. */
  readonly excess: number;
}

/** The slices of a feature, the one that loses most first. */
export interface SliceSet {
  readonly feature: string;
  readonly slices: readonly Slice[];
}

/** Features with more values than this are not shown. */
const MAX_FEATURE_VALUES = 60;

const UNKNOWN_VALUE = 'unknown';

/** Positions in the counts of a slice: recall and precision of mentions, MUC and B³, each as numerator and denominator. */
const FIELDS_PER_SLICE = 12;
const RECALL_OFFSET = 0;
const PRECISION_OFFSET = 2;
const MUC_OFFSET = 4;
const BCUB_OFFSET = 8;

/** Adds up the counts of mentions by feature and value. Cost: linear in the mentions. */
export class SliceSums {
  readonly #features = new Map<string, Map<string, Float64Array>>();
  readonly #documents: { readonly id: string; readonly counts: Float64Array }[] = [];

  add(pair: AlignedPair, predicates: Predicates): void {
    const { key, response, twins, table } = pair;
    const { cells } = table;
    const shared = new Map<number, number>();
    const cellName = (i: number, j: number) => i * table.responseSizes.length + j;
    for (let c = 0; c < cells.length; c++)
      shared.set(cellName(cells.key[c], cells.response[c]), cells.shared[c]);
    const names = namedEntityTypes(
      [key, response].find(({ columns }) => columns?.has('type')),
      'type',
    );
    const inverse = responseTwins(key.mentions.length, twins);
    const counts = new Float64Array(FIELDS_PER_SLICE);
    for (const [document, side] of [
      [key, RECALL_OFFSET],
      [response, PRECISION_OFFSET],
    ] as const) {
      const { mentions } = document;
      const ownTwins = side === RECALL_OFFSET ? inverse : twins;
      const others = (side === RECALL_OFFSET ? response : key).mentions.entities;
      const otherEntityOf = twinEntities(mentions.length, ownTwins, others);
      const chains = entityChains(document);
      const isKept = keptLinks(chains, otherEntityOf);
      const features = Array.from(
        featuresOf(document, chains, predicates, names),
        ([feature, featureOf]) => ({
          featureOf,
          values: this.#valuesOf(feature),
        }),
      );
      for (let m = 0; m < mentions.length; m++) {
        const [own, other] = [mentions.entities[m], otherEntityOf[m]];
        const cell = side === RECALL_OFFSET ? cellName(own, other) : cellName(other, own);
        const credit = other < 0 ? 0 : (shared.get(cell) as number) / chains[own].length;
        const found = other < 0 ? 0 : 1;
        addMention(counts, side, found, isKept[m], credit);
        for (let f = 0; f < features.length; f++) {
          const { featureOf, values } = features[f];
          addMention(countsAt(values, featureOf(m) ?? UNKNOWN_VALUE), side, found, isKept[m], credit);
        }
      }
    }
    this.#documents.push({ id: key.id, counts });
  }

  #valuesOf(feature: string): Map<string, Float64Array> {
    let values = this.#features.get(feature);
    if (values === undefined) {
      values = new Map();
      this.#features.set(feature, values);
    }
    return values;
  }

  /** The slices of all features, the feature with the slice of greatest excess first. */
  slices(): SliceSet[] {
    const whole = new Float64Array(FIELDS_PER_SLICE);
    for (const { counts } of this.#documents) addTo(whole, counts);
    const genres = genresOf(this.#documents.map(({ id }) => id));
    genres?.forEach((genre, d) => {
      addTo(countsAt(this.#valuesOf('genre'), genre), this.#documents[d].counts);
    });
    return [...this.#features]
      .filter(
        ([, values]) =>
          values.size <= MAX_FEATURE_VALUES && !(values.size === 1 && values.has(UNKNOWN_VALUE)),
      )
      .map(([feature, values]) => ({
        feature,
        slices: Array.from(values, ([value, counts]) => sliceOf(value, counts, whole)).sort(
          (a, b) => b.lost.mean - a.lost.mean,
        ),
      }))
      .sort((a, b) => mostExcess(b) - mostExcess(a));
  }
}

function countsAt(values: Map<string, Float64Array>, value: string): Float64Array {
  let counts = values.get(value);
  if (counts === undefined) {
    counts = new Float64Array(FIELDS_PER_SLICE);
    values.set(value, counts);
  }
  return counts;
}

/** Adds a mention of one side; `kept` is −1 for a mention without a link. */
function addMention(target: Float64Array, side: number, found: number, kept: number, credit: number): void {
  target[side] += found;
  target[side + 1]++;
  if (kept >= 0) {
    target[MUC_OFFSET + side] += kept;
    target[MUC_OFFSET + side + 1]++;
  }
  target[BCUB_OFFSET + side] += credit;
  target[BCUB_OFFSET + side + 1]++;
}

const mostExcess = ({ slices }: SliceSet): number => Math.max(...slices.map(({ excess }) => excess));

function addTo(sum: Float64Array, counts: Float64Array): void {
  for (let f = 0; f < FIELDS_PER_SLICE; f++) sum[f] += counts[f];
}

/** By mention: 1 if its link to an earlier mention of its entity is kept, 0 if it is lost, −1 for the first mention. */
export function keptLinks(chains: readonly (readonly number[])[], otherEntityOf: Int32Array): Int8Array {
  const kept = new Int8Array(otherEntityOf.length).fill(1);
  for (const chain of chains) {
    if (chain.length > 0) kept[chain[0]] = -1;
    for (const at of firstOfPieces(chain, otherEntityOf)) kept[chain[at]] = 0;
  }
  return kept;
}

function sliceOf(value: string, counts: Float64Array, whole: Float64Array): Slice {
  const ratio = (at: number) =>
    ratioScore({
      recallNum: counts[at],
      recallDen: counts[at + 1],
      precisionNum: counts[at + 2],
      precisionDen: counts[at + 3],
    });
  const lostOf = (at: number) => fraction(counts[at + 1] - counts[at], whole[at + 1]);
  const expectedOf = (at: number) =>
    fraction(counts[at + 1], whole[at + 1]) * fraction(whole[at + 1] - whole[at], whole[at + 1]);
  const [recall, precision] = [lostOf(BCUB_OFFSET), lostOf(BCUB_OFFSET + PRECISION_OFFSET)];
  const mean = (recall + precision) / 2;
  return {
    value,
    scores: { mentions: ratio(0), muc: ratio(MUC_OFFSET), bcub: ratio(BCUB_OFFSET) },
    lost: { recall, precision, mean },
    excess: mean - (expectedOf(BCUB_OFFSET) + expectedOf(BCUB_OFFSET + PRECISION_OFFSET)) / 2,
  };
}

const fraction = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
