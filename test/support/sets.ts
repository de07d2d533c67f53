import { type Contingency, contingency } from '../../src/core/contingency.ts';
import { type Counts, type Metric, metricOptions, type Score } from '../../src/metrics/index.ts';

/** A partition of mentions: a list of entities, each a list of names. */
export type Sets = readonly (readonly string[])[];

/** Set notation: one word per entity, one letter per mention. `abc defg` is {a, b, c} {d, e, f, g}. */
export const sets = (text: string): Sets =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [[...word]]));

/** The contingency table of two partitions; mentions with the same name match. */
export function tableOf(key: Sets, response: Sets): Contingency {
  const keyNames = key.flat();
  const partition = (side: Sets) => ({
    entities: side.length,
    entityOf: side.flatMap((entity, i) => entity.map(() => i)),
  });
  return contingency(
    partition(key),
    partition(response),
    response.flat().map((name) => keyNames.indexOf(name)),
  );
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
