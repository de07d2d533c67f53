/** The example of Pradhan et al. (2014, section 4.1), and the parts of mentions that a side lacks. */
import { expect, it } from 'vitest';
import { explainMuc, texName } from '../../../src/explain/muc.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

const paper = workedOut(explainMuc, 'abc defg', 'ab cd fghi');

it('cuts the entities of each side by the other', () => {
  expect(paper.facts).toEqual({
    'p(K1)': '{a, b} {c}',
    'p(K2)': '{d} {e} {f, g}',
    'p′(R1)': '{a, b}',
    'p′(R2)': '{c} {d}',
    'p′(R3)': '{f, g} {h} {i}',
  });
});

it('subtracts the number of parts from the size of each entity', () => {
  expect(paper.work).toEqual({
    R: '(3 − 2) + (4 − 3) : (3 − 1) + (4 − 1)',
    P: '(2 − 1) + (2 − 2) + (4 − 3) : (2 − 1) + (2 − 1) + (4 − 1)',
  });
  expect(paper.values).toEqual([near(2 / 5), near(2 / 5)]);
  expect(paper.about).toEqual(['K1, K2', 'R1, R2, R3']);
});

it('has the formula of the paper in both notations', () => {
  const [recall, precision] = paper.fractions;
  expect([recall.name, recall.formula]).toEqual(['recall', 'Σ (|Ki| − |p(Ki)|) / Σ (|Ki| − 1)']);
  expect(precision.formula).toBe('Σ (|Ri| − |p′(Ri)|) / Σ (|Ri| − 1)');
  expect(precision.formulaTex).toBe("\\frac{\\sum_i (|R_i| - |p'(R_i)|)}{\\sum_i (|R_i| - 1)}");
  expect(recall.numerator[0].tex).toBe('(3 - 2)');
});

it('is undefined where an entity has no link', () => {
  const { values, facts, work } = workedOut(explainMuc, 'a', 'b');
  expect(values).toEqual([null, null]);
  expect(facts).toEqual({ 'p(K1)': '{a}', 'p′(R1)': '{b}' });
  expect(work.R).toBe('(1 − 1) : (1 − 1)');
});

it('writes names with an index in TeX', () => {
  expect([texName('K1'), texName('R12'), texName('K')]).toEqual(['K_{1}', 'R_{12}', 'K']);
});
