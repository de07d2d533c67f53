import { expect, it } from 'vitest';
import { clip } from '../../../src/problems/clip.ts';

it('cuts a long text, and says so', () => {
  expect(clip('abc', 3)).toBe('abc');
  expect(clip('abcd', 3)).toBe('abc…');
  expect(clip('x'.repeat(100))).toHaveLength(61);
});
