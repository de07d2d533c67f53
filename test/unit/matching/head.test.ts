import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import { head } from '../../../src/matching/head.ts';
import { configured } from '../../../src/matching/matcher.ts';
import { bracketed, headed } from '../../support/bracketed.ts';

const { match, repeats } = configured(head, {});
const twins = (key: string, response: string) => [...match(bracketed(key), bracketed(response)).twins];
const spanTwins = (key: string, response: string) => [...match(headed(key), headed(response)).twins];

describe('matching by heads', () => {
  it('matches mentions with the same head, and no others', () => {
    expect(twins('[the old *man in the car]', 'the [old *man] in the [*car]')).toEqual([0, -1]);
    expect(twins('[the old *man in the car]', '[the old man in the *car]')).toEqual([-1]);
  });

  it('prefers the same mention', () => {
    expect(twins('the [old *man]', '[the [old *man]]')).toEqual([-1, 0]);
  });

  it('prefers the greater share of the key mention, then the closest mention', () => {
    expect(twins('[the old *man here]', '[the [old *man]] here')).toEqual([0, -1]);
    expect(twins('the [old *man] in a car', '[the [[old *man in] a car]]')).toEqual([-1, -1, 0]);
  });

  it('maximises the sum over the mentions with one head', () => {
    // Alone, 2-5 and 2-4 would both take 2-6; the sum is greater if 2-4 takes 3-4.
    expect(spanTwins('2-5@3 2-4@3', '2-6@3 3-4@3')).toEqual([0, 1]);
    // 2/3 + 1/4 is more than 2/4 + 1/3.
    expect(spanTwins('2-5@3 2-4@3', '2-3@3 3-3@3')).toEqual([1, 0]);
  });

  it('takes the earlier of two mentions that are equally close', () => {
    expect(spanTwins('1-2@2', '0-2@2 1-3@2')).toEqual([0, -1]);
    expect(spanTwins('1-2@2', '1-3@2 0-2@2')).toEqual([-1, 0]);
  });

  it('takes the only word of a mention for its head', () => {
    expect(twins('[the *man]', 'the [man]')).toEqual([0]);
  });

  it('matches a mention without a head only with the same words', () => {
    expect(twins('[the *man] here', '[the man] here')).toEqual([0]);
    expect(twins('[the *man] here', '[the man here]')).toEqual([-1]);
    const { facts } = match(bracketed('[the *man] [a b]'), bracketed('[the man] [a b]'));
    expect(facts).toMatchObject({ keyHeads: 1, keyWithoutHead: 1, responseWithoutHead: 2 });
  });

  it('takes the first word for the head where the format says so', () => {
    const response = { ...bracketed('[the man] here'), hasFirstWordsAsHeads: true };
    expect([...match(bracketed('[the *man] here'), response).twins]).toEqual([-1]);
    expect([...match(bracketed('[*the man here]'), response).twins]).toEqual([0]);
    expect(match(response, response).facts.keyHeads).toBe(1);
  });

  it('keeps mentions with the same words and different heads apart', () => {
    const document = headed('0-2@1 0-2@2');
    expect(repeats(document)).toBeUndefined();
    expect([...match(document, document).twins]).toEqual([0, 1]);
    expect(spanTwins('0-2@1 0-2@2', '0-2@2 0-2')).toEqual([1, 0]);
    expect(spanTwins('0-2@1', '0-2 0-2@1')).toEqual([-1, 0]);
    const repeated = { ...document, mentions: Mentions.of([0, 1, 0].map((i) => document.mentions.at(i))) };
    expect(repeats(repeated)).toEqual(Int32Array.of(0, 1, 0));
  });

  it('matches more than 64 mentions with one head best first, and says so', () => {
    const spans = (from: number) => Array.from({ length: 70 }, (_, i) => `0-${i + from}@0`).join(' ');
    const { twins: found, facts } = match(headed(spans(1)), headed(spans(2)));
    expect([...found]).toEqual([...Array.from({ length: 69 }, (_, i) => i + 1), 0]);
    expect(facts.largeGroups).toBeUndefined();
    const other = match(headed(spans(1)), headed(spans(101)));
    expect(other.facts.largeGroups).toBe(1);
    expect(new Set(other.twins).size).toBe(70);
  });
});
