// Published numbers that corefeval computes again: groups.json, one group for each source. What is there:
//
//   groups[].items[]  id, what; either a `partition` (one word an entity, one letter a mention), or `key` and `response`, files below the
//                     folder that --data names; `options` of the command; `published` digits by score; `ours`, the digits of the last run;
//                     `note`, the reason of a difference.
import { readFileSync } from 'node:fs';

export const readGroups = () =>
  JSON.parse(readFileSync(new URL('groups.json', import.meta.url), 'utf8')).groups;

/** The value of `muc.f1`, `blanc.coref.recall`, `conll`, or `type.macro.f1` in the JSON of a score. */
export function scoreIn(report, score) {
  const system = report.systems[0];
  if (score === 'conll') return system.conll;
  const [name, ...parts] = score.split('.');
  const start = system.detection?.find((one) => one.name === name) ?? system.scores?.[name];
  return parts.reduce((value, part) => value?.[part], start);
}

/** A value with as many digits as the published one, on its scale: a fraction, or a percentage. */
export function digitsLike(published, value, scale) {
  if (value === null || value === undefined) return '–';
  const decimals = published.split('.')[1]?.length ?? 0;
  return (scale === 'fraction' ? value : 100 * value).toFixed(decimals);
}

/** Metrics that the scores of an item belong to, for `--metrics`. */
export const metricsOf = ({ published }) => {
  const named = Object.keys(published).flatMap((score) =>
    score === 'conll' ? ['muc', 'bcub', 'ceafe'] : [score.split('.')[0]],
  );
  return [...new Set(named)];
};

/** The words after `corefeval`, with the two paths. */
export function commandOf(item, key, response) {
  if (item.nuggets) return ['nuggets', 'score', key, response, ...(item.options ?? [])];
  return ['score', key, response, '--metrics', metricsOf(item).join(','), ...(item.options ?? [])];
}

/** A partition as a CoNLL file: `abc de` has the entities {a b c} and {d e}; the words are all letters of both sides, in their order. */
export function conllOf(partition, side) {
  const letters = [...new Set(`${partition.key}${partition.response}`.replaceAll(' ', ''))].sort();
  const entities = partition[side].split(' ');
  const rows = letters.map((letter, n) => {
    const label = entities.findIndex((entity) => entity.includes(letter));
    return `example\t0\t${n}\t${letter}\t${label < 0 ? '-' : `(${label})`}\n`;
  });
  return `#begin document (example); part 000\n${rows.join('')}#end document\n`;
}
