import { describe, expect, it } from 'vitest';
import { type Slice, SliceSums } from '../../../src/analyze/slices.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { predicatesOf } from '../../support/aligned-pairs.ts';
import { near } from '../../support/near.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

function slicesOf(...pairs: ReturnType<typeof pairOfSets>[]) {
  const sums = new SliceSums();
  for (const pair of pairs) sums.add(pair, predicatesOf(pair));
  return sums.slices();
}

const named = (id: string, key: string, response: string) => {
  const pair = pairOfSets(sets(key), sets(response));
  return { ...pair, key: { ...pair.key, id } };
};

const fractions = ({ scores: { mentions, muc, bcub } }: Slice) =>
  [mentions, muc, bcub].map(({ counts: { recall, precision } }) => [...recall, ...precision]);

describe('SliceSums', () => {
  const features = slicesOf(pairOfSets(sets('abc de'), sets('ab cde')));

  it('counts key mentions for recall and response mentions for precision; a link belongs to its later mention', () => {
    const order = features.find(({ feature }) => feature === 'order');
    expect(order?.slices.map(({ value }) => value)).toEqual(['later', 'first']);
    const [later, first] = order?.slices.map(fractions) ?? [];
    // Key: b, c, e are later; response: b, d, e. Lost are the links of c and of d.
    expect(later).toEqual([
      [3, 3, 3, 3],
      [2, 3, 2, 3],
      [near(2), 3, near(7 / 3), 3],
    ]);
    expect(first).toEqual([
      [2, 2, 2, 2],
      [0, 0, 0, 0],
      [near(5 / 3), 2, near(4 / 3), 2],
    ]);
  });

  it('has the part of B³ that is lost, and how much more that is than for a like part of the whole', () => {
    const [later, first] = features.find(({ feature }) => feature === 'order')?.slices ?? [];
    expect(later.lost).toEqual({ recall: near(1 / 5), precision: near(2 / 15), mean: near(1 / 6) });
    expect(first.lost).toEqual({ recall: near(1 / 15), precision: near(2 / 15), mean: near(1 / 10) });
    expect([later.excess, first.excess]).toEqual([near(1 / 150), near(-1 / 150)]);
  });

  it('leaves out features of which nothing is known, and puts that with the greatest excess first', () => {
    const names = features.map(({ feature }) => feature);
    for (const unknown of ['kind', 'tag', 'name', 'genre']) expect(names).not.toContain(unknown);
    const most = features.map(({ slices }) => Math.max(...slices.map(({ excess }) => excess)));
    expect(most).toEqual([...most].sort((a, b) => b - a));
    // Length and nesting have one value, so that their slice is the whole.
    expect(most.at(-1)).toEqual(near(0));
  });

  it('adds up documents, and divides them by genre', () => {
    const all = slicesOf(
      named('a/1', 'ab', 'ab'),
      named('a/2', 'ab', 'ab'),
      named('b/1', 'ab', ''),
      named('b/2', 'a', 'a'),
    );
    const genre = all.find(({ feature }) => feature === 'genre');
    expect(genre?.slices.map(({ value, scores }) => [value, scores.mentions.counts])).toEqual([
      ['b', { recall: [1, 3], precision: [1, 1] }],
      ['a', { recall: [4, 4], precision: [4, 4] }],
    ]);
  });

  it('leaves out a feature with more than 60 values', () => {
    const features = (count: number) => {
      const names = Array.from({ length: count }, (_, i) => `m${i}`);
      const pair = pairOfSets([names], [names]);
      const mentions = Mentions.of(
        names.map((name, i) => ({ start: i, end: i + 1, entity: 0, attributes: new Map([['id', name]]) })),
      );
      return slicesOf({ ...pair, key: { ...pair.key, mentions } }).map(({ feature }) => feature);
    };
    expect(features(60)).toContain('attribute id');
    expect(features(61)).not.toContain('attribute id');
  });
});
