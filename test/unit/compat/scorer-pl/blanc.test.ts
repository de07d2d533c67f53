import { describe, expect, it } from 'vitest';
import { printed } from '../../../support/scorer-pl-sets.ts';

describe('blanc of the reference, where a kind of link is missing', () => {
  it.each([
    [['abc'], ['ab', 'c'], '33.33/100/50'],
    [['ab', 'c'], ['abc'], '50/16.66/25'],
    [['ab', 'c'], ['a', 'b', 'c'], '50/33.33/40'],
    [['a', 'b', 'c'], ['ab', 'c'], '66.66/100/80'],
    [['ab'], ['a', 'b'], '0'],
    [['a'], ['a'], '0'],
  ])('scores key %j, response %j', (key, response, expected) => {
    expect(printed('blanc', key, response)).toBe(expected);
  });
});
