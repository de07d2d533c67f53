import { describe, expect, it } from 'vitest';
import { document2015, evmeval18 } from '../../../../src/nuggets/model/profile.ts';
import { ambiguousGroups } from '../../../../src/nuggets/score/ambiguity.ts';
import { matchedTexts } from '../../../support/matched-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

const [SPAN, TYPE] = [0, 1];

/** The groups of two sides; the ways as sorted lists of pairs, gold first. */
function groups(
  gold: readonly string[],
  system: readonly string[],
  mask = SPAN,
  { limit = 100, profile = document2015 } = {},
) {
  const [document] = matchedTexts(tbf('d', ...gold), tbf('d', ...system), { profile }).documents;
  return ambiguousGroups(document, mask, limit).map(({ ways, ...sides }) => ({
    ...sides,
    ways: ways
      ?.map((way) =>
        way
          .map((pair) => pair.join('-'))
          .sort()
          .join(' '),
      )
      .sort(),
  }));
}

/** Mentions with one span, each in a cluster with a mention of its own. */
const clustered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => i + 1).flatMap((i) => [
    `${letter}${i} 0,4`,
    `${letter}${i}0 ${10 * i},${10 * i + 4}`,
    `@Coreference R${i} ${letter}${i},${letter}${i}0`,
  ]);

describe('ambiguousGroups', () => {
  it('has the ways to pair mentions of one span that are in different clusters', () => {
    expect(groups(clustered('E', 2), ['S1 0,4'])).toEqual([
      { gold: [0, 2], system: [0], ways: ['0-0', '2-0'] },
    ]);
    expect(groups(clustered('E', 2), clustered('S', 2))).toEqual([
      { gold: [0, 2], system: [0, 2], ways: ['0-0 2-2', '0-2 2-0'] },
    ]);
  });

  it('has no group where mentions are interchangeable, or there is one on each side', () => {
    expect(groups(['E1 0,4', 'E2 0,4'], ['S1 0,4'])).toEqual([]);
    expect(groups(clustered('E', 2), ['S1 0,4', 'S2 0,4'])).toEqual([]);
    expect(groups(clustered('E', 1), clustered('S', 1))).toEqual([]);
    expect(groups(clustered('E', 2), ['S1 90,94'])).toEqual([]);
  });

  it('pairs only mentions whose attributes agree, and as many as possible', () => {
    const gold = clustered('E', 2).map((line) => (line === 'E2 0,4' ? 'E2 0,4 Life_Die' : line));
    expect(groups(gold, ['S1 0,4 Life_Die'], SPAN)).toHaveLength(1);
    expect(groups(gold, ['S1 0,4 Life_Die'], TYPE)).toEqual([]);
    const three = [...clustered('E', 3).map((line) => (line === 'E3 0,4' ? 'E3 0,4 Life_Die' : line))];
    expect(groups(three, ['S1 0,4 Life_Die', 'S2 0,4'], TYPE)).toEqual([
      { gold: [0, 2, 4], system: [0, 1], ways: ['0-1 4-0', '2-1 4-0'] },
    ]);
  });

  it('leaves out ways that pair fewer mentions than another', () => {
    // E1 agrees with both, E2 with S1 only: S1 and E1 together leave E2 and S2 alone.
    const gold = clustered('E', 2).map((line) => (line === 'E1 0,4' ? 'E1 0,4 NOT_ANNOTATED' : line));
    const system = ['S1 0,4', 'S2 0,4 Life_Die', 'S3 50,54', '@Coreference R1 S2,S3'];
    expect(groups(gold, system, TYPE, { profile: evmeval18 })).toEqual([]);
  });

  it('lists ways up to the limit', () => {
    const ways = (limit: number) => groups(clustered('E', 3), clustered('S', 3), SPAN, { limit })[0].ways;
    expect(ways(6)).toEqual([
      '0-0 2-2 4-4',
      '0-0 2-4 4-2',
      '0-2 2-0 4-4',
      '0-2 2-4 4-0',
      '0-4 2-0 4-2',
      '0-4 2-2 4-0',
    ]);
    expect(ways(5)).toBeUndefined();
  });
});
