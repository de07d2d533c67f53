import { expect, it } from 'vitest';
import { compareCounts, systemCounts } from '../../../src/compare/index.ts';
import { evaluatePair, settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { pageStandings } from '../../../src/verbs/page-standings.ts';
import { documentOf, type Marked } from '../../support/page-fixture.ts';

const settings = settingsOf({ metrics: ['conll'] });
const KEY: readonly Marked[] = [
  [0, 1, 'x'],
  [1, 2, 'x'],
  [2, 3, 'x'],
  [3, 4, 'y'],
  [4, 5, 'y'],
];

/** A system that lacks the first mentions of each document, as many as given. */
function runOf(lacks: readonly number[]) {
  const tally = new Tally(settings, { perDocument: true });
  lacks.forEach((count, d) => {
    const key = documentOf(`d${d}`, ['a b c d e'], KEY);
    const response = documentOf(`d${d}`, ['a b c d e'], KEY.slice(count));
    tally.add(evaluatePair(key, response, settings, () => {}));
  });
  return { tally };
}

const runs = [runOf([2, 0, 1, 1]), runOf([1, 0, 0, 2]), runOf([3, 3, 3, 3])];

it('has the intervals of compare, and the tests of all pairs', () => {
  const names = ['a', 'b', 'c'];
  const expected = compareCounts({
    documents: ['d0', 'd1', 'd2', 'd3'],
    systems: runs.map(({ tally }, s) =>
      systemCounts(
        names[s],
        settings.metrics,
        tally.state().documents.map(({ counts }) => counts),
      ),
    ),
  });
  const found = pageStandings(runs, settings);
  const { scores, differences, ranks } = expected;
  found?.standings?.forEach(({ intervals }, s) => {
    for (const statistic of ['conll', 'muc'])
      intervals[statistic].forEach((end, at) => {
        expect(end).toBeCloseTo(scores[names[s]][statistic].interval?.[at] as number, 11);
      });
  });
  expect(Object.keys(found?.pairs ?? {})).toEqual(expected.statistics);
  for (const statistic of expected.statistics) {
    const { pairs, ranks: ranges } = found?.pairs?.[statistic] ?? { pairs: [], ranks: [] };
    expect(pairs.map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const { a, b, difference, p, holm } of pairs) {
      const own = differences[`${names[a]} - ${names[b]}`][statistic];
      expect(difference).toBeCloseTo(own.value as number, 11);
      expect([p, holm]).toEqual([own.p, own.holm]);
    }
    expect(ranges).toEqual(names.map((name) => ranks[statistic][name]));
  }
  // The second is the best; against it the first lacks one more mention twice, and one less once.
  expect(found?.pairs?.conll.pairs[0]).toMatchObject({ documents: [1, 1, 2, 0], differing: 3 });
});

it('counts the documents of a pair that have no score, so that all add up', () => {
  // Without entities in both sides MUC is undefined.
  const lacking = runOf([5, 5, 0, 1]);
  for (const { pairs } of Object.values(pageStandings([lacking, runs[0]], settings)?.pairs ?? {}))
    for (const { documents = [] } of pairs) expect(documents.reduce((sum, count) => sum + count, 0)).toBe(4);
});

it('has numbers without the last digits', () => {
  const runs = [runOf([1, 2, 0, 1, 2, 1, 0]), runOf([0, 2, 1, 1, 0, 2, 2])];
  const found = pageStandings(runs, settings);
  const ends = (found?.standings ?? []).flatMap(({ intervals }) => Object.values(intervals).flat());
  const differences = Object.values(found?.pairs ?? {}).map(({ pairs }) => pairs[0].difference as number);
  expect(ends.length).toBeGreaterThan(4);
  for (const value of [...ends, ...differences]) expect(value).toBe(Number(value.toFixed(12)));
});

it('has no interval and no test for one document', () => {
  const found = pageStandings([runOf([1]), runOf([2])], settings);
  expect(found?.standings?.[0].intervals).toEqual({});
  expect(found?.pairs?.conll.pairs[0]).toMatchObject({ p: null, holm: null });
  expect('documents' in (found?.pairs?.conll.pairs[0] ?? {})).toBe(false);
});

it('has the main number alone for many documents, and nothing for very many', () => {
  const many = runOf(new Array(2501).fill(0));
  expect(Object.keys(pageStandings([many, many], settings, { resamples: 2 })?.pairs ?? {})).toEqual([
    'conll',
  ]);
  const most = runOf(new Array(26_667).fill(0));
  expect(pageStandings([most, most], settings)).toBeUndefined();
});
