import { describe, expect, it } from 'vitest';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

const systemOf = ({ settings, documents: [{ mappings }] }: ReturnType<typeof matchedTexts>) =>
  Object.fromEntries(settings.map(({ name }, k) => [name, [...mappings[k].systemOf]]));

describe('matchCorpora', () => {
  it('maps mentions under every setting, by the attributes that must agree', () => {
    const gold = tbf('d', 'E1 0,4 Life_Die Actual');
    const system = tbf('d', 'S1 0,4 Other Other', 'S2 0,3 Life_Die Other', 'S3 0,2 Life_Die Actual');
    expect(systemOf(matchedTexts(gold, system))).toEqual({
      span: [0],
      type: [1],
      realis: [2],
      'type+realis': [2],
    });
  });

  it('is greedy by Dice, or best in sum', () => {
    // Dice: E1–S1 1, E1–S2 2/3, E2–S1 2/3, E2–S2 0: greedy takes 1, the best are 2/3 twice.
    const gold = tbf('d', 'E1 0,4', 'E2 2,4');
    const system = tbf('d', 'S1 0,4', 'S2 0,2');
    const [greedy, optimal] = (['greedy', 'optimal'] as const).map((mapping) =>
      matchedTexts(gold, system, { mapping }),
    );
    expect(systemOf(greedy).span).toEqual([0, -1]);
    expect(systemOf(optimal).span).toEqual([1, 0]);
    expect(optimal.documents[0].greedy[0].truePositives).toBe(1);
    expect(optimal.documents[0].mappings[0].truePositives).toBeCloseTo(4 / 3, 12);
  });
});
