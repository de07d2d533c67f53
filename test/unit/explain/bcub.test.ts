/** The example of Pradhan et al. (2014, section 4.2). */
import { expect, it } from 'vitest';
import { explainBcub } from '../../../src/explain/bcub.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

const paper = workedOut(explainBcub, 'abc defg', 'ab cd fghi');

it('has a term for each overlap of two entities', () => {
  expect(paper.work).toEqual({
    R: '2²/3 + 1²/3 + 1²/4 + 2²/4 : 3 + 4',
    P: '2²/2 + 1²/2 + 1²/2 + 2²/4 : 2 + 2 + 4',
  });
  expect(paper.about).toEqual(['K1 R1, K1 R2, K2 R2, K2 R3', 'R1 K1, R2 K1, R2 K2, R3 K2']);
  expect(paper.values).toEqual([near(35 / 12 / 7), near(4 / 8)]);
});

it('has the formula of the paper, and no fact beside it', () => {
  const [recall, precision] = paper.fractions;
  expect(recall.formula).toBe('Σ (|Ki ∩ Rj|² / |Ki|) / Σ |Ki|');
  expect(precision.formula).toBe('Σ (|Ri ∩ Kj|² / |Ri|) / Σ |Ri|');
  expect(recall.formulaTex).toBe('\\frac{\\sum_i \\sum_j \\frac{|K_i \\cap R_j|^2}{|K_i|}}{\\sum_i |K_i|}');
  expect(recall.numerator[0].tex).toBe('\\frac{2^2}{3}');
  expect(paper.facts).toEqual({});
});

it('has mentions that one side lacks in the denominator only', () => {
  const { work, values } = workedOut(explainBcub, 'ab', 'c');
  expect(work).toEqual({ R: ' : 2', P: ' : 1' });
  expect(values).toEqual([0, 0]);
  expect(workedOut(explainBcub, '', '').values).toEqual([null, null]);
});
