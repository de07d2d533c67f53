import { expect, it } from 'vitest';
import { workedNumbers } from '../../../../src/web/playground/worked-numbers.ts';

const PAPER = {
  key: [
    ['a', 'b', 'c'],
    ['d', 'e', 'f', 'g'],
  ],
  response: [
    ['a', 'b'],
    ['c', 'd'],
    ['f', 'g', 'h', 'i'],
  ],
};

it('has the numbers of the example of Pradhan et al. (2014)', () => {
  const { metrics, conll } = workedNumbers(PAPER);
  const f1 = (id: string) => metrics.find(({ metric }) => metric === id)?.score.f1 ?? Number.NaN;
  // MUC: 2/5 and 2/5; B³: 35/84 and 1/2, so F₁ is 5/11; CEAFe: φ sums to 1.3 over 2 and 3 entities.
  expect(f1('muc')).toBeCloseTo(2 / 5, 12);
  expect(f1('bcub')).toBeCloseTo(5 / 11, 12);
  expect(f1('ceafe')).toBeCloseTo((2 * 1.3) / 5, 12);
  expect(conll).toBeCloseTo((2 / 5 + 5 / 11 + 2.6 / 5) / 3, 12);
});

it('has the terms of each fraction', () => {
  const muc = workedNumbers(PAPER).metrics.find(({ metric }) => metric === 'muc');
  expect(muc?.fractions[0].numerator.map(({ work }) => work)).toHaveLength(2);
  expect(muc?.fractions.map(({ num, den }) => [num, den])).toEqual([
    [2, 5],
    [2, 5],
  ]);
});

it('leaves out entities without mentions', () => {
  const { metrics } = workedNumbers({ key: [['a', 'b'], []], response: [[], ['a', 'b']] });
  for (const { metric, score } of metrics) expect([metric, score.f1]).toEqual([metric, 1]);
});

it('has no average for an empty board', () => {
  expect(workedNumbers({ key: [], response: [] }).conll).toBeNull();
});
