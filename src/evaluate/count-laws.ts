import { type Measure, type Quantity, realNumber } from '../metrics/measure.ts';
import { pairs } from '../metrics/ratio.ts';
import type { Facts } from './facts.ts';
import type { Settings } from './settings.ts';

/** A number in a counts file, and its path in the file. */
export interface PlacedNumber {
  readonly value: number;
  /** Returns the path, such as `tally.sums[4] (muc.recallNum)`; a function, since paths are needed for messages only. */
  readonly place: () => string;
}

/** Called for an impossible number, with the value that was expected there. */
export type Contradict = (found: PlacedNumber, expected: string) => void;

type Known = Map<Quantity, PlacedNumber>;

/** The first of each pair is at most the second, for a document and for a corpus. */
const bounds: readonly (readonly [Quantity, Quantity])[] = [
  ...(['Mentions', 'TreeLinks', 'Coref', 'Noncoref', 'Bits', 'Entropy'] as const).flatMap(
    (kind) =>
      [
        [`shared${kind}`, `key${kind}`],
        [`shared${kind}`, `response${kind}`],
      ] as const,
  ),
  ...(['key', 'response'] as const).flatMap(
    (side) =>
      [
        [`${side}Entities`, `${side}Mentions`],
        [`${side}TreeLinks`, `${side}Mentions`],
        [`${side}TreeLinks`, `${side}Coref`],
        [`${side}Coref`, 'unionPairs'],
        [`${side}Noncoref`, 'unionPairs'],
        ['alignedLikeness', `${side}Entities`],
        ['equalEntities', `${side}Entities`],
        [`${side}Mentions`, `${side}Bits`],
      ] as const,
  ),
  ['sharedTreeLinks', 'sharedMentions'],
  ['sharedTreeLinks', 'sharedCoref'],
  ['sharedCoref', 'meanCoref'],
  ['meanCoref', 'unionPairs'],
  ['agreedPairs', 'unionPairs'],
  ['alignedMentions', 'sharedMentions'],
  ['alignedLikeness', 'sharedMentions'],
  ['equalEntities', 'alignedLikeness'],
  ['alignedNames', 'alignedLikeness'],
  ['alignedNames', 'namedKeyEntities'],
  ['alignedNames', 'namedResponseEntities'],
  ['namedKeyEntities', 'keyEntities'],
  ['namedResponseEntities', 'responseEntities'],
  ['sharedMentions', 'keptMentions'],
  ['keptMentions', 'responseMentions'],
];

interface Equation {
  readonly of: Quantity;
  readonly from: readonly Quantity[];
  readonly value: (...from: number[]) => number;
  readonly text: string;
}

/** Quantities that follow from others, for a document and for a corpus. */
const equations: readonly Equation[] = [
  ...(['key', 'response'] as const).map(
    (side): Equation => ({
      of: `${side}TreeLinks`,
      from: [`${side}Mentions`, `${side}Entities`],
      value: (mentions, entities) => mentions - entities,
      text: 'the number of mentions minus the number of entities',
    }),
  ),
  {
    of: 'unionMentions',
    from: ['keyMentions', 'responseMentions', 'sharedMentions'],
    value: (key, response, shared) => key + response - shared,
    text: 'the mentions that at least one side has',
  },
  {
    of: 'twinless',
    from: ['keyMentions', 'responseMentions', 'sharedMentions'],
    value: (key, response, shared) => key + response - 2 * shared,
    text: 'the mentions that one side lacks',
  },
  {
    of: 'movedMentions',
    from: ['keptMentions', 'keyMentions', 'sharedMentions'],
    value: (kept, key, shared) => kept + key - shared,
    text: 'the response mentions that are kept and the twinless key mentions',
  },
  {
    of: 'meanCoref',
    from: ['keyCoref', 'responseCoref'],
    value: (key, response) => (key + response) / 2,
    text: 'the mean of the coreferent pairs of both sides',
  },
  {
    of: 'agreedPairs',
    from: ['unionPairs', 'keyCoref', 'responseCoref', 'sharedCoref'],
    value: (all, key, response, shared) => all - key - response + 2 * shared,
    text: 'all pairs except those that corefer on one side only',
  },
];

