import { isOddName, type Sets } from './sets.ts';

/**
 * Naive implementations of the metrics, which enumerate mentions, links, partitions and alignments. They are slow and share
 * no code with src/.
 */

type Entity = readonly string[];
type Fraction = readonly [num: number, den: number];
export interface Fractions {
  readonly recall: Fraction;
  readonly precision: Fraction;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const shared = (a: Entity, b: Entity): number => a.filter((name) => b.includes(name)).length;
const entityOf = (name: string, side: Sets): Entity => side.find((entity) => entity.includes(name)) ?? [];
const mentionsOf = (side: Sets): Entity => side.flat();
/** The mentions of one side that the other lacks. */
const twinless = (side: Sets, other: Sets): Entity =>
  mentionsOf(side).filter((name) => !mentionsOf(other).includes(name));
const bothWays = (one: (key: Sets, response: Sets) => Fraction) => (key: Sets, response: Sets) => ({
  recall: one(key, response),
  precision: one(response, key),
});

export const mentions = bothWays((key, response) => [
  shared(mentionsOf(key), mentionsOf(response)),
  mentionsOf(key).length,
]);

/** Partitions every entity by the entities of the other side. */
export const muc = bothWays((key, response) => {
  /** The entity of the other side that contains a mention; a mention without one is a part of its own. */
  const pieceOf = (name: string) => response.find((other) => other.includes(name)) ?? name;
  const pieces = (entity: Entity) => new Set(entity.map(pieceOf)).size;
  return [
    sum(key.map((entity) => entity.length - pieces(entity))),
    sum(key.map((entity) => entity.length - 1)),
  ];
});

/** Mention by mention. */
const bcubRecall = (key: Sets, response: Sets): Fraction => [
  sum(
    mentionsOf(key).map((name) => {
      const entity = entityOf(name, key);
      return shared(entity, entityOf(name, response)) / entity.length;
    }),
  ),
  mentionsOf(key).length,
];
export const bcub = bothWays(bcubRecall);

type Similarity = (a: Entity, b: Entity) => number;
export const phi3: Similarity = shared;
export const phi4: Similarity = (a, b) => (2 * shared(a, b)) / (a.length + b.length);

/** The best one-to-one alignment, by exhaustive search. */
export function bestAlignment(key: Sets, response: Sets, similarity: Similarity): number {
  if (key.length === 0) return 0;
  const [first, ...rest] = key;
  return Math.max(
    bestAlignment(rest, response, similarity),
    ...response.map(
      (entity, j) => similarity(first, entity) + bestAlignment(rest, response.toSpliced(j, 1), similarity),
    ),
  );
}

export const ceafm = bothWays((key, response) => [
  bestAlignment(key, response, phi3),
  mentionsOf(key).length,
]);
export const ceafe = bothWays((key, response) => [bestAlignment(key, response, phi4), key.length]);

/** Every unordered pair of a list. */
const pairsOf = (names: Entity): string[] =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b].sort().join(' ')));
const corefLinks = (side: Sets): string[] => side.flatMap(pairsOf);
const noncorefLinks = (side: Sets): string[] => {
  const coref = new Set(corefLinks(side));
  return pairsOf(mentionsOf(side)).filter((link) => !coref.has(link));
};
const common = (a: readonly string[], b: readonly string[]): number => {
  const set = new Set(b);
  return a.filter((link) => set.has(link)).length;
};

export const pairwise = bothWays((key, response) => [
  common(corefLinks(key), corefLinks(response)),
  corefLinks(key).length,
]);
export const noncoref = bothWays((key, response) => [
  common(noncorefLinks(key), noncorefLinks(response)),
  noncorefLinks(key).length,
]);

/** Both partitions over the union of the mentions; a mention that a side lacks is a singleton there. */
const completed = (side: Sets, other: Sets): Sets => [
  ...side,
  ...twinless(other, side).map((name) => [name]),
];

