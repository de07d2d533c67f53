import { describe, expect, it } from 'vitest';
import { dice } from '../../../../src/matching/dice.ts';
import { extentOf } from '../../../../src/matching/extent.ts';
import { attributeSettings } from '../../../../src/nuggets/model/attributes.ts';
import {
  candidatesOf,
  goldOf,
  greedyMappings,
  optimalMappings,
} from '../../../../src/nuggets/score/mapping.ts';

const nuggets = (...spans: [number, number][]) => spans.map((span) => ({ extent: extentOf([span]) }));
const candidates = candidatesOf(nuggets([0, 4], [2, 4]), nuggets([0, 4], [0, 2], [9, 10]), { dice });
const settings = attributeSettings([]);
const greedy = greedyMappings(candidates, settings, () => 0);

describe('mappings', () => {
  it('have for each gold mention its system mention, their Dice, and the sum', () => {
    expect(
      greedy.map(({ systemOf, dice: values, truePositives }) => [[...systemOf], [...values], truePositives]),
    ).toEqual([[[0, -1], [1, 0], 1]]);
    const [best] = optimalMappings(candidates, settings, () => 0, greedy) ?? [];
    expect([...best.systemOf]).toEqual([1, 0]);
    expect(best.truePositives).toBeCloseTo(4 / 3, 12);
  });

  it('that are optimal are the greedy ones where these are as good', () => {
    const same = candidatesOf(nuggets([0, 4]), nuggets([0, 4]), { dice });
    const first = greedyMappings(same, settings, () => 0);
    expect(optimalMappings(same, settings, () => 0, first)?.[0]).toBe(first[0]);
  });

  it('are inverted by goldOf', () => {
    expect([...goldOf(greedy[0], 3)]).toEqual([0, -1, -1]);
  });
});
