import { expect, it } from 'vitest';
import { explainLea } from '../../../src/explain/lea.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

it('weights the share of right links of each entity by its size', () => {
  const { work, values, about, fractions } = workedOut(explainLea, 'abc defg', 'ab cd fghi');
  expect(work).toEqual({ R: '3·1/3 + 4·1/6 : 3 + 4', P: '2·1/1 + 2·0/1 + 4·1/6 : 2 + 2 + 4' });
  expect(values).toEqual([near(5 / 21), near(1 / 3)]);
  expect(about).toEqual(['K1, K2', 'R1, R2, R3']);
  expect(fractions[1].formula).toBe('Σ importance(Ri) · Σ link(Ri ∩ Kj) / link(Ri) / Σ importance(Ri)');
  expect(fractions[0].numerator[0].tex).toBe('3 \\times \\frac{1}{3}');
});

it('lists the links of several parts', () => {
  const { work, values } = workedOut(explainLea, 'abcde', 'ab cde');
  expect(work.R).toBe('5·(1 + 3)/10 : 5');
  expect(values).toEqual([near(2 / 5), 1]);
});

it('gives a singleton one link, to itself', () => {
  const { work, values } = workedOut(explainLea, 'a b cd', 'a bc d');
  expect(work).toEqual({ R: '1·1/1 + 1·0/1 + 2·0/1 : 1 + 1 + 2', P: '1·1/1 + 2·0/1 + 1·0/1 : 1 + 2 + 1' });
  expect(values).toEqual([near(1 / 4), near(1 / 4)]);
});

it('has the weights of another importance, with four decimals', () => {
  const log = workedOut(explainLea, 'ab c', 'ab c', metricOptions({ leaImportance: 'log' }));
  // log₂ 3 and log₂ 2
  expect(log.work.R).toBe('1.5850·1/1 + 1·1/1 : 1.5850 + 1');
  expect(log.values).toEqual([1, 1]);
  const uniform = workedOut(explainLea, 'abc de', 'ab c de', metricOptions({ leaImportance: 'uniform' }));
  expect(uniform.work.R).toBe('1·1/3 + 1·1/1 : 1 + 1');
  expect(uniform.values[0]).toEqual(near(2 / 3));
});