/** Pairs of mentions never cross documents or windows, so these equations hold for one document without windows, and are upper bounds for sums. */
const pairEquations: readonly Equation[] = [
  ...(['key', 'response'] as const).map(
    (side): Equation => ({
      of: `${side}Noncoref`,
      from: [`${side}Mentions`, `${side}Coref`],
      value: (mentions, coref) => pairs(mentions) - coref,
      text: 'the pairs of mentions that do not corefer',
    }),
  ),
  {
    of: 'unionPairs',
    from: ['keyMentions', 'responseMentions', 'sharedMentions'],
    value: (key, response, shared) => pairs(key + response - shared),
    text: 'the pairs of all mentions',
  },
];

/** The quantities that follow from the facts of both sides. Facts are counted before singletons are dropped. */
export function quantitiesOf(key: Facts, response: Facts, { singletons, window }: Settings): Known {
  const known: Known = new Map();
  for (const [side, facts] of Object.entries({ key, response }) as ['key' | 'response', Facts][]) {
    const dropped = singletons === 'drop' ? facts.singletons : 0;
    const less = dropped > 0 ? ' minus the singletons' : '';
    known.set(`${side}Mentions`, {
      value: facts.mentions - dropped,
      place: () => `tally.${side}.mentions${less}`,
    });
    // Windows cut entities, so that there are more of them than in the documents.
    if (window !== undefined) continue;
    known.set(`${side}Entities`, {
      value: facts.entities - dropped,
      place: () => `tally.${side}.entities${less}`,
    });
  }
  return known;
}

/**
 * Checks the counts of a document or of a corpus against each other and against known quantities. Only numbers that no
 * corpus can have are reported, so a file that `score --counts` wrote always passes.
 */
export function checkVector(
  { metrics, options, window }: Settings,
  vector: ArrayLike<number>,
  placeOf: (index: number, field: string) => string,
  { known = new Map(), corpus }: { readonly known?: Known; readonly corpus: boolean },
  contradict: Contradict,
): void {
  const entries: [PlacedNumber, Measure][] = [];
  for (const { id, fields, measures } of metrics) {
    const meaning: Readonly<Record<string, Measure>> = measures(options);
    const placed = new Map<string, PlacedNumber>();
    for (const field of fields) {
      const index = entries.length;
      const entry = { value: vector[index], place: () => placeOf(index, `${id}.${field}`) };
      checkRange(entry, meaning[field], contradict);
      placed.set(field, entry);
      entries.push([entry, meaning[field]]);
    }
    for (const side of ['recall', 'precision']) {
      atMost(placed.get(`${side}Num`), placed.get(`${side}Den`), contradict);
    }
  }
  if (vector.length > entries.length)
    checkLevels(
      metrics,
      vector,
      entries.map(([{ value }]) => value),
      placeOf,
      contradict,
    );
  const all: Known = new Map(known);
  for (const [entry, measure] of entries) {
    if (typeof measure !== 'string') continue;
    const other = all.get(measure);
    if (other === undefined) all.set(measure, entry);
    else if (!equal(entry.value, other.value)) contradict(entry, `${other.value}, as ${other.place()} says`);
  }
  for (const [entry, measure] of entries) {
    if (typeof measure === 'object' && measure.atMost) atMost(entry, all.get(measure.atMost), contradict);
  }
  for (const [small, large] of bounds) atMost(all.get(small), all.get(large), contradict);
  for (const equation of equations) checkEquation(equation, all, equal, contradict);
  const ofPairs = corpus || window !== undefined ? notMore : equal;
  for (const equation of pairEquations) checkEquation(equation, all, ofPairs, contradict);
}

