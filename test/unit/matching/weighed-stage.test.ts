import { describe, expect, it } from 'vitest';
import { MentionWords } from '../../../src/matching/mention-words.ts';
import { type MentionGroup, matchGroups, type WeighedStage } from '../../../src/matching/weighed-stage.ts';
import { headed } from '../../support/bracketed.ts';

const [key, response] = [headed('0-1 2-3 4-5'), headed('0-2 2-4 4-6')].map((one) => new MentionWords(one));

function matched(
  groups: readonly MentionGroup[],
  weigh: WeighedStage['weigh'],
  isConnected = false,
): string[] {
  const found: string[] = [];
  const large = matchGroups({ groups, weigh, isConnected }, { key, response }, (one, other) =>
    found.push(`${one}-${other}`),
  );
  expect(large).toBe(0);
  return found.sort();
}

describe('matching within groups', () => {
  it('matches only within a group, and only pairs with a weight', () => {
    const groups = [
      { key: [0], response: [0] },
      { key: [1], response: [2] },
      { key: [2], response: [] },
    ];
    expect(matched(groups, (one) => (one === 0 ? [1, 1] : undefined))).toEqual(['0-0']);
  });

  it('solves each connected part of a group', () => {
    const all = [{ key: [2, 0, 1], response: [1, 2, 0] }];
    expect(matched(all, (one, other) => (one === other ? [1, 2] : undefined))).toEqual(['0-0', '1-1', '2-2']);
    // 0-1 and 1-0 weigh more together than 0-0 alone.
    const weights = new Map([
      ['0-0', 3],
      ['0-1', 2],
      ['1-0', 2],
    ]);
    const weigh = (one: number, other: number) => {
      const weight = weights.get(`${one}-${other}`);
      return weight === undefined ? undefined : ([weight, 4] as const);
    };
    expect(matched(all, weigh)).toEqual(['0-1', '1-0']);
    expect(matched([{ key: [0, 1], response: [0, 1] }], weigh, true)).toEqual(['0-1', '1-0']);
  });

  it('matches one mention of several with the best of the other side', () => {
    expect(matched([{ key: [1], response: [0, 1, 2] }], (_, other) => [1 + (other % 2), 2])).toEqual(['1-1']);
    // All weigh the same: the closest, "2-4", which shares two words.
    expect(matched([{ key: [1], response: [2, 1, 0] }], () => [1, 1])).toEqual(['1-1']);
  });
});
