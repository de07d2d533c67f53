/** The example of Pradhan et al. (2014, section 4.3). */
import { describe, expect, it } from 'vitest';
import { explainCeafe, explainCeafm } from '../../../src/explain/ceaf.ts';
import { near } from '../../support/near.ts';
import { workedOut } from '../../support/worked.ts';

const alignment = { 'g*(K1)': 'R1', 'g*(K2)': 'R3', 'not aligned': 'R2' };

describe('CEAFm', () => {
  const paper = workedOut(explainCeafm, 'abc defg', 'ab cd fghi');

  it('adds up the mentions that aligned entities share', () => {
    expect(paper.facts).toEqual({ similarity: 'φ₃', ...alignment });
    expect(paper.work).toEqual({ R: '2 + 2 : 3 + 4', P: '2 + 2 : 2 + 2 + 4' });
    expect(paper.about).toEqual(['K1 R1, K2 R3', 'K1 R1, K2 R3']);
    expect(paper.values).toEqual([near(4 / 7), near(4 / 8)]);
    expect(paper.fractions[1].formula).toBe('Σ |Ki ∩ g*(Ki)| / Σ |Rj|');
  });
});

describe('CEAFe', () => {
  const paper = workedOut(explainCeafe, 'abc defg', 'ab cd fghi');

  it('divides the similarity of aligned entities by the number of entities', () => {
    expect(paper.facts).toEqual({ similarity: 'φ₄', ...alignment });
    expect(paper.work).toEqual({
      R: '2·2/(3 + 2) + 2·2/(4 + 4) : 2',
      P: '2·2/(3 + 2) + 2·2/(4 + 4) : 3',
    });
    expect(paper.values).toEqual([near(0.65), near(1.3 / 3)]);
    const [recall, precision] = paper.fractions;
    expect(recall.numerator[0].tex).toBe('\\frac{2 \\times 2}{3 + 2}');
    expect(recall.formulaTex).toBe('\\frac{\\sum_i \\phi_4(K_i, g^*(K_i))}{N_k}');
    expect(precision.formula).toBe('Σ φ₄(Ki, g*(Ki)) / Nr');
  });

  it('shows a key entity without a partner, and no line for the response if all are aligned', () => {
    const { facts, values } = workedOut(explainCeafe, 'ab c', 'ab');
    expect(facts).toEqual({ similarity: 'φ₄', 'g*(K1)': 'R1', 'g*(K2)': 'none' });
    expect(values).toEqual([near(1 / 2), 1]);
  });

  it('aligns nothing where nothing is shared', () => {
    const { facts, work, values } = workedOut(explainCeafe, 'a', 'b c');
    expect(facts).toEqual({ similarity: 'φ₄', 'g*(K1)': 'none', 'not aligned': 'R1, R2' });
    expect(work.R).toBe(' : 1');
    expect(values).toEqual([0, 0]);
  });
});
