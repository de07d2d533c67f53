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

it('has the intervals and tests of compare, each system with the next one', () => {
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
  const standings = pageStandings(runs, settings) ?? [];
  const { scores, differences } = expected;
  standings.forEach(({ intervals }, s) => {
    for (const statistic of ['conll', 'muc'])
      intervals[statistic].forEach((end, at) => {
        expect(end).toBeCloseTo(scores[names[s]][statistic].interval?.[at] as number, 11);
      });
  });
  // The second is the best; against it the first lacks one more mention twice, and one less once.
  const difference = differences['a - b'].conll;
  expect(standings[1].leads.conll).toEqual({
    over: 0,
    difference: -(difference.value as number),
    p: difference.p,
    wins: [2, 1, 1],
  });
  expect(standings[0].leads.conll).toMatchObject({
    over: 2,
    p: differences['a - c'].conll.p,
    wins: [4, 0, 0],
  });
  expect(standings[2].leads).toEqual({});
});

it('has intervals without the last digits', () => {
  const runs = [runOf([1, 2, 0, 1, 2, 1, 0]), runOf([0, 2, 1, 1, 0, 2, 2])];
  const ends = (pageStandings(runs, settings) ?? []).flatMap(({ intervals }) =>
    Object.values(intervals).flat(),
  );
  expect(ends.length).toBeGreaterThan(4);
  expect(ends).toEqual(ends.map((end) => Number(end.toFixed(12))));
});

it('has no interval for one document, and nothing where there are too many', () => {
  const [only] = pageStandings([runOf([1]), runOf([2])], settings) ?? [];
  expect(only.intervals).toEqual({});
  expect(only.leads.conll).toMatchObject({ over: 1, p: null });
  const many = runOf(new Array(2501).fill(0));
  expect(pageStandings([many, many], settings)).toBeUndefined();
});
