import { describe, expect, it } from 'vitest';
import { compareSettings } from '../../../src/compare/settings.ts';
import { countsOf, itRefuses, type RefusedCase } from '../../support/compare-counts.ts';

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
  ...(
    [
      ['resamples', 1, 10_000_000],
      ['exchanges', 1, 10_000_000],
      ['exactLimit', 0, 2 ** 26],
    ] as const
  ).flatMap(([option, from, to]) =>
    [from - 1, to + 1, from + 0.5].map(
      (value): RefusedCase => [
        `${value} as the option ${option}`,
        counts,
        { [option]: value },
        `The option \`${option}\` must be a whole number from ${from} to ${to}, but is ${value}.`,
      ],
    ),
  ),
  ...[-1, 1.5].map(
    (position): RefusedCase => [
      `position ${position} in a list`,
      counts,
      {
        indices: [
          [0, 1, 2, 3],
          [0, 1, 2, position],
        ],
      },
      `List 1 of the option \`indices\` holds ${position}.`,
    ],
  ),
  [
    'a list that draws too often from a data set',
    {
      ...counts,
      datasets: [
        { name: 'x', documents: [0, 3] },
        { name: 'y', documents: [1, 2] },
      ],
    },
    { indices: [[0, 3, 3, 1]] },
    'List 0 of the option `indices` draws 3 + 1 documents.',
  ],
  [
    'masks of other characters',
    counts,
    { swaps: ['0110', '0120'] },
    'String 1 of the option `swaps` is "0120".',
  ],
  ...[1.5, 2 ** 31].map(
    (seed): RefusedCase => [
      `the seed ${seed}`,
      counts,
      { seed },
      `The seed must be a 32-bit integer, but is ${seed}.`,
    ],
  ),
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

describe('the settings of a comparison', () => {
  it('have defaults', () => {
    const { metricOptions, ...settings } = compareSettings({}, counts);
    expect(settings).toEqual({
      interval: 'adjusted',
      average: 'micro',
      seed: 12345,
      resamples: 10_000,
      exchanges: 10_000,
      exactLimit: 20_000,
      indices: undefined,
      swaps: undefined,
    });
    expect(metricOptions.blancWeight).toBe(0.5);
  });

  it('may be at their limits', () => {
    const least = { resamples: 1, exchanges: 1, exactLimit: 0, seed: -(2 ** 31) };
    const most = { resamples: 10_000_000, exchanges: 10_000_000, exactLimit: 2 ** 26, seed: 2 ** 31 - 1 };
    expect(compareSettings(least, counts)).toMatchObject(least);
    expect(compareSettings(most, counts)).toMatchObject(most);
  });

  it('have lists that draw as many documents from each data set as it has', () => {
    const datasets = [
      { name: 'x', documents: [0, 3] },
      { name: 'y', documents: [1, 2] },
    ];
    const indices = [
      [3, 3, 1, 2],
      [1, 1, 0, 3],
    ];
    expect(compareSettings({ indices }, { ...counts, datasets }).indices).toBe(indices);
    expect(compareSettings({ swaps: ['0110'] }, counts).swaps).toEqual(['0110']);
  });
});
