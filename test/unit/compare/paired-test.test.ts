import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCounts, type DocumentCounts } from '../../../src/compare/index.ts';
import { pairedTest } from '../../../src/compare/paired-test.ts';

const row = fc
  .tuple(fc.nat(5), fc.nat(5), fc.nat(5))
  .map(([shared, more, other]) => [shared, shared + more, shared, shared + other]);

it('has the p-values of a comparison, micro and macro', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(row, row), { minLength: 2, maxLength: 24 }),
      fc.constantFrom('micro' as const, 'macro' as const),
      (rows, average) => {
        const counts: DocumentCounts = {
          documents: rows.map((_, i) => `d${i}`),
          systems: [
            { name: 'a', counts: { muc: rows.map(([a]) => a) } },
            { name: 'b', counts: { muc: rows.map(([, b]) => b) } },
          ],
        };
        const options = { average, exchanges: 50 };
        const { differences } = compareCounts(counts, { ...options, resamples: 1 });
        expect(pairedTest(counts, options).get('muc')).toBe(differences['a - b'].muc.p);
      },
    ),
    { numRuns: 60 },
  );
});

it('tests nothing with one document', () => {
  const counts = { muc: [[1, 2, 1, 2]] };
  expect(
    pairedTest({
      documents: ['d'],
      systems: [
        { name: 'a', counts },
        { name: 'b', counts },
      ],
    }),
  ).toEqual(new Map([['muc', null]]));
});
