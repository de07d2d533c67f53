import { countsOf, itRefuses, rows } from '../../support/compare-counts.ts';

const counts = countsOf(4);
const { systems } = counts;
const system = (bcub: readonly (readonly number[])[]) => ({
  ...counts,
  systems: [{ name: 'a', counts: { bcub } }],
});

itRefuses([
  [
    'unknown metrics',
    { ...counts, systems: [{ name: 'a', counts: { b4: rows(4, 0) } }] },
    {},
    'Unknown metric "b4" in the counts.',
  ],
  [
    'different metrics',
    { ...counts, systems: [systems[0], { name: 'b', counts: { muc: rows(4, 0) } }] },
    {},
    'The systems "a" and "b" have counts of different metrics: bcub, muc.',
  ],
  ['missing rows', system(rows(3, 0)), {}, 'System "a" has 3 rows of bcub for 4 documents.'],
  [
    'short rows',
    system(rows(4, 0).map((row) => row.slice(1))),
    {},
    'System "a", document "d0": bcub has 3 numbers.',
  ],
  [
    'counts that are no numbers',
    system(rows(4, 0).map((row) => [...row.slice(1), Number.NaN])),
    {},
    'System "a", document "d0": bcub has the count NaN.',
  ],
]);
