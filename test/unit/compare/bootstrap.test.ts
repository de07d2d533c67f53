import { describe, expect, it } from 'vitest';
import { bootstrap } from '../../../src/compare/bootstrap.ts';
import { buildSample } from '../../../src/compare/build-sample.ts';
import type { DocumentCounts } from '../../../src/compare/document-counts.ts';
import { compareSettings } from '../../../src/compare/settings.ts';
import { near } from '../../support/near.ts';

const sampleOf = (counts: DocumentCounts) => buildSample(counts, {}, compareSettings({}, counts));

const system = (name: string, rows: number[][]) => ({ name, counts: { bcub: rows } });

const three: DocumentCounts = {
  documents: ['d0', 'd1', 'd2'],
  systems: [
    system('a', [
      [1, 2, 1, 1],
      [2, 2, 2, 4],
      [0, 2, 0, 3],
    ]),
    system('b', [
      [2, 2, 2, 2],
      [1, 2, 1, 1],
      [1, 2, 1, 1],
    ]),
  ],
};

describe('bootstrap', () => {
  it('scores the documents that are drawn, the same for all systems', () => {
    const draws = [
      [0, 0, 2],
      [2, 2, 2],
      [0, 1, 2],
    ];
    const [a, b] = bootstrap(sampleOf(three), { indices: draws });
    // a: 2/6 and 2/5; 0; 3/6 and 3/8. b: 5/6 and 5/5; 3/6 and 3/3; 4/6 and 4/4.
    expect([...a]).toEqual([near(4 / 11), 0, near(3 / 7)]);
    expect([...b]).toEqual([near(10 / 11), near(2 / 3), near(4 / 5)]);
  });

  it('counts an undefined score as 0', () => {
    const counts = { documents: ['d0'], systems: [system('a', [[0, 0, 0, 0]])] };
    expect(bootstrap(sampleOf(counts), { indices: [[0]] })).toEqual([Float64Array.of(0)]);
  });

  it('depends on the seed alone: more replicates begin with the same ones', () => {
    const sample = sampleOf(three);
    const [few] = bootstrap(sample, { resamples: 20, seed: 3 });
    const [many] = bootstrap(sample, { resamples: 50, seed: 3 });
    expect(many.slice(0, 20)).toEqual(few);
    expect(new Set(many).size).toBeGreaterThan(5);
    expect(bootstrap(sample, { resamples: 20, seed: 4 })[0]).not.toEqual(few);
  });

  it('draws as many documents from each data set as it has', () => {
    const datasets = [
      { name: 'x', documents: [0] },
      { name: 'y', documents: [1] },
      { name: 'z', documents: [2] },
    ];
    const [a] = bootstrap(sampleOf({ ...three, datasets }), { resamples: 5, seed: 1 });
    // The mean of 2/3 (1/2 and 1), 2/3 (1 and 1/2) and 0, whatever is drawn.
    expect([...a]).toEqual(Array.from({ length: 5 }, () => near(4 / 9)));
  });
});
