import { describe, expect, it } from 'vitest';
import { blancGold } from '../../../src/metrics/blanc_gold.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const f1Of = (key: string, response: string) => scoreOf(blancGold, sets(key), sets(response)).f1;

describe('the boundary cases of Recasens & Hovy (2010), section 2.2', () => {
  it.each([
    ['one entity on both sides', 'abc', 'abc', 1],
    ['singletons against one entity', 'abc', 'a b c', 0],
    ['one entity against singletons', 'a b c', 'abc', 0],
    ['singletons on both sides', 'a b c', 'a b c', 1],
    ['a single mention', 'a', 'a', 1],
  ])('%s', (_, key, response, expected) => {
    const { recall, precision, f1 } = scoreOf(blancGold, sets(key), sets(response));
    expect([recall, precision, f1]).toEqual([expected, expected, expected]);
  });

  it('no mention at all: the score is undefined', () => {
    expect(f1Of('', '')).toBeNull();
  });

  it('one entity in the response: links between entities score 0', () => {
    // All 3 links of the response are coreferent, 1 of them in the key: F₁ of 1 and 1/3 is 1/2, halved.
    expect(f1Of('ab c', 'abc')).toBeCloseTo(0.25, 12);
  });
});

it('refuses mention sets that differ, and counts the mentions of one side only', () => {
  expect(() => f1Of('ab', 'abcd')).toThrow(InputError);
  expect(() => f1Of('ab', 'abcd')).toThrow('2 mentions are on one side only');
  expect(() => f1Of('ab c', 'ab')).toThrow('1 mention is on one side only');
});