export function rand(key: Sets, response: Sets): number | null {
  const together = (side: Sets, link: string) =>
    side.some((entity) => link.split(' ').every((name) => entity.includes(name)));
  const links = pairsOf(mentionsOf(completed(key, response)));
  if (links.length === 0) return null;
  return links.filter((link) => together(key, link) === together(response, link)).length / links.length;
}

/** Hubert & Arabie (1985), equation 5, over the full table of the completed partitions. */
export function ari(key: Sets, response: Sets): number | null {
  const choose = (n: number) => (n * (n - 1)) / 2;
  const [rows, columns] = [completed(key, response), completed(response, key)];
  const all = choose(mentionsOf(rows).length);
  if (all === 0) return null;
  const cells = sum(rows.flatMap((row) => columns.map((column) => choose(shared(row, column)))));
  const [a, b] = [rows, columns].map((side) => sum(side.map((entity) => choose(entity.length))));
  const expected = (a * b) / all;
  return (a + b) / 2 === expected ? 1 : (cells - expected) / ((a + b) / 2 - expected);
}

/** The links of an entity; a singleton has one, to itself. */
const links = (entity: Entity): string[] => (entity.length === 1 ? [`${entity[0]} itself`] : pairsOf(entity));

export const lea = (importance: (size: number) => number) =>
  bothWays((key, response) => {
    const found = response.flatMap(links);
    return [
      sum(
        key.map(
          (entity) => (importance(entity.length) * common(links(entity), found)) / links(entity).length,
        ),
      ),
      sum(key.map((entity) => importance(entity.length))),
    ];
  });

/* The historical variants: the mention sets are changed explicitly, then scored as usual. */

const alone = (names: Entity): Sets => names.map((name) => [name]);
const without = (side: Sets, names: Entity): Sets =>
  side.map((entity) => entity.filter((name) => !names.includes(name))).filter((entity) => entity.length > 0);
/** The response without the singletons that the key lacks. */
const withoutTwinlessSingletons = (key: Sets, response: Sets): Sets =>
  response.filter((entity) => entity.length > 1 || mentionsOf(key).includes(entity[0]));

/** Stoyanov et al. (2009): a mention that the other side lacks is put there as a singleton, for its own score only. */
export const bcubAll = bothWays((key, response) =>
  bcubRecall(key, [...response, ...alone(twinless(key, response))]),
);

/** Stoyanov et al. (2009): spurious mentions are removed from the response. */
export const bcub0 = (key: Sets, response: Sets): Fractions => {
  const cleaned = without(response, twinless(response, key));
  return { recall: bcubRecall(key, cleaned), precision: bcubRecall(cleaned, key) };
};

/** Rahman & Ng (2009): spurious singletons are removed; the rest as in B³_all. */
export const bcubRn = (key: Sets, response: Sets): Fractions =>
  bcubAll(key, withoutTwinlessSingletons(key, response));

/** Cai & Strube (2010, section 2.2.1): the sets that precision and recall are computed on. */
function systemSets(key: Sets, response: Sets) {
  const missing = alone(twinless(key, response));
  const resolved = withoutTwinlessSingletons(key, response);
  return {
    forPrecision: [
      [...key, ...alone(twinless(resolved, key))],
      [...resolved, ...missing],
    ] as const,
    forRecall: [key, [...without(response, twinless(response, key)), ...missing]] as const,
  };
}

export const bcubSys = (key: Sets, response: Sets): Fractions => {
  const { forPrecision, forRecall } = systemSets(key, response);
  return {
    recall: bcubRecall(forRecall[0], forRecall[1]),
    precision: bcubRecall(forPrecision[1], forPrecision[0]),
  };
};

export const ceafmRn = (key: Sets, response: Sets): Fractions =>
  ceafm(key, withoutTwinlessSingletons(key, response));
export const ceafeRn = (key: Sets, response: Sets): Fractions =>
  ceafe(key, withoutTwinlessSingletons(key, response));

export const ceafmSys = (key: Sets, response: Sets): Fractions => {
  const { forPrecision, forRecall } = systemSets(key, response);
  return {
    recall: ceafm(...forRecall).recall,
    precision: ceafm(...forPrecision).precision,
  };
};

