import fc from 'fast-check';
import type { Metric } from '../../src/metrics/index.ts';
import type { Sets } from './sets.ts';

/** A key and a response. */
export type SetPair = readonly [key: Sets, response: Sets];

const ABSENT = -1;

/** Entities from a label for each mention; a mention without a label is left out. */
function entities(names: readonly string[], labels: readonly number[]): Sets {
  const byLabel = new Map<number, string[]>();
  labels.forEach((label, i) => {
    if (label === ABSENT) return;
    byLabel.set(label, [...(byLabel.get(label) ?? []), names[i]]);
  });
  return [...byLabel.values()];
}

/** Partitions of up to `mentions` names into up to `most` entities; each side may lack some of the names. */
export function pairArbitrary({ mentions = 8, most = 5 } = {}): fc.Arbitrary<SetPair> {
  const names = Array.from({ length: mentions }, (_, i) => `m${i}`);
  const labels = fc.array(fc.integer({ min: ABSENT, max: most - 1 }), {
    minLength: mentions,
    maxLength: mentions,
  });
  return fc.tuple(labels, labels).map(([key, response]) => [entities(names, key), entities(names, response)]);
}

/** Two partitions of the same mentions. */
export function sameMentionsArbitrary({ mentions = 8, most = 5 } = {}): fc.Arbitrary<SetPair> {
  const label = fc.integer({ min: 0, max: most - 1 });
  return fc.array(fc.tuple(label, label), { maxLength: mentions }).map((labels) => {
    const names = labels.map((_, i) => `m${i}`);
    const side = (which: 0 | 1) =>
      entities(
        names,
        labels.map((pair) => pair[which]),
      );
    return [side(0), side(1)];
  });
}

/** The entities, and the mentions in each, in another order. */
export const shuffledArbitrary = (side: Sets): fc.Arbitrary<Sets> =>
  fc
    .tuple(...side.map((entity) => fc.shuffledSubarray([...entity], { minLength: entity.length })))
    .chain((mentions) => fc.shuffledSubarray(mentions, { minLength: mentions.length }));

/** `blanc_gold` scores one mention set only. */
export const pairFor = ({ id }: Metric, size = {}): fc.Arbitrary<SetPair> =>
  id === 'blanc_gold' ? sameMentionsArbitrary(size) : pairArbitrary(size);
