import { expect, it } from 'vitest';
import { leftOutFields, leftOutLine } from '../../../src/report/left-out.ts';

it('leftOutLine names the responses that could not be scored, and is empty if there are none', () => {
  expect(leftOutLine({ leftOut: ['a', 'b'] })).toBe('Left out, because of errors: a, b');
  expect([leftOutLine({ leftOut: [] }), leftOutLine({})]).toEqual(['', '']);
});

it('leftOutFields is a field with their names, or none', () => {
  expect(leftOutFields({ leftOut: ['a', 'b'] })).toEqual({ leftOut: ['a', 'b'] });
  expect([leftOutFields({ leftOut: [] }), leftOutFields({})]).toEqual([{}, {}]);
});
