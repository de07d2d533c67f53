import { describe, expect, it } from 'vitest';
import { coreferenceMetrics } from '../../../../src/metrics/event-coreference.ts';
import { document2015 } from '../../../../src/nuggets/model/profile.ts';
import {
  addCoreference,
  countCoreference,
  hasClusters,
  noCoreference,
  scoreCoreference,
  twins,
} from '../../../../src/nuggets/score/coreference.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

const GOLD = tbf('d', 'E1 0,4', 'E2 5,9', 'E3 10,14', 'E4 15,19', '@Coreference R1 E1,E2,E3');
const SYSTEM = tbf('d', 'S1 0,4', 'S2 5,9', '@Coreference R1 S1,S2');
const FOUR = document2015.coreference.average;

function count(gold: string, system: string, keepsUnmatchedGold = true) {
  const [{ mappings, ...sides }] = matchedTexts(gold, system).documents;
  const twin = twins(mappings[0], sides.system.nuggets.length, 1);
  return countCoreference(sides.gold, sides.system, twin, { keepsUnmatchedGold });
}

const f1 = (counts: ReturnType<typeof count>) =>
  FOUR.map((id) => scoreCoreference(counts, FOUR).scores.get(id)?.f1);

describe('twins', () => {
  const mapping = { systemOf: Int32Array.of(2, -1, 0), dice: Float64Array.of(1, 0, 0.5), truePositives: 1.5 };

  it('has the gold mention of each system mention whose Dice reaches the threshold', () => {
    expect([...twins(mapping, 4, 0.5)]).toEqual([2, -1, 0, -1]);
    expect([...twins(mapping, 4, 0.51)]).toEqual([-1, -1, 0, -1]);
  });
});

describe('countCoreference', () => {
  it('keeps unmatched mentions, and takes those without a cluster for singletons', () => {
    // MUC: 1 of 2 links, and 1 of 1. B³: recall (2/3 + 2/3) / 4, precision 1. CEAFe: 2·2 / (3 + 2) of 2 and of 1 entities.
    // BLANC: coreference 1 of 3 and of 1 links, others 0 of 3.
    const [muc, bcub, ceafe, blanc] = f1(count(GOLD, SYSTEM));
    expect(muc).toBeCloseTo(2 / 3, 12);
    expect(bcub).toBeCloseTo(1 / 2, 12);
    expect(ceafe).toBeCloseTo(8 / 15, 12);
    expect(blanc).toBeCloseTo(1 / 4, 12);
  });

  it('leaves unmatched gold mentions out of the clusters if the profile does', () => {
    expect(f1(count(GOLD, SYSTEM, false))).toEqual([1, 1, 1, 1]);
    // Unmatched system mentions stay.
    expect(f1(count(SYSTEM, GOLD, false))[0]).toBeCloseTo(2 / 3, 12);
  });

  it('knows mentions by their index: two with one span are two', () => {
    const twice = tbf('d', 'E1 0,4', 'E2 0,4', 'E3 5,9', '@Coreference R1 E1,E3');
    expect(f1(count(twice, twice))).toEqual([1, 1, 1, 1]);
  });
});

describe('addCoreference', () => {
  it('adds the counts of all metrics; nothing changes nothing', () => {
    const counts = count(GOLD, SYSTEM);
    expect(addCoreference(counts, noCoreference)).toEqual(counts);
    const sum = addCoreference(counts, counts);
    expect([...sum.keys()]).toEqual(coreferenceMetrics.map(({ id }) => id));
    expect(f1(sum)).toEqual(f1(counts));
    expect(sum).not.toEqual(counts);
  });
});

describe('scoreCoreference', () => {
  it('has every metric, and the mean F₁ of those that are named; one that is undefined is 0', () => {
    const counts = count(GOLD, SYSTEM);
    expect(scoreCoreference(counts, FOUR).average).toBeCloseTo((2 / 3 + 1 / 2 + 8 / 15 + 1 / 4) / 4, 12);
    expect(scoreCoreference(counts, ['bcub']).average).toBeCloseTo(1 / 2, 12);
    expect(scoreCoreference(noCoreference, FOUR).average).toBe(0);
    expect([...scoreCoreference(noCoreference, []).scores.keys()]).toEqual([
      'muc',
      'bcub',
      'ceafe',
      'blanc',
      'ceafm',
      'lea',
    ]);
  });
});

describe('hasClusters', () => {
  it('is true if a side has a cluster', () => {
    const [{ gold, system }] = matchedTexts(GOLD, tbf('d', 'S1 0,4')).documents;
    expect([hasClusters(system), hasClusters(system, gold), hasClusters()]).toEqual([false, true, false]);
  });
});
