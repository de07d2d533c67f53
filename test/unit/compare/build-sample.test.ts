import { expect, it } from 'vitest';
import { buildSample } from '../../../src/compare/build-sample.ts';
import { compareSettings } from '../../../src/compare/settings.ts';
import { countsOf, itRefuses, type RefusedCase } from '../../support/compare-counts.ts';

const counts = countsOf(4);
const { systems } = counts;

itRefuses([
  ['no documents', { ...counts, documents: [] }, {}, 'The counts have no documents.'],
  ['no systems', { ...counts, systems: [] }, {}, 'The counts have no systems.'],
  [
    'two systems of one name',
    { ...counts, systems: [systems[0], systems[0]] },
    {},
    'Two systems are called "a".',
  ],
  [
    'documents of two data sets',
    {
      ...counts,
      datasets: [
        { name: 'x', documents: [0, 1, 2, 3] },
        { name: 'y', documents: [0] },
      ],
    },
    {},
    'Document "d0" is in the data sets "x" and "y".',
  ],
  [
    'documents of no data set',
    { ...counts, datasets: [{ name: 'x', documents: [0, 1, 2] }] },
    {},
    'Document "d3" is in no data set.',
  ],
  [
    'runs without counts',
    { ...counts, runs: { x: ['a', 'z'] } },
    {},
    'System "x" names the run "z", which has no counts.',
  ],
  [
    'runs of two systems',
    { ...counts, runs: { x: ['a'], y: ['a', 'b'] } },
    {},
    'The run "a" is one of "x" and of "y".',
  ],
  [
    'a group with the name of another system',
    { ...counts, runs: { b: ['a'] } },
    {},
    '"b" is the name of a system with runs and of a system that is not one of them.',
  ],
  ['an empty list of statistics', counts, { statistics: [] }, 'No statistic was named.'],
  [
    'a data set without documents',
    { ...counts, datasets: [{ name: 'x', documents: [] }] },
    {},
    'The data set "x" has no documents.',
  ],
  ...[4, -1, 1.5].map(
    (position): RefusedCase => [
      `a data set with document ${position} of 4`,
      { ...counts, datasets: [{ name: 'x', documents: [0, position, 1] }] },
      {},
      `The data set "x" names document ${position}.`,
    ],
  ),
  [
    'a run that is named twice',
    { ...counts, runs: { x: ['a', 'b', 'a'] } },
    {},
    'System "x" names the run "a" twice.',
  ],
  ['a system without runs', { ...counts, runs: { x: [] } }, {}, 'System "x" has no runs.'],
]);

it('has groups of runs and other systems in the order of their first appearance', () => {
  const four = countsOf(4, [0, 1, 2, 3]);
  const grouped = { ...four, runs: { x: ['d', 'b'] } };
  const sample = buildSample(grouped, {}, compareSettings({}, grouped));
  expect(sample.systems).toEqual([
    { name: 'a', runs: [0] },
    { name: 'x', runs: [1, 3] },
    { name: 'c', runs: [2] },
  ]);
});

it('has the documents of each data set, in their order, or all of them', () => {
  const datasets = [
    { name: 'x', documents: [3, 0] },
    { name: 'y', documents: [1, 2] },
  ];
  const positions = (parts: object) => {
    const chosen = { ...counts, ...parts };
    return buildSample(chosen, {}, compareSettings({}, chosen)).datasets.map((list) => [...list]);
  };
  expect(positions({ datasets })).toEqual([
    [3, 0],
    [1, 2],
  ]);
  expect(positions({})).toEqual([[0, 1, 2, 3]]);
});

it('has each statistic once', () => {
  const options = { statistics: ['bcub', 'bcub.recall', 'bcub'] };
  const { scorer } = buildSample(counts, options, compareSettings(options, counts));
  expect(scorer.statistics.map(({ id }) => id)).toEqual(['bcub', 'bcub.recall']);
});
