import { describe, expect, it } from 'vitest';
import { blanc, blancWeight } from '../../../src/metrics/blanc.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('has the links of the worked example of Pradhan et al. (2014)', () => {
  const score = scoreOf(blanc, sets('abc defg'), sets('ab cd fghi'));
  expect(score.coref.counts).toEqual({ recall: [2, 9], precision: [2, 8] });
  expect(score.noncoref.counts).toEqual({ recall: [8, 12], precision: [8, 20] });
  expect(score.f1).toBeCloseTo((4 / 17 + 1 / 2) / 2, 12);
});

describe('the boundary cases of the reference scorer', () => {
  const resultOf = (key: string, response: string) => {
    const { recall, precision, f1 } = scoreOf(blanc, sets(key), sets(response));
    return [recall, precision, f1];
  };

  it('make the score undefined without any link in the key', () => {
    expect(resultOf('a', 'abc')).toEqual([null, null, null]);
  });

  it('have precision 0, not an undefined one, if the key has one kind of link and the response none of any', () => {
    expect(resultOf('ab', '')).toEqual([0, 0, 0]);
    expect(resultOf('ab', 'a')).toEqual([0, 0, 0]);
    expect(resultOf('a b', 'a')).toEqual([0, 0, 0]);
  });

  it('use the one kind of link that the key has', () => {
    // Coreference links: 1 of 3 found, and the 1 of the response is right.
    expect(resultOf('abc', 'ab c')).toEqual([1 / 3, 1, 1 / 2]);
    // Other links: 2 of 3 found, and both of the response are right.
    expect(resultOf('a b c', 'ab c')).toEqual([2 / 3, 1, expect.closeTo(4 / 5, 12)]);
  });

  it('give a kind of link that only the response lacks precision 0', () => {
    expect(resultOf('abc', 'a b c')).toEqual([0, 0, 0]);
    // Other links: none in the response. Coreference links: the only one is found, 1 of 3 is right.
    expect(resultOf('ab c', 'abc')).toEqual([1 / 2, expect.closeTo(1 / 6, 12), expect.closeTo(1 / 4, 12)]);
    // Coreference links: none in the response. Other links: both are found, 2 of 3 are right.
    expect(resultOf('ab c', 'a b c')).toEqual([1 / 2, expect.closeTo(1 / 3, 12), expect.closeTo(2 / 5, 12)]);
  });
});

describe('the weight', () => {
  it('is that of coreference links; other links have the rest', () => {
    const { recall, precision } = scoreOf(
      blanc,
      sets('abc defg'),
      sets('ab cd fghi'),
      metricOptions({ blancWeight: 0.25 }),
    );
    expect(recall).toBeCloseTo(0.25 * (2 / 9) + 0.75 * (8 / 12), 12);
    expect(precision).toBeCloseTo(0.25 * (2 / 8) + 0.75 * (8 / 20), 12);
  });

  it('is a number from 0 to 1', () => {
    expect([0, 0.5, 1].map((weight) => blancWeight.resolve(weight))).toEqual([0, 0.5, 1]);
    expect(() => blancWeight.resolve(1.01)).toThrow('from 0 to 1, but is 1.01');
    expect(() => blancWeight.resolve(-0.01)).toThrow('from 0 to 1, but is -0.01');
  });
});
