import { expect, it } from 'vitest';
import { Owners } from '../../../../src/compat/scorer-pl/owners.ts';
import {
  countByLastOwner,
  occurrenceCount,
  pairs,
  scoredDocument,
} from '../../../../src/compat/scorer-pl/scored-document.ts';

it('knows the owners of each number on both sides', () => {
  const sides = {
    key: [[0, 2], [1]],
    response: [[2, 3]],
    numbers: 4,
    keyMentions: 3,
    responseMentions: 2,
    correct: 1,
    keyRepeats: [],
    responseRepeats: [],
  };
  const { key, response, keyOwners, responseOwners } = scoredDocument(sides);
  expect([key, response]).toEqual([sides.key, sides.response]);
  expect([...keyOwners.last]).toEqual([0, 1, 0, -1]);
  expect([...responseOwners.last]).toEqual([-1, -1, 0, 0]);
});

it('counts every occurrence of a mention', () => {
  expect(occurrenceCount([[0, 0, 1], [], [1]])).toBe(4);
  expect(occurrenceCount([])).toBe(0);
});

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 10],
  [1_000_000, 499_999_500_000],
])('finds among %i mentions %i pairs', (mentions, expected) => {
  expect(pairs(mentions)).toBe(expected);
});

it('counts mentions by their last owner, and not those without one', () => {
  const owners = new Owners([[0, 1], [1, 2], [3]], 5);
  expect([...countByLastOwner([4, 2, 0, 1], owners)]).toEqual([
    [1, 2],
    [0, 1],
  ]);
});
