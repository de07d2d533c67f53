import { describe, expect, it } from 'vitest';
import { document2015 } from '../../../../src/nuggets/model/profile.ts';
import { bestAlignment } from '../../../../src/nuggets/score/best-alignment.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

/** E1 and E2 have one span, and so have S1 and S2; greedily E1 is S1, but the clusters say that E1 is S2. */
const GOLD = ['E1 0,4', 'E2 0,4', 'E3 10,14', 'E4 20,24', '@Coreference R1 E1,E3', '@Coreference R2 E2,E4'];
const SYSTEM = ['S1 0,4', 'S2 0,4', 'S3 10,14', 'S4 20,24', '@Coreference R1 S1,S4', '@Coreference R2 S2,S3'];

function align(
  pairs: readonly (readonly [gold: readonly string[], system: readonly string[]])[],
  { limit = 100, threshold = 1, setting: settingIndex = 0 } = {},
) {
  const [gold, system] = [0, 1].map((side) => pairs.map((pair, d) => tbf(`d${d}`, ...pair[side])).join(''));
  const { documents, settings } = matchedTexts(gold, system);
  const setting = settings[settingIndex];
  const { twins, exact } = bestAlignment(documents, {
    profile: document2015,
    setting,
    settingIndex,
    threshold,
    limit,
  });
  return { twins: twins.map((twin) => [...twin]), exact };
}

describe('bestAlignment', () => {
  it('pairs mentions of one span so that clusters agree', () => {
    expect(align([[GOLD, SYSTEM]])).toEqual({ twins: [[1, 0, 2, 3]], exact: true });
  });

  it('keeps the greedy alignment where there is no choice, or none is better', () => {
    const plain = ['E1 0,4', 'E2 10,14'];
    expect(align([[plain, plain]], { limit: 1 })).toEqual({ twins: [[0, 1]], exact: true });
    expect(align([[GOLD, GOLD]])).toEqual({ twins: [[0, 1, 2, 3]], exact: true });
    expect(align([])).toEqual({ twins: [], exact: true });
  });

  it('looks at all documents together', () => {
    expect(
      align([
        [GOLD, SYSTEM],
        [['E1 0,4'], ['S1 9,12']],
        [GOLD, SYSTEM],
      ]),
    ).toEqual({
      twins: [[1, 0, 2, 3], [-1], [1, 0, 2, 3]],
      exact: true,
    });
  });

  it('improves step by step if there are more alignments than the limit, and says so', () => {
    expect(align([[GOLD, SYSTEM]], { limit: 1 })).toEqual({ twins: [[1, 0, 2, 3]], exact: false });
    const twice = [[GOLD, SYSTEM] as const, [GOLD, SYSTEM] as const];
    expect(align(twice, { limit: 3 })).toEqual({
      twins: [
        [1, 0, 2, 3],
        [1, 0, 2, 3],
      ],
      exact: false,
    });
    expect(align(twice, { limit: 4 }).exact).toBe(true);
  });

  it('pairs only mentions whose attributes agree in the setting', () => {
    const gold = GOLD.map((line) => line.replace('E2 0,4', 'E2 0,4 Life_Die'));
    const system = SYSTEM.map((line) => line.replace('S2 0,4', 'S2 0,4 Life_Die'));
    expect(align([[gold, system]], { setting: 0 }).twins).toEqual([[1, 0, 2, 3]]);
    expect(align([[gold, system]], { setting: 1 }).twins).toEqual([[0, 1, 2, 3]]);
  });

  it('pairs mentions that overlap down to the threshold', () => {
    const [gold, system] = [
      ['E5 30,40', ...GOLD],
      ['S5 30,38', ...SYSTEM],
    ];
    // 2 · 8 / (10 + 8) is 0.89.
    expect(align([[gold, system]], { threshold: 0.8 }).twins).toEqual([[0, 2, 1, 3, 4]]);
    expect(align([[gold, system]], { threshold: 0.9 }).twins).toEqual([[-1, 2, 1, 3, 4]]);
  });
});
