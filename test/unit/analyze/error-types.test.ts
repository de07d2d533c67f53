import { expect, it } from 'vitest';
import {
  byErrorType,
  CONFLATED,
  DIVIDED,
  EXTRA_ENTITY,
  EXTRA_MENTION,
  errorTypes,
  MISSING_ENTITY,
  MISSING_MENTION,
  SETS,
  SPAN,
} from '../../../src/analyze/error-types.ts';

it('a value for each type is made from the type and its bit, in the order of the types', () => {
  const bits = byErrorType((_, bit) => 1 << bit);
  expect(Object.entries(bits)).toEqual([
    ['span-error', SPAN],
    ['conflated-entities', CONFLATED],
    ['extra-mention', EXTRA_MENTION],
    ['extra-entity', EXTRA_ENTITY],
    ['divided-entity', DIVIDED],
    ['missing-mention', MISSING_MENTION],
    ['missing-entity', MISSING_ENTITY],
  ]);
  expect(byErrorType((type) => type.length)['span-error']).toBe(10);
});

it('there are 2⁷ sets of types', () => {
  const all = SPAN | CONFLATED | EXTRA_MENTION | EXTRA_ENTITY | DIVIDED | MISSING_MENTION | MISSING_ENTITY;
  expect(SETS).toBe(all + 1);
  expect(SETS).toBe(2 ** errorTypes.length);
});
