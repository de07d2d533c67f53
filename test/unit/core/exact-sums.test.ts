import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ExactSum } from '../../../src/core/exact-sum.ts';
import { ExactSums } from '../../../src/core/exact-sums.ts';

const term = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }),
  fc.integer(),
  fc.constantFrom(1e16, 1, -1e16, 1 / 3, 2 ** -1074),
);

it('equals one exact sum for each entry, however many vectors there are', () => {
  const vectors = fc.array(fc.tuple(term, term, term), { maxLength: 200 });
  fc.assert(
    fc.property(vectors, fc.array(term), (rows, more) => {
      const sums = new ExactSums(3);
      for (const row of rows) sums.add(row);
      sums.addTo(1, more);
      const expected = [0, 1, 2].map((entry) =>
        ExactSum.of([...rows.map((row) => row[entry]), ...(entry === 1 ? more : [])]).value(),
      );
      expect(sums.values()).toEqual(expected);
      expect(sums.partials().map((partials) => ExactSum.of(partials).value())).toEqual(expected);
    }),
  );
});

it('adds vectors after a sum was read', () => {
  const sums = new ExactSums(1);
  for (let i = 0; i < 100; i++) sums.add([0.25]);
  expect(sums.values()).toEqual([25]);
  sums.add([0.5]);
  expect(sums.values()).toEqual([25.5]);
});

it('has the terms of vectors that were not yet added up', () => {
  const sums = new ExactSums(2);
  sums.add([1e16, 0.25]);
  sums.add([1, 0.25]);
  expect(sums.partials()).toEqual([[1, 1e16], [0.5]]);
});
