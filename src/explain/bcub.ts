import type { Explain } from './explain.ts';
import { directions, plainTerm, workedFraction } from './worked.ts';

/** B³ (Pradhan et al. 2014, section 4.2): each overlap of two entities, squared, over the size of the entity. */
export const explainBcub: Explain = ({ table }) => ({
  facts: [],
  fractions: directions(table).map(({ name, symbol, own, other, table: { keySizes, cells } }) =>
    workedFraction({
      symbol,
      name,
      formula: `Σ (|${own}i ∩ ${other}j|² / |${own}i|) / Σ |${own}i|`,
      formulaTex: `\\frac{\\sum_i \\sum_j \\frac{|${own}_i \\cap ${other}_j|^2}{|${own}_i|}}{\\sum_i |${own}_i|}`,
      numerator: Array.from(cells, ({ key, response, shared, keySize }) => ({
        about: `${own}${key + 1} ${other}${response + 1}`,
        work: `${shared}²/${keySize}`,
        tex: `\\frac{${shared}^2}{${keySize}}`,
        value: (shared * shared) / keySize,
      })),
      denominator: Array.from(keySizes, (size, i) => plainTerm(size, `${own}${i + 1}`)),
    }),
  ),
});
