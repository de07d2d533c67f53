import { countsOf, itRefuses } from '../../support/compare-counts.ts';

const counts = countsOf(4);

itRefuses([
  ['an unknown interval', counts, { interval: 'x' as 'bca' }, 'Unknown interval "x".'],
  [
    'a seed that is too long',
    counts,
    { seed: 2 ** 40 },
    'The seed must be a 32-bit integer, but is 1099511627776.',
  ],
  [
    'no resamples',
    counts,
    { resamples: 0 },
    'The option `resamples` must be a whole number from 1 to 10000000, but is 0.',
  ],
  [
    'lists of other lengths',
    counts,
    { indices: [[0, 1]] },
    'List 0 of the option `indices` draws 2 documents.',
  ],
  [
    'positions that are not there',
    counts,
    { indices: [[0, 1, 2, 4]] },
    'List 0 of the option `indices` holds 4.',
  ],
  ['masks of other lengths', counts, { swaps: ['011'] }, 'String 0 of the option `swaps` is "011".'],
  ['an unknown average', counts, { average: 'x' as 'macro' }, 'Unknown average "x".'],
  [
    'a weight above 1',
    counts,
    { blancWeight: 1.5 },
    'The BLANC weight must be a number from 0 to 1, but is 1.5.',
  ],
  ['an empty list of lists', counts, { indices: [] }, 'The option `indices` is an empty list.'],
  ['an empty list of masks', counts, { swaps: [] }, 'The option `swaps` is an empty list.'],
]);
