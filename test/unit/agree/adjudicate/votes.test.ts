import { describe, expect, it } from 'vitest';
import { isMention, votesFor, winner } from '../../../../src/agree/adjudicate/votes.ts';

describe('isMention', () => {
  it('is decided by more than half of all, and open for half', () => {
    expect([1, 2, 3].map((having) => isMention(having, 3, 'majority'))).toEqual([false, true, true]);
    expect(isMention(2, 4, 'first')).toBeUndefined();
  });

  it('is decided by all with ask, and never denied', () => {
    expect([1, 2, 3].map((having) => isMention(having, 3, 'ask'))).toEqual([undefined, undefined, true]);
  });
});

describe('winner', () => {
  const votes = (...choices: number[]) => votesFor(choices.map((choice, voter) => [choice, voter] as const));

  it('has more than half of the votes', () => {
    expect(winner(votes(7, 7, 8), 3, 'majority')).toBe(7);
    expect(winner(votes(7, 8), 2, 'majority')).toBeUndefined();
    expect(winner(votes(7, 8, 9), 3, 'first')).toBeUndefined();
  });

  it('has no rival with as many votes, which annotators who vote twice can make', () => {
    const twice = votesFor([
      [1, 0],
      [2, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(winner(twice, 2, 'majority')).toBeUndefined();
    expect(winner(twice, 2, 'ask')).toBeUndefined();
  });

  it('has all votes with ask', () => {
    expect(winner(votes(7, 7, 8), 3, 'ask')).toBeUndefined();
    expect(winner(votes(7, 7), 2, 'ask')).toBe(7);
  });
});

it('votesFor lists the voters of each choice in the order in which choices are met', () => {
  expect(
    votesFor([
      [5, 0],
      [3, 1],
      [5, 2],
    ]),
  ).toEqual([
    { choice: 5, voters: [0, 2] },
    { choice: 3, voters: [1] },
  ]);
});