/** Quantities that are real numbers. */
const realQuantities: ReadonlySet<Quantity> = new Set<Quantity>([
  'alignedLikeness',
  'alignedNames',
  'meanCoref',
  'informationRoom',
  ...(['key', 'response', 'shared'] as const).flatMap((side) => [`${side}Bits`, `${side}Entropy`] as const),
]);

/** The counts of levels, which follow those of the metrics: no numerator exceeds its denominator, and they add up where the metric says so. */
function checkLevels(
  metrics: Settings['metrics'],
  vector: ArrayLike<number>,
  wholes: readonly number[],
  placeOf: (index: number, field: string) => string,
  contradict: Contradict,
): void {
  const divided = metrics.filter(({ levels }) => levels !== undefined);
  const own = divided.reduce((sum, { fields }) => sum + fields.length, 0);
  const count = (vector.length - wholes.length) / own;
  let [first, whole] = [wholes.length, 0];
  for (const { id, fields, levels } of metrics) {
    const start = whole;
    whole += fields.length;
    if (levels === undefined) continue;
    const sums = fields.map(() => 0);
    for (let level = 0; level < count; level++) {
      const placed = new Map(
        fields.map((field, f) => {
          const index = first + level * own + f;
          sums[f] += vector[index];
          return [field, { value: vector[index], place: () => placeOf(index, `${id} ${field}`) }] as const;
        }),
      );
      for (const entry of placed.values()) checkRange(entry, realNumber, contradict);
      for (const side of ['recall', 'precision'])
        atMost(placed.get(`${side}Num`), placed.get(`${side}Den`), contradict);
    }
    first += fields.length;
    const off = levels.addsUp ? sums.findIndex((sum, f) => !equal(sum, wholes[start + f])) : -1;
    if (off < 0) continue;
    const place = () => placeOf(start + off, `${id}.${fields[off]}`);
    contradict({ value: wholes[start + off], place }, `${sums[off]}, the sum of its parts`);
  }
}

function checkRange(entry: PlacedNumber, measure: Measure, contradict: Contradict): void {
  const { value } = entry;
  const { whole, signed = false } =
    typeof measure === 'string' ? { whole: !realQuantities.has(measure) } : measure;
  const least = signed ? Number.NEGATIVE_INFINITY : whole ? 0 : -ROUNDING_TOLERANCE;
  if (Number.isFinite(value) && value >= least && (!whole || Number.isInteger(value))) return;
  const bound = signed ? '' : ' of at least 0';
  contradict(entry, `${whole ? 'a whole number' : 'a number'}${bound}`);
}

function atMost(
  small: PlacedNumber | undefined,
  large: PlacedNumber | undefined,
  contradict: Contradict,
): void {
  if (small === undefined || large === undefined || notMore(small.value, large.value)) return;
  contradict(small, `at most ${large.value}, as ${large.place()} says`);
}

function checkEquation(
  { of, from, value, text }: Equation,
  known: Known,
  holds: (found: number, expected: number) => boolean,
  contradict: Contradict,
): void {
  const found = known.get(of);
  const terms = from.map((quantity) => known.get(quantity)?.value);
  if (found === undefined || terms.includes(undefined)) return;
  const expected = value(...(terms as number[]));
  if (!holds(found.value, expected)) {
    contradict(found, `${holds === equal ? '' : 'at most '}${expected}: ${text}`);
  }
}

/** Relative rounding error allowed in sums of fractions. Integers that a double represents exactly have none. */
const ROUNDING_TOLERANCE = 1e-9;

const slack = (a: number, b: number): number =>
  Number.isSafeInteger(a) && Number.isSafeInteger(b)
    ? 0
    : ROUNDING_TOLERANCE * Math.max(1, Math.abs(a), Math.abs(b));

const notMore = (a: number, b: number): boolean => a <= b + slack(a, b);
const equal = (a: number, b: number): boolean => Math.abs(a - b) <= slack(a, b);
