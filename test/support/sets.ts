import { type Contingency, contingency } from '../../src/core/contingency.ts';
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
  return { ...table, named: { key: marks(key), response: marks(response), cells, known } };
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
