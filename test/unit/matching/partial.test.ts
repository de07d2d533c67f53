import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import { configured } from '../../../src/matching/matcher.ts';
import { partial } from '../../../src/matching/partial.ts';
import { bracketed, headed } from '../../support/bracketed.ts';

const { match } = configured(partial, {});
const twins = (key: string, response: string) => [...match(bracketed(key), bracketed(response)).twins];

describe('partial matching', () => {
  it('matches a response mention within the key mention that contains its head', () => {
    expect(twins('[the old *man in the car]', 'the [old man] in the car')).toEqual([0]);
    expect(twins('[the old *man in the car]', 'the [old] man in [the car]')).toEqual([-1, -1]);
    expect(twins('the [old *man] here', '[the old man] here')).toEqual([-1]);
  });

  it('prefers the same mention, then the greatest part', () => {
    expect(twins('[the old *man]', 'the [old [man]]')).toEqual([0, -1]);
    expect(twins('[the [old *man]]', 'the [old [man]]')).toEqual([1, 0]);
  });

  it('does not look at the head of the response', () => {
    expect(twins('[the old *man]', 'the [*old man]')).toEqual([0]);
  });

  it('takes the minimum span for the core of a key mention without a head', () => {
    const [plain] = [...bracketed('[the old man here]').mentions];
    const key = {
      ...bracketed('the old man here'),
      mentions: Mentions.of([{ ...plain, minStart: 1, minEnd: 3 }]),
    };
    expect([...match(key, headed('1-2 2-3')).twins]).toEqual([0, -1]);
    const withHead = { ...key, mentions: Mentions.of([{ ...plain, minStart: 1, minEnd: 3, head: 3 }]) };
    expect([...match(withHead, headed('1-2 2-3')).twins]).toEqual([-1, 0]);
  });

  it('takes the whole mention where neither is known', () => {
    expect(twins('[the old man]', 'the [old man]')).toEqual([-1]);
    expect(twins('[the old man]', '[the old man]')).toEqual([0]);
  });

  it('maximises the sum over connected mentions', () => {
    const spans = (text: string) => headed(text);
    // 6/7 + 5/10 is more than 6/10 + 5/7.
    expect([...match(spans('0-9@5 0-6@5'), spans('1-6 2-6')).twins]).toEqual([1, 0]);
    // Both weigh most with the shorter key mention, which can have one of them.
    expect([...match(spans('0-9@5 1-9@4 8-9@9 2-6@4'), spans('3-6 4-5 9-9')).twins]).toEqual([3, 1, 2]);
  });
});
