import { expect, it } from 'vitest';
import { integers } from '../../../src/core/integers.ts';

it('copies a list, and returns a typed array itself', () => {
  const typed = Int32Array.of(3, 1);
  expect(integers(typed)).toBe(typed);
  expect(integers([3, 1])).toEqual(typed);
});
