import { expect, it } from 'vitest';
import { firstOfSpanAndHead, hasHeads, headsOf, twinsWithHeads } from '../../../src/matching/same-heads.ts';
import { bracketed, headed } from '../../support/bracketed.ts';

it('has the head of a mention of one word, the head that is annotated, and the first word where the format says so', () => {
  const document = bracketed('[the old *man] in [it] [the car]');
  expect([...headsOf(document)]).toEqual([2, 4, -1]);
  expect([...headsOf({ ...document, hasFirstWordsAsHeads: true })]).toEqual([2, 4, 5]);
});

it('knows whether mentions of several words have heads', () => {
  expect(hasHeads(bracketed('[the old *man]'))).toBe(true);
  expect(hasHeads(bracketed('[the old man]'))).toBe(false);
  expect(hasHeads({ ...bracketed('[the old man]'), hasFirstWordsAsHeads: true })).toBe(true);
});

it('takes the same words with the same head for one mention', () => {
  expect(firstOfSpanAndHead(headed('0-2@1 0-2@2'))).toBeUndefined();
  expect([...(firstOfSpanAndHead(headed('0-2@1 0-2@2 0-2@1')) ?? [])]).toEqual([0, 1, 0]);
});

it('pairs the same words with the same head, or where one side has no head', () => {
  expect([...twinsWithHeads(headed('0-2@1 3-4@3'), headed('0-2@2 3-4'))]).toEqual([-1, 1]);
  expect([...twinsWithHeads(headed('0-2@1 0-2@2'), headed('0-2@2 0-2@1'))]).toEqual([1, 0]);
});
