import { countsOf, itRefuses } from '../../support/compare-counts.ts';

const counts = countsOf(4);

itRefuses([
  ['unknown statistics', counts, { statistics: ['muc'] }, 'Unknown statistic "muc".'],
  [
    'conll without its parts',
    counts,
    { statistics: ['conll'] },
    'The statistic "conll" needs counts of muc, bcub, ceafe.',
  ],
]);
