import { countsOf, itRefuses } from '../../support/compare-counts.ts';

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
  ['a system without runs', { ...counts, runs: { x: [] } }, {}, 'System "x" has no runs.'],
]);
