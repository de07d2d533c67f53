import type { Contingency } from '../core/contingency.ts';
import { alignedEntities, phi3, phi4, type Similarity } from '../metrics/ceaf.ts';
import type { Explain } from './explain.ts';
import { texName } from './muc.ts';
import { type Fact, plainTerm, type Term, workedFraction } from './worked.ts';

/** CEAF with mention similarity (Pradhan et al. 2014, section 4.3). */
export const explainCeafm: Explain = ({ table }) => {
  const { facts, terms } = alignment(table, phi3, 'φ₃', (shared) => [`${shared}`, `${shared}`]);
  return {
    facts,
    fractions: [
      workedFraction({
        symbol: 'R',
        name: 'recall',
        formula: 'Σ |Ki ∩ g*(Ki)| / Σ |Ki|',
        formulaTex: '\\frac{\\sum_i |K_i \\cap g^*(K_i)|}{\\sum_i |K_i|}',
        numerator: terms,
        denominator: sizes(table.keySizes, 'K'),
      }),
      workedFraction({
        symbol: 'P',
        name: 'precision',
        formula: 'Σ |Ki ∩ g*(Ki)| / Σ |Rj|',
        formulaTex: '\\frac{\\sum_i |K_i \\cap g^*(K_i)|}{\\sum_j |R_j|}',
        numerator: terms,
        denominator: sizes(table.responseSizes, 'R'),
      }),
    ],
  };
};

/** CEAF with entity similarity (Pradhan et al. 2014, section 4.3). */
export const explainCeafe: Explain = ({ table }) => {
  const { facts, terms } = alignment(table, phi4, 'φ₄', (shared, key, response) => [
    `2·${shared}/(${key} + ${response})`,
    `\\frac{2 \\times ${shared}}{${key} + ${response}}`,
  ]);
  const side = (symbol: string, name: string, count: string, entities: number) =>
    workedFraction({
      symbol,
      name,
      formula: `Σ φ₄(Ki, g*(Ki)) / ${count}`,
      formulaTex: `\\frac{\\sum_i \\phi_4(K_i, g^*(K_i))}{${count === 'Nk' ? 'N_k' : 'N_r'}}`,
      numerator: terms,
      denominator: [plainTerm(entities)],
    });
  return {
    facts,
    fractions: [
      side('R', 'recall', 'Nk', table.keySizes.length),
      side('P', 'precision', 'Nr', table.responseSizes.length),
    ],
  };
};

/** The best alignment as a list, and the similarity of each pair as a term. */
function alignment(
  table: Contingency,
  similarity: Similarity,
  phi: string,
  work: (shared: number, keySize: number, responseSize: number) => readonly [work: string, tex: string],
): { facts: Fact[]; terms: Term[] } {
  const { keySizes, responseSizes, cells } = table;
  const responseOf = alignedEntities(table, similarity);
  const taken = new Set(responseOf);
  const terms: Term[] = [];
  for (const { key, response, shared, keySize, responseSize } of cells) {
    if (responseOf[key] !== response) continue;
    const [text, tex] = work(shared, keySize, responseSize);
    terms.push({
      about: `K${key + 1} R${response + 1}`,
      work: text,
      tex,
      value: similarity(shared, keySize, responseSize),
    });
  }
  const facts: Fact[] = Array.from({ length: keySizes.length }, (_, i) => ({
    symbol: `g*(K${i + 1})`,
    symbolTex: `g^*(${texName(`K${i + 1}`)})`,
    value: responseOf[i] < 0 ? 'none' : `R${responseOf[i] + 1}`,
  }));
  const unaligned = Array.from({ length: responseSizes.length }, (_, j) => j).filter((j) => !taken.has(j));
  if (unaligned.length > 0) {
    facts.push({
      symbol: 'not aligned',
      symbolTex: '\\text{not aligned}',
      value: unaligned.map((j) => `R${j + 1}`).join(', '),
    });
  }
  return { facts: [{ symbol: 'similarity', symbolTex: '\\text{similarity}', value: phi }, ...facts], terms };
}

const sizes = (list: ArrayLike<number>, letter: string): Term[] =>
  Array.from(list, (size, i) => plainTerm(size, `${letter}${i + 1}`));
