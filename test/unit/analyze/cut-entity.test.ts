import { describe, expect, it } from 'vitest';
import { anchorOf, cutEntity } from '../../../src/analyze/cut-entity.ts';

/** The entity of the other side of nodes 0 to 5; −1 where that side lacks the mention. */
const other = Int32Array.of(7, -1, 3, 7, -1, 3);
const isPronoun = (node: number) => node === 0 || node === 3;
const none = () => false;

describe('cutEntity', () => {
  it('finds nothing wrong with an entity within one of the other side', () => {
    expect(cutEntity([0, 3], other, none, 'berkeley')).toMatchObject({
      parts: [[0, 3]],
      lone: [],
      anchor: 0,
      isFaulty: false,
      isBlock: false,
    });
  });

  it('cuts by the entities of the other side, in the order of their first mention', () => {
    expect(cutEntity([0, 1, 2, 3, 5], other, none, 'berkeley')).toEqual({
      nodes: [0, 1, 2, 3, 5],
      parts: [
        [0, 3],
        [2, 5],
      ],
      lone: [1],
      anchor: 0,
      anchorPart: 0,
      isBlock: false,
      isFaulty: true,
    });
  });

  it('has a lone anchor in the Berkeley style only', () => {
    expect(cutEntity([0, 1, 2], other, isPronoun, 'berkeley')).toMatchObject({ anchor: 1, anchorPart: -1 });
    expect(cutEntity([0, 1, 2], other, isPronoun, 'contingency')).toMatchObject({ anchor: 2, anchorPart: 1 });
  });

  it('is one error if the other side lacks it, or all but pronouns of it in the Berkeley style', () => {
    expect(cutEntity([1, 4], other, none, 'contingency')).toMatchObject({ isBlock: true, parts: [] });
    const pronouns = [0, 1, 3, 4];
    expect(cutEntity(pronouns, other, isPronoun, 'berkeley').isBlock).toBe(true);
    expect(cutEntity(pronouns, other, isPronoun, 'contingency').isBlock).toBe(false);
    expect(cutEntity(pronouns, other, none, 'berkeley').isBlock).toBe(false);
    expect(cutEntity([0, 1], other, isPronoun, 'berkeley').isBlock).toBe(false);
  });
});

describe('anchorOf', () => {
  it('is the earliest mention that is not a pronoun, or else the earliest', () => {
    expect(anchorOf([0, 2, 3], isPronoun)).toBe(2);
    expect(anchorOf([3, 0], isPronoun)).toBe(3);
  });
});
