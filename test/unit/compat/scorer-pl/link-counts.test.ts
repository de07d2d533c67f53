import { expect, it } from 'vitest';
import { countLinks, intersectingPairs } from '../../../../src/compat/scorer-pl/link-counts.ts';
import { Owners } from '../../../../src/compat/scorer-pl/owners.ts';

it('counts pairs in some entity, and those that are in no other', () => {
  const owners = new Owners(
    [
      [0, 1, 2],
      [2, 3],
    ],
    4,
  );
  expect(countLinks([0, 1, 2, 3], owners)).toEqual({ together: 4, onlyTogether: 1 });
});

it('counts pairs of sets that intersect, small and large', () => {
  const large = Array.from({ length: 10 }, (_, i) => i);
  expect(intersectingPairs([[1, 2], [2, 3], [1, 2, 3], [20]])).toBe(3);
  expect(intersectingPairs([[1, 2], [2, 3], [20], large, [9, ...large.map((i) => i + 30)]])).toBe(4);
});
