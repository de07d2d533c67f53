import { expect, it } from 'vitest';
import {
  byErrorType,
  CONFLATED_ENTITIES,
  DIVIDED_ENTITY,
  EXTRA_ENTITY,
  EXTRA_MENTION,
  errorTypes,
  MISSING_ENTITY,
  MISSING_MENTION,
  SPAN_ERROR,
  TYPE_SET_COUNT,
} from '../../../src/analyze/error-types.ts';

it('a value for each type is made from the type and its bit, in the order of the types', () => {
  const bits = byErrorType((_, bit) => 1 << bit);
  expect(Object.entries(bits)).toEqual([
    ['span-error', SPAN_ERROR],
    ['conflated-entities', CONFLATED_ENTITIES],
    ['extra-mention', EXTRA_MENTION],
    ['extra-entity', EXTRA_ENTITY],
    ['divided-entity', DIVIDED_ENTITY],
    ['missing-mention', MISSING_MENTION],
    ['missing-entity', MISSING_ENTITY],
  ]);
  expect(byErrorType((type) => type.length)['span-error']).toBe(10);
});

it('there are 2⁷ sets of types', () => {
  const all =
    SPAN_ERROR |
    CONFLATED_ENTITIES |
    EXTRA_MENTION |
    EXTRA_ENTITY |
    DIVIDED_ENTITY |
    MISSING_MENTION |
    MISSING_ENTITY;
  expect(TYPE_SET_COUNT).toBe(all + 1);
  expect(TYPE_SET_COUNT).toBe(2 ** errorTypes.length);
});
