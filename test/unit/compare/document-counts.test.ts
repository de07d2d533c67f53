import { describe, expect, it } from 'vitest';
import { countMatrix, metricsOfCounts, systemCounts } from '../../../src/compare/document-counts.ts';
import { bcub, blanc, muc } from '../../../src/metrics/index.ts';
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
  [
    'several unknown metrics',
    { ...counts, systems: [{ name: 'a', counts: { b4: rows(4, 0), muc: rows(4, 0), x: rows(4, 0) } }] },
    {},
    'Unknown metrics "b4", "x" in the counts.',
  ],
  [
    'a system without counts',
    { ...counts, systems: [{ name: 'a', counts: {} }] },
    {},
    'System "a" has no counts.',
  ],
  [
    'a further metric of one system',
    {
      ...counts,
      systems: [systems[0], { name: 'b', counts: { ...systems[1].counts, muc: rows(4, 0) } }],
    },
    {},
    'The systems "a" and "b" have counts of different metrics: muc.',
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

describe('the counts of a system', () => {
  const documents = ['x', 'y'];
  const system = {
    name: 's',
    counts: {
      muc: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      // Shared and key links, shared and response links; then the same of non-coreference links.
      blanc: [
        [10, 11, 10, 12, 20, 21, 20, 22],
        [30, 31, 30, 32, 40, 41, 40, 42],
      ],
    },
  };
  const vectors = [
    [1, 2, 3, 4, 11, 12, 10, 21, 22, 20],
    [5, 6, 7, 8, 31, 32, 30, 41, 42, 40],
  ];

  it('are a row of all metrics for each document', () => {
    expect(blanc.fields.slice(0, 3)).toEqual(['keyCoref', 'responseCoref', 'sharedCoref']);
    expect([...countMatrix(system, [muc, blanc], documents)]).toEqual(vectors.flat());
    expect([...countMatrix(system, [blanc], documents)]).toEqual(vectors.flatMap((row) => row.slice(4)));
  });

  it('may have the six link counts of BLANC in the order of its fields', () => {
    const blancRows = vectors.map((row) => row.slice(4));
    const plain = { name: 's', counts: { ...system.counts, blanc: blancRows } };
    expect([...countMatrix(plain, [muc, blanc], documents)]).toEqual(vectors.flat());
  });

  it('are made of the vectors of documents', () => {
    expect(systemCounts('s', [muc, blanc], vectors)).toEqual(system);
  });

  it('are those of the metrics of the registry, or of further ones', () => {
    const other = { ...bcub, id: 'other' };
    const counts = { documents, systems: [{ name: 's', counts: { other: [], muc: [] } }] };
    expect(metricsOfCounts(counts, [other])).toEqual([other, muc]);
    expect(() => metricsOfCounts(counts, [])).toThrow('Unknown metric "other" in the counts.');
  });
});