/* Metrics of clusterings. */

/** Entities that are the same set of mentions on both sides. */
export const entities = bothWays((key, response) => [
  key.filter((entity) =>
    response.some((other) => other.length === entity.length && shared(entity, other) === entity.length),
  ).length,
  key.length,
]);

export const purity = bothWays((key, response) => [
  sum(key.map((entity) => Math.max(0, ...response.map((other) => shared(entity, other))))),
  mentionsOf(key).length,
]);

/** Mention by mention: one bit, and those that name its entity. */
export const vi = bothWays((key, response) => {
  const bits = (entity: Entity) => 1 + Math.log2(entity.length);
  const common = (name: string) =>
    entityOf(name, key).filter((other) => entityOf(name, response).includes(other));
  const found = mentionsOf(key).filter((name) => mentionsOf(response).includes(name));
  return [
    sum(found.map((name) => bits(common(name)))),
    sum(mentionsOf(key).map((name) => bits(entityOf(name, key)))),
  ];
});

/** Merges the pieces of each key entity one by one, after all response entities were split. */
export const gmd = bothWays((key, response) => {
  const pieces = key.map((entity) =>
    response.filter((other) => shared(entity, other) > 0).map((other) => shared(entity, other)),
  );
  const found = sum(pieces.flat());
  const merges = sum(pieces.map(({ length }) => Math.max(0, length - 1)));
  return [found - merges, mentionsOf(key).length];
});

/** Only entities whose common mentions contain a name may be aligned. */
export const nec = (isName: (name: string) => boolean) =>
  bothWays((key, response) => {
    const similarity: Similarity = (a, b) =>
      a.some((name) => isName(name) && b.includes(name)) ? phi4(a, b) : 0;
    return [bestAlignment(key, response, similarity), key.filter((entity) => entity.some(isName)).length];
  });

export function fm(key: Sets, response: Sets): number | null {
  const [ofKey, ofResponse] = [corefLinks(key), corefLinks(response)];
  if (ofKey.length + ofResponse.length === 0) return null;
  if (ofKey.length * ofResponse.length === 0) return 0;
  return common(ofKey, ofResponse) / Math.sqrt(ofKey.length * ofResponse.length);
}

/** The entities without their twinless mentions. */
const matchedOnly = (side: Sets, other: Sets): Sets => without(side, twinless(side, other));

const entropy = (side: Sets, all: number): number =>
  -sum(side.map(({ length }) => (length / all) * Math.log2(length / all)));

const mutualInformation = (key: Sets, response: Sets, all: number): number =>
  sum(
    key.flatMap((entity) =>
      response.map((other) => {
        const both = shared(entity, other);
        return both === 0 ? 0 : (both / all) * Math.log2((both * all) / (entity.length * other.length));
      }),
    ),
  );

/** Recall and precision of V-measure: completeness and homogeneity by the share of mentions that were found. */
export function vmeasure(key: Sets, response: Sets): readonly (number | null)[] {
  const [ofKey, ofResponse] = [matchedOnly(key, response), matchedOnly(response, key)];
  const all = mentionsOf(ofKey).length;
  const share = (side: Sets, mentions: number) => {
    if (mentions === 0) return null;
    if (all === 0) return 0;
    const bits = entropy(side, all);
    const value = side.length === 1 ? 1 : mutualInformation(ofKey, ofResponse, all) / bits;
    return (value * all) / mentions;
  };
  return [share(ofResponse, mentionsOf(key).length), share(ofKey, mentionsOf(response).length)];
}

