import { type Contingency, contingency, type DocumentCounts } from '../../src/core/contingency.ts';
import { type Counts, type Metric, metricOptions, type Score } from '../../src/metrics/index.ts';

/** A partition of mentions: a list of entities, each a list of names. */
export type Sets = readonly (readonly string[])[];

/** Set notation: one word per entity, one letter per mention. `abc defg` is {a, b, c} {d, e, f, g}. */
export const sets = (text: string): Sets =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [[...word]]));

/** Half of the mentions of random sets: a, c, e, m1, m3, … */
export const isOddName = (name: string): boolean => (name.at(-1)?.charCodeAt(0) ?? 0) % 2 === 1;

/** The contingency table of two partitions; mentions with the same name match. `isName` says which mentions are names. */
export function tableOf(key: Sets, response: Sets, isName = isOddName): Contingency {
  const keyNames = key.flat();
  const partition = (side: Sets) => ({
    entities: side.length,
    entityOf: side.flatMap((entity, i) => entity.map(() => i)),
  });
  const table = contingency(
    partition(key),
    partition(response),
    response.flat().map((name) => keyNames.indexOf(name)),
  );
  const marks = (side: Sets) => Uint8Array.from(side, (entity) => (entity.some(isName) ? 1 : 0));
  const cells = Uint8Array.from(table.cells, (cell) =>
    key[cell.key].some((name) => isName(name) && response[cell.response].includes(name)) ? 1 : 0,
  );
  const known = table.keyMentions + table.responseMentions;
  const named = { key: marks(key), response: marks(response), cells, known };
  return {
    ...table,
    named,
    documentCounts: {
      ...wordCounts(table),
      ...anaphorCounts(key, response),
      ...bridgingCounts(key, response),
    },
  };
}

/** Every mention is one word, and has a counterpart of the same name that does not refer. */
const wordCounts = ({ keyMentions, responseMentions, sharedMentions }: Contingency): DocumentCounts => ({
  keyWords: keyMentions,
  responseWords: responseMentions,
  sharedWords: sharedMentions,
  keyNonReferring: keyMentions,
  responseNonReferring: responseMentions,
  sharedNonReferring: sharedMentions,
});

/** Every mention is chosen; mentions are in the order of their names. */
export function anaphorCounts(key: Sets, response: Sets): DocumentCounts {
  const ordered = (side: Sets) => side.map((entity) => entity.toSorted());
  const [keySide, responseSide] = [ordered(key), ordered(response)];
  const responseEntity = (name: string) => responseSide.find((entity) => entity.includes(name));
  const keyAnaphors = keySide.flatMap((entity) => entity.slice(1).map((name) => ({ name, entity })));
  const outcomes = keyAnaphors.map(({ name, entity }) => {
    const found = responseEntity(name);
    if (found === undefined || found[0] === name) return 'missed';
    const earlier = entity.slice(0, entity.indexOf(name));
    return earlier.some((other) => found.includes(other)) ? 'right' : 'wrong';
  });
  const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
  return {
    rightAnaphors: count('right'),
    wrongAnaphors: count('wrong'),
    missedAnaphors: count('missed'),
    spuriousAnaphors: responseSide
      .flatMap((entity) => entity.slice(1))
      .filter((name) => !keyAnaphors.some((anaphor) => anaphor.name === name)).length,
  };
}

/** Every mention has a bridging link to the first mention of its entity, in the order of names. */
function bridgingCounts(key: Sets, response: Sets): DocumentCounts {
  const anchors = (side: Sets) =>
    new Map(side.flatMap((entity) => entity.map((name) => [name, entity.toSorted()[0]] as const)));
  const [ours, theirs] = [anchors(key), anchors(response)];
  const shared = [...ours.keys()].filter((name) => theirs.has(name));
  const toMentions = shared.filter((name) => ours.get(name) === theirs.get(name));
  const toEntities = shared.filter((name) => ours.get(name) === ours.get(theirs.get(name) ?? ''));
  return {
    keyBridging: ours.size,
    responseBridging: theirs.size,
    sharedBridging: shared.length,
    keyBridgingToMentions: ours.size,
    responseBridgingToMentions: theirs.size,
    sharedBridgingToMentions: toMentions.length,
    sharedBridgingToEntities: toEntities.length,
  };
}

export const plainOptions = metricOptions();

export const countsOf = (metric: Metric, key: Sets, response: Sets, options = plainOptions): Counts =>
  metric.count({ table: tableOf(key, response) }, options);

/** The score of one document. */
export const scoreOf = <S extends Score>(
  metric: Metric<string, string, S> | Metric,
  key: Sets,
  response: Sets,
  options = plainOptions,
): S => metric.score(countsOf(metric as Metric, key, response, options), options) as S;
