import { describe, expect, it } from 'vitest';
import { countClusters } from '../../../../src/explain/difference/count-clusters.ts';
import {
  ConventionScorer,
  type KeyAndResponse,
  referenceCounts,
} from '../../../../src/explain/difference/score-convention.ts';
import { type Convention, ours } from '../../../../src/explain/difference/switches.ts';
import { documentWith } from '../../../support/documents.ts';
import { near } from '../../../support/near.ts';
import { sets } from '../../../support/sets.ts';

/** Key {a b c}, response {a b} {c}: MUC 1/2 and 1, B³ 5/9 and 1, CEAFe 4/5 and 2/5. */
const one: KeyAndResponse = [
  documentWith([['k', '0', '1', '2']]),
  documentWith([
    ['r', '0', '1'],
    ['s', '2'],
  ]),
];
/** A document that the response lacks. */
const missing: KeyAndResponse = [documentWith([['k', '0', '1']], { id: 'e', pairKey: 'e' }), undefined];

const [muc, bcub, ceafe] = [2 / 3, 5 / 7, 8 / 15];

describe('ConventionScorer', () => {
  const single = new ConventionScorer([one]);
  const both = new ConventionScorer([one, missing]);
  const value = (scorer: ConventionScorer, name: string, choice: Partial<Convention> = {}) =>
    scorer.values({ ...ours, ...choice }).get(name);

  it('has the scores of every metric and their average', () => {
    expect(value(single, 'muc.recall')).toEqual(near(1 / 2));
    expect(value(single, 'bcub.f1')).toEqual(near(bcub));
    expect(value(single, 'ceafe.precision')).toEqual(near(2 / 5));
    expect(value(single, 'conll')).toEqual(near((muc + bcub + ceafe) / 3));
  });

  it('averages three metrics, or four with BLANC', () => {
    expect(value(single, 'blanc.f1')).toEqual(near(1 / 2));
    expect(value(single, 'conll', { mean: 'four' })).toEqual(near((muc + bcub + ceafe + 1 / 2) / 4));
  });

  it('lets the key decide which links count in BLANC, or both sides', () => {
    expect(value(single, 'blanc.f1', { blanc: 'both' })).toEqual(near(1 / 4));
    const swapped = new ConventionScorer([[one[1] as KeyAndResponse[0], one[0]]]);
    expect(value(swapped, 'blanc.f1', { blanc: 'reference' })).toEqual(near(1 / 4));
  });

  it('counts a missing response as empty, or leaves the document out', () => {
    expect(value(both, 'muc.recall')).toEqual(near(1 / 3));
    expect(value(both, 'muc.recall', { documents: 'common' })).toEqual(near(1 / 2));
    expect(value(both, 'muc.recall')).toEqual(near(1 / 3));
  });

  it('adds up counts over documents, or takes the mean of the scores that are defined', () => {
    expect(value(both, 'muc.f1')).toEqual(near(1 / 2));
    expect(value(both, 'muc.recall', { average: 'macro' })).toEqual(near(1 / 4));
    expect(value(both, 'muc.precision', { average: 'macro' })).toBe(1);
    expect(value(both, 'muc.f1', { average: 'macro' })).toEqual(near(1 / 3));
  });

  it('has 0 for an undefined score', () => {
    const alone = new ConventionScorer([[documentWith([['k', '0']]), documentWith([['r', '0']])]]);
    expect(value(alone, 'muc.f1')).toBe(0);
    expect(value(alone, 'blanc.f1')).toBe(0);
    expect(value(alone, 'conll')).toEqual(near(2 / 3));
    expect(value(new ConventionScorer([]), 'conll')).toBe(0);
  });

  it('counts repeats as the reference scorer does, if asked', () => {
    const repeated: KeyAndResponse = [documentWith([['k', '0', '0', '1']]), documentWith([['r', '0', '1']])];
    const scorer = new ConventionScorer([repeated]);
    expect(value(scorer, 'bcub.recall')).toBe(1);
    expect(value(scorer, 'bcub.recall', { repeats: 'reference' })).toEqual(near(4 / 9));
  });
});

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
