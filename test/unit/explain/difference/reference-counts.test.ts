import { describe, expect, it } from 'vitest';
import { countClusters } from '../../../../src/explain/difference/count-clusters.ts';
import { referenceCounts } from '../../../../src/explain/difference/reference-counts.ts';
import { near } from '../../../support/near.ts';
import { sets } from '../../../support/sets.ts';

const counts = (key: string, response: string) =>
  Object.fromEntries(referenceCounts({ key: sets(key), response: sets(response) }));

describe('referenceCounts', () => {
  it.each([
    ['abc defg', 'ab cd fghi'],
    ['a b', 'ab'],
    ['abc', 'x'],
  ])('has the scores of other programs where no mention is repeated: %s against %s', (key, response) => {
    const ours = countClusters({ key: sets(key), response: sets(response) }, false);
    for (const [id, [rNum, rDen, pNum, pDen]] of ours) {
      expect([id, ...counts(key, response)[id]]).toEqual([id, near(rNum), rDen, near(pNum), pDen]);
    }
  });

  it('counts each occurrence in the key, and a mention once in the overlap of two entities', () => {
    // Key {a a b} {c d e}: recall of B³ is 2 · 2/3 + 3 of 6, and precision 2 + 3 of 5.
    expect(counts('aab cde', 'ab cde')).toMatchObject({
      mentions: [5, 5, 5, 5],
      muc: [3, 4, 3, 3],
      bcub: [near(13 / 3), 6, 5, 5],
    });
  });

  it('removes a repeat of a key mention from the response, but not that of another mention', () => {
    expect(counts('ab', 'aab')).toMatchObject({ mentions: [2, 2, 2, 2], muc: [1, 1, 1, 1] });
    expect(counts('ab', 'abxx')).toMatchObject({ mentions: [2, 2, 2, 3], muc: [1, 1, 1, 3] });
  });
});
