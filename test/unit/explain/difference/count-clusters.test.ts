import { describe, expect, it } from 'vitest';
import { countClusters } from '../../../../src/explain/difference/count-clusters.ts';
import { near } from '../../../support/near.ts';
import { sets } from '../../../support/sets.ts';

const counts = (key: string, response: string, skipSingletons = false) =>
  Object.fromEntries(countClusters({ key: sets(key), response: sets(response) }, skipSingletons));

describe('countClusters', () => {
  it('has the counts of the metrics where no mention is repeated', () => {
    // The example of Pradhan et al. (2014, section 4).
    expect(counts('abc defg', 'ab cd fghi')).toEqual({
      mentions: [6, 7, 6, 8],
      muc: [2, 5, 2, 5],
      bcub: [near(35 / 12), 7, near(4), 8],
      ceafm: [4, 7, 4, 8],
      ceafe: [near(1.3), 2, near(1.3), 3],
      lea: [near(5 / 3), 7, near(8 / 3), 8],
      'blanc.coref': [2, 9, 2, 8],
      'blanc.noncoref': [8, 12, 8, 20],
    });
  });

  it('counts each occurrence, looked up in the last cluster that has the mention', () => {
    // In the response a is in ca. MUC of the key: aab meets ca twice and ab once. B³ of the key: (2² + 1²)/3 + 1.
    expect(counts('aab c', 'ab ca')).toMatchObject({
      mentions: [3, 3, 3, 3],
      muc: [1, 2, 1, 2],
      bcub: [near(8 / 3), 4, 3, 4],
      // ab shares three occurrences of aab, ca shares c.
      ceafm: [4, 4, 4, 4],
    });
  });

  it('has each mention once in the links of BLANC', () => {
    // Key: ab and c; response: b and ca.
    expect(counts('aab c', 'ab ca')).toMatchObject({
      'blanc.coref': [0, 1, 0, 1],
      'blanc.noncoref': [1, 2, 1, 2],
    });
  });

  it('leaves singletons out of B³, and those of the response out of CEAFe, if asked', () => {
    const all = counts('a bc', 'a bcd');
    expect(counts('a bc', 'a bcd', true)).toEqual({
      ...all,
      bcub: [2, 2, near(4 / 3), 3],
      ceafe: [near(4 / 5), 2, near(4 / 5), 1],
    });
    expect(all).toMatchObject({ bcub: [3, 3, near(7 / 3), 4], ceafe: [near(9 / 5), 2, near(9 / 5), 2] });
  });

  it('resolves a singleton in LEA where it is one on the other side', () => {
    expect(counts('a b', 'a bc').lea).toEqual([1, 2, 1, 3]);
  });

  it('is zero for sides without clusters', () => {
    expect(
      Object.values(counts('', ''))
        .flat()
        .every((count) => count === 0),
    ).toBe(true);
    expect(counts('ab', '').muc).toEqual([0, 1, 0, 0]);
  });
});
