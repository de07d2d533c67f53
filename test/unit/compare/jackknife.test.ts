import { expect, it } from 'vitest';
import { buildSample } from '../../../src/compare/build-sample.ts';
import type { DocumentCounts } from '../../../src/compare/document-counts.ts';
import { influenceOf, leaveOneOut } from '../../../src/compare/jackknife.ts';
import type { Sample } from '../../../src/compare/sample.ts';
import { compareSettings } from '../../../src/compare/settings.ts';
import { near } from '../../support/near.ts';

const sampleOf = (...datasets: number[][]) =>
  ({
    documents: datasets.flat().length,
    datasets: datasets.map((list) => Int32Array.from(list)),
  }) as unknown as Sample;

/** The change of recall and precision when each document is left out. */
function changesOf(counts: DocumentCounts) {
  const options = { statistics: ['bcub.recall', 'bcub.precision'] };
  const sample = buildSample(counts, options, compareSettings(options, counts));
  return leaveOneOut(sample, sample.exactSums());
}

const counts: DocumentCounts = {
  documents: ['x', 'y', 'z'],
  systems: [
    {
      name: 'a',
      counts: {
        bcub: [
          [1, 2, 1, 4],
          [2, 2, 2, 2],
          [0, 4, 0, 2],
        ],
      },
    },
    {
      name: 'b',
      counts: {
        bcub: [
          [2, 2, 2, 2],
          [1, 2, 1, 1],
          [1, 4, 1, 1],
        ],
      },
    },
  ],
};

it('leaves out each document in turn', () => {
  const { values, valueCount } = changesOf(counts);
  expect(valueCount).toBe(4);
  // Recall and precision of a are 3/8 and 3/8, those of b 4/8 and 4/4.
  const without = [
    [2 / 6, 2 / 4, 2 / 6, 2 / 2],
    [1 / 6, 1 / 6, 3 / 6, 3 / 3],
    [3 / 4, 3 / 6, 3 / 4, 3 / 3],
  ];
  const whole = [3 / 8, 3 / 8, 4 / 8, 4 / 4];
  expect([...values]).toEqual(without.flatMap((row) => row.map((value, v) => near(value - whole[v]))));
});

it('leaves out a document within its data set; the score is the mean over data sets', () => {
  const datasets = [
    { name: 'p', documents: [0, 2] },
    { name: 'q', documents: [1] },
  ];
  const { values } = changesOf({ ...counts, datasets });
  // Recall of a in the first data set is 1/6: 0/4 without x, 1/2 without z; that of b is 3/6: 1/4 and 2/2.
  expect([0, 2, 8, 10].map((i) => values[i])).toEqual(
    [0 - 1 / 6, 1 / 4 - 1 / 2, 1 / 2 - 1 / 6, 1 - 1 / 2].map((change) => near(change / 2)),
  );
  // The same where another data set comes first.
  const reversed = changesOf({ ...counts, datasets: datasets.toReversed() });
  for (const i of [0, 2, 8, 10]) expect(reversed.values[i]).toEqual(near(values[i]));
});

it('is the influence of each document on a mean: its distance from the mean', () => {
  // For a mean, the value without document d is (sum − x) / (n − 1).
  const x = [1, 2, 6];
  const values = Float64Array.from(x, (value) => (9 - value) / 2);
  const {
    values: influence,
    standardError,
    acceleration,
  } = influenceOf(sampleOf([0, 1, 2]), { values, valueCount: 1 }, 0);
  expect(Array.from(influence)).toEqual([-2, -1, 3]);
  // The standard error of a mean: √(Σ (x − x̄)² / (n (n − 1))).
  expect(standardError).toBeCloseTo(Math.sqrt(14 / 6), 12);
  expect(acceleration).toBeCloseTo((27 - 8 - 1) / 27 / (6 * (14 / 9) ** 1.5), 12);
});

it('is that on a difference with two values, and none in a data set of one document', () => {
  const values = Float64Array.of(4, 1, 2, 1, 9, 0);
  const { values: influence } = influenceOf(sampleOf([0, 1], [2]), { values, valueCount: 2 }, 0, 1);
  // The differences without a document are 3 and 1; their mean is 2.
  expect(Array.from(influence)).toEqual([-1, 1, 0]);
});

it('is 0 everywhere, without acceleration, where no document matters', () => {
  const { standardError, acceleration } = influenceOf(
    sampleOf([0, 1]),
    { values: Float64Array.of(3, 3), valueCount: 1 },
    0,
  );
  expect([standardError, acceleration]).toEqual([0, 0]);
});
