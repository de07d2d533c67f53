import { expect, it } from 'vitest';
import { metrics } from '../../../src/metrics/index.ts';
import { type LevelId, levelIds } from '../../../src/metrics/levels.ts';
import { near } from '../../support/near.ts';
import { example, fractions, scoredAt } from '../../support/scoped.ts';

const third = 1 / 3;

it.each<[metric: string, level: LevelId | undefined, recall: [number, number], precision: [number, number]]>([
  ['pairwise', undefined, [2, 4], [2, 4]],
  ['pairwise', 'withinDocument', [1, 1], [1, 2]],
  ['pairwise', 'acrossDocuments', [0, 2], [0, 0]],
  ['pairwise', 'acrossTopics', [1, 1], [1, 2]],
  ['bcub', undefined, [14 * third, 6], [14 * third, 6]],
  ['bcub', 'withinDocument', [11 * third, 11 * third], [4, 14 * third]],
  ['bcub', 'acrossDocuments', [0, 4 * third], [0, 0]],
  ['bcub', 'acrossTopics', [1, 1], [2 * third, 4 * third]],
  ['lea', undefined, [4, 6], [4, 6]],
  ['lea', 'withinDocument', [2, 2], [3, 4]],
  ['lea', 'acrossDocuments', [0, 2], [0, 0]],
  ['lea', 'acrossTopics', [2, 2], [1, 2]],
  ['muc', undefined, [2, 3], [2, 3]],
  ['muc', 'withinDocument', [1, 1], [1, 2]],
  ['muc', 'acrossDocuments', [0, 1], [0, 0]],
  ['muc', 'acrossTopics', [1, 1], [1, 1]],
])('counts the pairs of the worked example: %s %s', (metric, level, recall, precision) => {
  const result = scoredAt(example, { metrics: [metric], scope: 'corpus' });
  expect(fractions(result, metric, level)).toEqual([...recall, ...precision].map(near));
});

it('counts links of BLANC between mentions of different entities by level', () => {
  const { parts } = scoredAt(example, { scope: 'corpus' });
  const other = levelIds.map((level) => {
    const score = parts?.get(level)?.get('blanc');
    return score && 'noncoref' in score ? score.noncoref : undefined;
  });
  expect(other).toMatchObject([
    { counts: { recall: [1, 2], precision: [1, 1] } },
    { counts: { recall: [2, 2], precision: [2, 4] } },
    { counts: { recall: [6, 7], precision: [6, 6] } },
  ]);
});

it('counts a join of MUC once, although two response entities make it', () => {
  const result = scoredAt(
    { key: 'a1a2b1b2', response: 'a1b1 a2b2', topics: 'ab' },
    { scope: 'corpus' },
    false,
  );
  expect(fractions(result, 'muc', 'acrossDocuments')).toEqual([1, 1, 2, 2]);
});

it('says which metrics have parts that add up, which have others, and which have none', () => {
  const kinds = (addsUp: boolean | undefined) =>
    metrics.filter(({ levels }) => levels?.addsUp === addsUp).map(({ id }) => id);
  expect([kinds(true), kinds(false)]).toEqual([['bcub', 'blanc', 'lea', 'pairwise'], ['muc']]);
});