/** Every order of a list. */
const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** The expected information is the mean over all ways to distribute the matched mentions over the response entities. */
export function ami(key: Sets, response: Sets): number | null {
  const mentions = mentionsOf(key).length + mentionsOf(response).length;
  if (mentions === 0) return null;
  const [ofKey, ofResponse] = [matchedOnly(key, response), matchedOnly(response, key)];
  const names = mentionsOf(ofResponse);
  if (names.length === 0) return 0;
  const chance = ordersOf(names).map((order) => {
    const renamed = ofResponse.map((entity) => entity.map((name) => order[names.indexOf(name)]));
    return mutualInformation(ofKey, renamed, names.length);
  });
  const expected = sum(chance) / chance.length;
  const room = (entropy(ofKey, names.length) + entropy(ofResponse, names.length)) / 2 - expected;
  const index =
    Math.abs(room) < 1e-12 ? 1 : (mutualInformation(ofKey, ofResponse, names.length) - expected) / room;
  return index > 0 ? (index * 2 * names.length) / mentions : index;
}

/** Every mention is an anaphor unless it is the first of its entity, in the order of names. */
const anaphors = (key: Sets, response: Sets): Fractions => {
  const isAnaphor = (side: Sets, name: string) =>
    side.some((entity) => entity.includes(name) && entity.some((other) => other < name));
  const hasRightAntecedent = (name: string) =>
    mentionsOf(key).some(
      (other) =>
        other < name &&
        [key, response].every((side) =>
          side.some((entity) => entity.includes(name) && entity.includes(other)),
        ),
    );
  const [ours, theirs] = [key, response].map((side) =>
    mentionsOf(side).filter((name) => isAnaphor(side, name)),
  );
  // An antecedent makes the twin an anaphor, too; the precision leaves out anaphors of the key that are missed.
  const right = ours.filter(hasRightAntecedent).length;
  return { recall: [right, ours.length], precision: [right, theirs.length] };
};

/** Mentions of both sides that are linked to the first one of their entities, where `isRight` compares the entities of both sides. */
const bridging =
  (isRight: (ours: readonly string[], theirs: readonly string[]) => boolean) =>
  (key: Sets, response: Sets): Fractions => {
    const right = key.flatMap((ours) =>
      ours.filter((name) => response.some((theirs) => theirs.includes(name) && isRight(ours, theirs))),
    ).length;
    return { recall: [right, mentionsOf(key).length], precision: [right, mentionsOf(response).length] };
  };

const firstName = (names: readonly string[]): string => names.reduce((a, b) => (a < b ? a : b));

/** Each metric with recall and precision by its definition. A metric that is in none of the lists fails the test. */
export const bruteForce: ReadonlyMap<string, (key: Sets, response: Sets) => Fractions> = new Map([
  ['mentions', mentions],
  ['muc', muc],
  ['bcub', bcub],
  ['ceafm', ceafm],
  ['ceafe', ceafe],
  ['lea', lea((size) => size)],
  ['pairwise', pairwise],
  ['entities', entities],
  ['purity', purity],
  ['vi', vi],
  ['gmd', gmd],
  ['nec', nec(isOddName)],
  ['mor', mentions], // mentions of one word each
  ['anaphors', anaphors],
  ['nonreferring', mentions], // each with a counterpart that does not refer
  ['bridging_anaphors', bridging(() => true)],
  ['bridging_mentions', bridging((ours, theirs) => firstName(ours) === firstName(theirs))],
  ['bridging_entities', bridging((ours, theirs) => ours.includes(firstName(theirs)))],
  ['bcub_all', bcubAll],
  ['bcub_0', bcub0],
  ['bcub_rn', bcubRn],
  ['bcub_sys', bcubSys],
  ['ceafm_rn', ceafmRn],
  ['ceafe_rn', ceafeRn],
  ['ceafm_sys', ceafmSys],
]);

/** Each metric with a single number by its definition. */
export const bruteForceIndex: ReadonlyMap<string, (key: Sets, response: Sets) => number | null> = new Map([
  ['rand', rand],
  ['ari', ari],
  ['fm', fm],
  ['ami', ami],
]);

/** Metrics whose naive version tries all orders of the mentions. */
export const triesAllOrders: readonly string[] = ['ami'];

/** Metrics whose naive version tries all alignments, and is given small documents. */
export const triesAllAlignments: readonly string[] = [
  'ceafm',
  'ceafe',
  'ceafm_rn',
  'ceafe_rn',
  'ceafm_sys',
  'nec',
];
